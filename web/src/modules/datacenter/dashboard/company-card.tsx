import { useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'
import { Can } from '../../../design/can'
import { CopyText } from '../../../design/copy-text'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { StatusTag } from '../../../design/status-tag'
import { useDictLabel } from '../../../state/dictionary'
import { useCan, useSession } from '../../../state/session'
import styles from './dashboard.module.css'

const ONE = { hideMask: true, hideError: true, query: { page: 0, size: 1 } }

/** The company as it stands: verified or not, usable or not, and why not. */
export function CompanyCard() {
  const profile = useSession((state) => state.company)
  const account = useSession((state) => state.account)
  const company = profile?.companyDO
  const subject = useDictLabel('SubjectType', company?.subjectType ?? '')
  const reason = useDictLabel('UseStatusReason', account?.companyUseStatusReason ?? '')
  // The list of stores itself says how many there are.
  const { data: stores } = useQuery({
    queryKey: ['offerStore', 'total'],
    queryFn: () => http.page<unknown>('selection/api/merchant/offer-stores', ONE),
    enabled: useCan(['offerStore']) && account?.userType === 'BIZ',
  })
  const verified = company?.verifyStatus ?? account?.companyVerifyStatus ?? false
  const usable = company?.useStatus ?? account?.companyUseStatus ?? false
  return (
    <Card
      title="企业"
      extra={
        <Can codes={['business_Info', 'company_basicInfo']}>
          <Link to="/business/info">企业信息</Link>
        </Can>
      }
    >
      <p className={styles.company}>{company?.name ?? account?.companyName}</p>
      <div className={styles.tags}>
        <StatusTag look={verified ? 'approved' : 'notStarted'}>
          {verified ? '已认证' : '未认证'}
        </StatusTag>
        <StatusTag look={usable ? 'approved' : 'overdue'}>
          {usable ? '正常使用' : '使用受限'}
        </StatusTag>
      </div>
      {!usable && (
        <p className={styles.remark}>
          受限原因：{[reason, company?.useStatusRemarks].filter(Boolean).join('，')}
        </p>
      )}
      <dl className={styles.facts}>
        <dt>企业账号</dt>
        <dd>{company?.elsAccount ? <CopyText text={company.elsAccount} /> : '-'}</dd>
        <dt>信用代码</dt>
        <dd>{company?.creditCode ? <CopyText text={company.creditCode} /> : '-'}</dd>
        {!company?.isPlatform && (
          <>
            <dt>主体类型</dt>
            <dd>{subject}</dd>
            <dt>品牌 / 店铺</dt>
            <dd className="figures">
              {profile?.companyBrandDOList.length ?? 0} / {stores?.total ?? '-'}
            </dd>
          </>
        )}
      </dl>
    </Card>
  )
}
