import { useQuery } from '@tanstack/react-query'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { addDays, formatDate } from '../../../lib/dates'
import { type CertRow, certCalls, certKeys } from '../../certificate/parts/calls'
import { LeftDays } from '../../certificate/parts/left-days'
import styles from './dashboard.module.css'

const NEAR_DAYS = 90
const SHOWN = 5

interface CertsCardProps {
  /** Staff see whose certificate it is. */
  staff?: boolean
}

/** What ends within ninety days, the nearest first. */
export function CertsCard({ staff = false }: CertsCardProps) {
  const query = {
    'replacedById.specified': false,
    'expireDate.lessThanOrEqual': addDays(formatDate(new Date()), NEAR_DAYS),
    sort: 'expireDate,asc',
    page: 0,
    size: SHOWN,
  }
  const { data, error, refetch } = useQuery({
    queryKey: certKeys.page(query),
    queryFn: () => certCalls.page(query),
  })
  const all = staff ? '/platform/cert-radar' : '/business/info?tab=cert&within=90'
  return (
    <Card
      title="资质雷达"
      hint={data && `${NEAR_DAYS} 天内到期 ${data.total} 项`}
      extra={<Link to={all}>{staff ? '全部' : '去续期'}</Link>}
    >
      {error && <ErrorFace title="资质加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={3} />}
      {data?.total === 0 && (
        <p className={styles.none}>近期没有到期的资质。到期前 90 天起，会在这里提醒。</p>
      )}
      <ul className={styles.lines}>
        {data?.items.map((cert) => (
          <li key={cert.id}>
            <Link to={pageOf(cert, staff)} className={styles.line}>
              <span className={styles.lineName}>{cert.certName}</span>
              <LeftDays days={cert.leftDays} />
              <span className={styles.lineSecond}>
                {staff ? cert.companyName : cert.certNo || cert.subjectName}
              </span>
              <span className={styles.lineMore}>
                {cert.affectedOfferCount > 0
                  ? `影响 ${cert.affectedOfferCount} 个报品`
                  : cert.expireDate}
              </span>
              <span className={styles.bar} data-tone={tone(cert.leftDays)}>
                <span style={{ width: `${share(cert.leftDays)}%` }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** To the offers that hang on it, where there are some. */
const pageOf = ({ id, certNo, affectedOfferCount }: CertRow, staff: boolean) =>
  staff
    ? affectedOfferCount > 0
      ? `/platform/cert-radar?offers=${id}`
      : `/platform/cert-radar?certNo=${encodeURIComponent(certNo)}`
    : `/business/info?tab=cert&cert=${id}${affectedOfferCount > 0 ? '&offers=1' : ''}`

const tone = (days: number | null | undefined) =>
  (days ?? NEAR_DAYS) < 0 ? 'late' : (days ?? NEAR_DAYS) <= 30 ? 'near' : undefined

/** The bar fills up as the end comes nearer. */
export const share = (days: number | null | undefined) =>
  Math.round(Math.min(1, Math.max(0.04, 1 - (days ?? NEAR_DAYS) / NEAR_DAYS)) * 100)
