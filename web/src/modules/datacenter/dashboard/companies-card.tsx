import { useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import styles from './dashboard.module.css'

type Company = components['schemas']['CompanyLine']

const SHOWN = 5
const QUERY = {
  'apprStatus.in': 'APPROVING,REJECTED',
  sort: 'createdDate,asc',
  page: 0,
  size: SHOWN,
}

/** Companies on their way in, the longest waiting first. */
export function CompaniesCard() {
  const { data, error, refetch } = useQuery({
    queryKey: ['companies', 'waiting', SHOWN],
    queryFn: () =>
      http.page<Company>('admin/api/companies', { hideMask: true, hideError: true, query: QUERY }),
  })
  return (
    <Card
      title="待审企业"
      hint={data && `共 ${data.total} 家`}
      extra={<Link to="/platform/company?tab=waiting">全部</Link>}
    >
      {error && <ErrorFace title="企业加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={3} />}
      {data?.total === 0 && (
        <p className={styles.none}>没有等待审核的企业。新的入驻申请提交后，会出现在这里。</p>
      )}
      <ul className={styles.lines}>
        {data?.items.map(({ id, name, subjectType, apprStatus, createdDate }) => (
          <li key={id}>
            <Link to={`/platform/company?tab=waiting&company=${id}`} className={styles.line}>
              <span className={styles.lineName}>{name}</span>
              <DictTag type="WorkflowStatus" value={apprStatus} />
              <span className={styles.lineSecond}>
                <DictText type="SubjectType" value={subjectType} />
              </span>
              <span className={`${styles.lineMore} figures`}>{createdDate.slice(0, 10)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
