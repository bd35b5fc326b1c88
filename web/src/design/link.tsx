import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useGo } from './router-inside'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** From the root. */
  to: string
}

/**
 * A way to another page of the portal. The router's own link asks where it stands and is drawn anew, with every other
 * one, whenever somebody goes anywhere; ours lead from the root and need not know.
 */
export function Link({ to, onClick, ...props }: LinkProps) {
  const go = useGo()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForTheBrowser(event, props.target)) return
    event.preventDefault()
    go(to)
  }
  return <a {...props} href={`#${to}`} onClick={follow} />
}

/** Another tab, another window, a download. */
const isForTheBrowser = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  target: string | undefined,
) => button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target && target !== '_self')
