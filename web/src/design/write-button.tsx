/** A button that writes. People of a company that is out of use see it, and why it is not for them. */
import { Button, type ButtonProps } from 'antd'
import { useClosed } from '../state/closed'
import { hint } from './hint'

interface WriteButtonProps extends ButtonProps {
  /** The states in which the company may do this all the same. */
  openWhile?: readonly string[]
}

export function WriteButton({ openWhile, ...props }: WriteButtonProps) {
  const closed = useClosed(openWhile)
  if (!closed) return <Button {...props} />
  return (
    // A disabled button takes neither pointer nor focus: what explains it does.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the reason must be reached by keyboard
    <span tabIndex={0} role="note" aria-label={closed} {...hint(closed)}>
      <Button {...props} disabled />
    </span>
  )
}
