/** What an offer is, in one or two characters, always in the same order. */
import { PauseCircleFilled } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './badges.module.css'
import { hint } from './hint'

const LOOKS: Readonly<Record<string, string | undefined>> = {
  佳: styles.jia,
  助: styles.zhu,
  挂: styles.gua,
  返: styles.fan,
  补: styles.bu,
  翻播: styles.plain,
  复用: styles.plain,
  赠: styles.zeng,
}

/** More than so many hide behind `+n`. */
const MOST = 3

export interface Badge {
  label: string
  /** Stands beside it. */
  text?: string
  tip?: string
  /** For a word that is none of the fixed eight. */
  tone?: 'grey' | 'green' | 'orange' | 'red' | 'dark'
}

interface BadgeListProps {
  badges: readonly Badge[]
  /** All of them, as on a detail page. */
  all?: boolean
}

/** Badges as somebody else has decided them, in the order in which they come. */
export function BadgeList({ badges, all = false }: BadgeListProps) {
  const [open, setOpen] = useState(false)
  const shown = all || open ? badges : badges.slice(0, MOST)
  const rest = badges.slice(shown.length)
  if (badges.length === 0) return null
  return (
    <span className={styles.badges}>
      {shown.map((badge) => (
        <BadgeMark key={badge.label} {...badge} />
      ))}
      {rest.length > 0 && (
        // A finger cannot point without pressing: pressed, they stand there.
        <button
          type="button"
          className={`${styles.badge} ${styles.plain} ${styles.more}`}
          aria-label={`再显示 ${rest.length} 个标签`}
          {...hint(rest.map(({ label, tip }) => tip || label).join('、'))}
          onClick={(event) => {
            event.stopPropagation()
            setOpen(true)
          }}
        >
          +{rest.length}
        </button>
      )}
    </span>
  )
}

function BadgeMark({ label, text, tip, tone = 'grey' }: Badge) {
  return (
    <>
      <span
        className={`${styles.badge} ${LOOKS[label] ?? styles[tone]}`}
        {...hint(tip === label ? undefined : tip)}
      >
        {label}
      </span>
      {text && <span className={`${styles.code} figures`}>{text}</span>}
    </>
  )
}

/** S4-21: why the offer may not be broadcast, and the way to mend it. */
export const SuspendMark = ({ reason }: { reason?: ReactNode }) => (
  <Tooltip title={reason} trigger={['hover', 'focus']}>
    <button type="button" className={styles.suspend}>
      <PauseCircleFilled /> 暂停
    </button>
  </Tooltip>
)
