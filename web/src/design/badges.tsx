/** What an offer is, in one or two characters, always in the same order. */
import { PauseCircleFilled } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { type OfferTag, type OfferTagFacts, offerTags } from '../lib/offer-tags'
import styles from './badges.module.css'

const LOOKS: Record<OfferTag['text'], { look: string; meaning: string }> = {
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

interface BadgesProps {
  offer: OfferTagFacts
  /** Who hung the link, for the tooltip. */
  linkSubmitter?: string
  /** All of them, as on a detail page. */
  all?: boolean
}

export function Badges({ offer, linkSubmitter, all = false }: BadgesProps) {
  const tags = offerTags(offer)
  const shown = all ? tags : tags.slice(0, MOST)
  const rest = tags.slice(shown.length)
  if (tags.length === 0) return null
  return (
    <span className={styles.badges}>
      {shown.map((tag) => (
        <Badge key={tag.text} tag={tag} linkSubmitter={linkSubmitter} />
      ))}
      {rest.length > 0 && (
        <Tooltip title={rest.map(({ text }) => LOOKS[text].meaning).join('、')}>
          <span className={`${styles.badge} ${styles.plain}`}>+{rest.length}</span>
        </Tooltip>
      )}
    </span>
  )
}

function Badge({ tag, linkSubmitter }: { tag: OfferTag; linkSubmitter?: string }) {
  const { look, meaning } = LOOKS[tag.text]
  const by = tag.text === '挂' && linkSubmitter ? `，${linkSubmitter}` : ''
  return (
    <>
      <Tooltip title={tag.text === meaning ? undefined : `${meaning}${by}`}>
        <span className={`${styles.badge} ${look}`}>{tag.text}</span>
      </Tooltip>
      {tag.code && <span className={`${styles.code} figures`}>{tag.code}</span>}
    </>
  )
}

/** S4-21: why the offer may not be broadcast, and the way to mend it. */
export const SuspendMark = ({ reason }: { reason?: ReactNode }) => (
  <Tooltip title={reason} trigger={['hover', 'focus', 'click']}>
    <button type="button" className={styles.suspend}>
      <PauseCircleFilled /> 暂停
    </button>
  </Tooltip>
)
