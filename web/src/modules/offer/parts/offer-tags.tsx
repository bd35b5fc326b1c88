/** What an offer carries beside its name: the server's badges, further tags, and why it is suspended. */
import { type Badge, BadgeList, SuspendMark } from '../../../design/badges'
import { Link } from '../../../design/link'
import { dictLabel, findDictItem, useDictionary } from '../../../state/dictionary'
import { useSession } from '../../../state/session'
import styles from './offer-tags.module.css'
import type { Tagged } from './types'

const TONES: Readonly<Record<string, Badge['tone']>> = {
  green: 'green',
  orange: 'orange',
  red: 'red',
  black: 'dark',
}

/** In a list only what needs a second look is worth the room. */
const NOTED_RISKS = ['HIGH', 'FORBID']

export function OfferTags({ offer, all = false }: { offer: Tagged; all?: boolean }) {
  const items = useDictionary((state) => state.items)
  const { riskLevel, prdEchelonLevel, badges = [] } = offer
  const risk = all || NOTED_RISKS.includes(riskLevel) ? riskLevel : ''
  const further: (Badge | false)[] = [
    Boolean(risk) && {
      label: dictLabel(items, 'RiskLevel', risk),
      tone: TONES[findDictItem(items, 'RiskLevel', risk)?.color ?? ''],
    },
    Boolean(prdEchelonLevel) && { label: dictLabel(items, 'PrdEchelonLevel', prdEchelonLevel) },
    offer.superEightProduct === true && { label: '超级八点' },
    offer.selProductFlag === true && { label: '精选' },
    offer.overTimeNotAddSchedule === true && {
      label: '超时未排',
      tip: '通过 30 天以上仍未排期',
      tone: 'orange',
    },
  ]
  return <BadgeList badges={[...badges, ...further.filter((tag) => tag !== false)]} all={all} />
}

/** Where the owner mends what keeps the offer off the air; everything else is 招商's to say. */
const FIXES: Readonly<Record<string, { label: string; to: string }>> = {
  CERT_EXPIRED: { label: '去更新证照', to: '/business/info?tab=cert' },
  CERT_MISSING: { label: '去补充证照', to: '/business/info?tab=cert' },
  STORE_AUTH_EXPIRED: { label: '去更新授权', to: '/business/info?tab=store' },
  DETAIL_NOT_APPROVED: { label: '去送审详情页', to: '/offer/qc-detail-appr/list' },
}

export function OfferSuspended({ offer }: { offer: Tagged }) {
  const items = useDictionary((state) => state.items)
  const staff = useSession((state) => state.account?.userType === 'PLATFORM')
  if (!offer.suspended) return null
  return (
    <SuspendMark
      reason={
        <div className={styles.reasons}>
          限播中，不能排期和播出
          <ul>
            {offer.restrictReasons.map((reason) => {
              const fix = staff ? undefined : FIXES[reason]
              return (
                <li key={reason}>
                  {dictLabel(items, 'RestrictReason', reason)}
                  {fix && <Link to={fix.to}>{fix.label}</Link>}
                  {!fix && !staff && <span>请联系招商</span>}
                </li>
              )
            })}
          </ul>
        </div>
      }
    />
  )
}
