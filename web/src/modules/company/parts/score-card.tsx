/** A company's credit score, and what it has cost: the same for the company and for the staff. */
import { useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import styles from './score-card.module.css'

type Score = components['schemas']['CompanyScore']

export function ScoreCard({ companyId }: { companyId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['companyScore', companyId],
    queryFn: () =>
      http.get<Score>(`admin/api/companies/${companyId}/score`, {
        hideMask: true,
        hideError: true,
      }),
  })
  return (
    <Card title="信用分" hint={data && `满分 100，按 ${data.since} 以来的记录计算`}>
      {error && <ErrorFace title="信用分加载失败" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingFace rows={2} />}
      {data && (
        <div className={styles.score}>
          <strong className={`${styles.figure} figures`}>{data.score}</strong>
          <ul className={styles.items}>
            {data.items.map(({ code, label, reason, points }) => (
              <li key={code}>
                <span>{label}</span>
                <span className={styles.reason}>{reason}</span>
                <span className={`${points ? styles.lost : styles.kept} figures`}>
                  {points ? `-${points}` : '未扣分'}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
