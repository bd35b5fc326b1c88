/** What an offer carries beside its name: the server's badges, further tags, and why it is suspended. */
import { PauseCircleFilled } from '@ant-design/icons'
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

export function OfferTags({ offer, all = false }: { offer: Tagged; all?: boolean }) {
  const items = useDictionary((state) => state.items)
  const { riskLevel, prdEchelonLevel, badges = [] } = offer
  const further: (Badge | false)[] = [
    Boolean(riskLevel) && {
      label: dictLabel(items, 'RiskLevel', riskLevel),
      tone: TONES[findDictItem(items, 'RiskLevel', riskLevel)?.color ?? ''],
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
  if (!offer.suspended) return null
  return <SuspendMark reason={<Reasons offer={offer} />} />
}

/** The same over the whole offer, for whoever reads it: why it is off the air, and what to do. */
export function SuspendedBanner({ offer }: { offer: Tagged }) {
  if (!offer.suspended) return null
  return (
    <section className={styles.banner} aria-label="暂停说明">
      <PauseCircleFilled />
      <Reasons offer={offer} />
    </section>
  )
}

function Reasons({ offer }: { offer: Tagged }) {
  const items = useDictionary((state) => state.items)
  const staff = useSession((state) => state.account?.userType === 'PLATFORM')
  return (
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
  )
}
