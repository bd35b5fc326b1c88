import { DownOutlined } from '@ant-design/icons'
import { hasAny } from '../state/permissions'
import { useSession } from '../state/session'
import { hint } from './hint'
import { MenuButton } from './opener'
import styles from './row-actions.module.css'

export interface RowAction {
  key: string
  label: string
  onClick: () => void
  /** Shown to holders of one of these codes only. */
  codes?: readonly string[]
  danger?: boolean
  /** Why it cannot be pressed now. */
  disabled?: string
}

/** Up to so many stand side by side (S2-33). */
export const ALL_UP_TO = 4
const SHOWN_OF_MORE = 3

/** S2-33: a menu never holds a single entry. */
export const splitActions = <T,>(
  actions: readonly T[],
): [shown: readonly T[], more: readonly T[]] =>
  actions.length <= ALL_UP_TO
    ? [actions, []]
    : [actions.slice(0, SHOWN_OF_MORE), actions.slice(SHOWN_OF_MORE)]

interface RowActionsProps {
  actions: readonly RowAction[]
  /** What they act on, read out with each of them. */
  of?: string
  /** On a phone: cells of equal width along the card's lower edge. */
  strip?: boolean
}

export function RowActions({ actions, of, strip = false }: RowActionsProps) {
  const granted = useSession((state) => state.actionCodes)
  const [shown, more] = splitActions(actions.filter(({ codes }) => hasAny(granted, codes)))
  const name = (label: string) => (of ? `${label} ${of}` : undefined)
  return (
    <span className={strip ? styles.strip : styles.actions}>
      {shown.map(({ key, label, onClick, danger, disabled }) => (
        <button
          key={key}
          type="button"
          className={danger ? styles.danger : undefined}
          aria-label={name(label)}
          aria-disabled={disabled ? true : undefined}
          onClick={disabled ? undefined : onClick}
          {...hint(disabled)}
        >
          {label}
        </button>
      ))}
      {more.length > 0 && (
        <MenuButton entries={more} aria-label={name('更多')}>
          更多 {!strip && <DownOutlined className={styles.arrow} />}
        </MenuButton>
      )}
    </span>
  )
}
