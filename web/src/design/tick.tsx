import { type ComponentProps, useEffect, useRef } from 'react'
import styles from './tick.module.css'

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  'aria-label': string
  /** Some of what it stands for is chosen, some is not. */
  partly?: boolean
}

/** The browser's own checkbox in our colours: a list has one in every row. What is around it belongs to it. */
export function Tick({ partly = false, ...props }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly
  }, [partly])
  return (
    <label className={styles.around}>
      <input ref={box} type="checkbox" className={styles.tick} {...props} />
    </label>
  )
}
