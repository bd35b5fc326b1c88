import { StarFilled, StarOutlined } from '@ant-design/icons'
import styles from './favourite.module.css'

interface FavouriteStarProps {
  /** What it stands beside, for those who do not see it. */
  name: string
  on: boolean
  onChange: (on: boolean) => void
}

/** S4-08: keeps a thing at hand. */
export const FavouriteStar = ({ name, on, onChange }: FavouriteStarProps) => (
  <button
    type="button"
    className={`${styles.star} ${on ? styles.on : ''}`}
    aria-label={`收藏 ${name}`}
    aria-pressed={on}
    onClick={() => onChange(!on)}
  >
    {on ? <StarFilled /> : <StarOutlined />}
  </button>
)
