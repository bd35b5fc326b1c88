/** The words over what they explain. */
import { Tooltip } from 'antd'
import { useEffect, useId } from 'react'

interface BubbleProps {
  target: HTMLElement
  text: string
}

export function Bubble({ target, text }: BubbleProps) {
  const id = useId()
  useEffect(() => {
    target.setAttribute('aria-describedby', id)
    return () => target.removeAttribute('aria-describedby')
  }, [target, id])
  const { left, top, width, height } = target.getBoundingClientRect()
  return (
    <Tooltip open id={id} title={text}>
      <span style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />
    </Tooltip>
  )
}
