import { t } from '../../i18n/texts'
import styles from './logo.module.css'

export const Logo = ({ folded = false }: { folded?: boolean }) => (
  <span className={styles.logo}>
    <LogoMark />
    {!folded && <span>{t('system.title')}</span>}
  </span>
)

const LogoMark = () => (
  <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx="7" className={styles.ground} />
    <path d="M7 20V9.5l7 6.5 7-6.5V20" className={styles.letter} />
    <circle cx="14" cy="9.4" r="2.1" className={styles.dot} />
  </svg>
)
