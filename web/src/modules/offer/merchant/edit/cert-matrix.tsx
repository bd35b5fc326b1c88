/** 资质: the papers that the offer needs against those that the company has. */
import { CloseCircleFilled } from '@ant-design/icons'
import { Chip } from '../../../../design/chip'
import { Link } from '../../../../design/link'
import { PlainTable } from '../../../../design/plain-table'
import { StatusTag } from '../../../../design/status-tag'
import type { CertFinding } from './calls'
import { useLive } from './live'
import styles from './offer-form.module.css'

const LEVELS: Readonly<Record<string, string>> = {
  COMPANY: '企业',
  BRAND: '品牌',
  SPU: '商品',
  SKU: '规格',
}
const REQUIRED: Readonly<Record<string, string>> = {
  MUST: '必须',
  SHOULD: '建议',
  ONE_OF: '任选其一',
}

export function CertMatrix() {
  const certs = useLive((live) => live.preCheck?.answer.sections.certs)
  if (!certs) return <p className={styles.quiet}>保存草稿后，系统自动比对所需资质与已有资质。</p>
  if (certs.length === 0) return <p className={styles.quiet}>该类目没有资质要求。</p>
  return (
    <PlainTable<CertFinding>
      label="资质要求"
      rows={certs}
      rowKey={({ certType, level }) => `${level}${certType}`}
      columns={[
        { title: '资质', cell: ({ label }) => label },
        { title: '归属', width: 64, cell: ({ level }) => LEVELS[level] ?? level },
        { title: '要求', width: 84, cell: ({ required }) => REQUIRED[required] ?? required },
        { title: '状态', width: 108, cell: (cert) => <CertState cert={cert} /> },
        { title: '有效期至', width: 104, cell: ({ expireDate }) => expireDate ?? '' },
        { title: '操作', width: 76, cell: (cert) => <Renew cert={cert} /> },
      ]}
    />
  )
}

function CertState({ cert: { state, severity, required } }: { cert: CertFinding }) {
  if (state === 'VALID') return <StatusTag look="approved">已具备</StatusTag>
  if (state === 'EXPIRING') return <StatusTag look="expiring">即将到期</StatusTag>
  if (state === 'EXPIRED') return <StatusTag look="overdue">已过期</StatusTag>
  if (severity === 'PASS')
    return <Chip>{required === 'SHOULD' ? '未提供' : '已由其他资质满足'}</Chip>
  return (
    <Chip tone="red">
      <CloseCircleFilled /> 缺失
    </Chip>
  )
}

/** To the very deed, not to the page that has it somewhere. */
function Renew({ cert: { state, certType } }: { cert: CertFinding }) {
  if (state === 'VALID') return null
  const page = '/business/info?tab=cert'
  return state === 'MISSING' ? (
    <Link to={`${page}&add=${certType}`}>去补充</Link>
  ) : (
    <Link to={`${page}&renewType=${certType}`}>去续期</Link>
  )
}
