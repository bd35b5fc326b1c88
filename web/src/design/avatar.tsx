import styles from './avatar.module.css'

/** The first character of the name; pictures come with the files. */
export const Avatar = ({ name, size = 28 }: { name: string; size?: number }) => (
  <span
    className={styles.avatar}
    style={{ width: size, height: size, fontSize: size * 0.46 }}
    aria-hidden="true"
  >
    {[...name][0] ?? ''}
  </span>
)
