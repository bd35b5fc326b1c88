/** What an offer is, in one or two characters, always in the same order. */
import { PauseCircleFilled } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { type OfferTagFacts, offerTags } from '../lib/offer-tags'
import styles from './badges.module.css'

const LOOKS: Readonly<Record<string, { look: string; meaning: string }>> = {
  佳: { look: styles.jia ?? '', meaning: '主播场' },
  助: { look: styles.zhu ?? '', meaning: '助播场' },
  挂: { look: styles.gua ?? '', meaning: '挂链' },
  返: { look: styles.fan ?? '', meaning: '返场' },
  补: { look: styles.bu ?? '', meaning: '补播（助播）' },
  翻播: { look: styles.plain ?? '', meaning: '翻播' },
  复用: { look: styles.plain ?? '', meaning: '复用' },
  赠: { look: styles.zeng ?? '', meaning: '含赠品' },
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
  const shown = all ? badges : badges.slice(0, MOST)
  const rest = badges.slice(shown.length)
  if (badges.length === 0) return null
  return (
    <span className={styles.badges}>
      {shown.map((badge) => (
        <BadgeMark key={badge.label} {...badge} />
      ))}
      {rest.length > 0 && (
        <Tooltip title={rest.map(({ label, tip }) => tip || label).join('、')}>
          <span className={`${styles.badge} ${styles.plain}`}>+{rest.length}</span>
        </Tooltip>
      )}
    </span>
  )
}

function BadgeMark({ label, text, tip, tone = 'grey' }: Badge) {
  return (
    <>
      <Tooltip title={tip === label ? undefined : tip}>
        <span className={`${styles.badge} ${LOOKS[label]?.look ?? styles[tone]}`}>{label}</span>
      </Tooltip>
      {text && <span className={`${styles.code} figures`}>{text}</span>}
    </>
  )
}

interface BadgesProps {
  offer: OfferTagFacts
  /** Who hung the link, for the tooltip. */
  linkSubmitter?: string
  all?: boolean
}

/** The badges of an offer that no server has looked at yet. */
export const Badges = ({ offer, linkSubmitter, all }: BadgesProps) => (
  <BadgeList
    all={all}
    badges={offerTags(offer).map(({ text: label, code }) => {
      const by = label === '挂' && linkSubmitter ? `，${linkSubmitter}` : ''
      return { label, text: code, tip: `${LOOKS[label]?.meaning}${by}` }
    })}
  />
)

/** S4-21: why the offer may not be broadcast, and the way to mend it. */
export const SuspendMark = ({ reason }: { reason?: ReactNode }) => (
  <Tooltip title={reason} trigger={['hover', 'focus']}>
    <button type="button" className={styles.suspend}>
      <PauseCircleFilled /> 暂停
    </button>
  </Tooltip>
)
