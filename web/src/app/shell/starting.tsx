import { Logo } from './logo'
import styles from './starting.module.css'

/** The shell's outline while the user is being loaded: nothing jumps when it comes. */
export const Starting = ({ waits = false }: { waits?: boolean }) => (
  // Behind a dialog nothing is under way.
  <div className={styles.outline} {...(!waits && { role: 'status', 'aria-label': '加载中' })}>
    <div className={styles.bar}>
      <Logo />
    </div>
    <div className={styles.side} />
  </div>
)
