/** What comes out when the server calculates everything about a signed paper anew. */
import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { signCalls, signKeys, type Verification as Verdict } from './calls'
import styles from './sign.module.css'

const CHECKS: readonly [keyof Verdict & string, string][] = [
  ['fileUnchanged', '文件摘要与签署时记录的一致'],
  ['contentUnchanged', '协议正文与发出时固定的一致'],
  ['signatureValid', '平台数字签名有效'],
  ['keyIsCurrent', '签名密钥为平台当前密钥'],
]

export function Verification({ signId }: { signId: string | number }) {
  const { data, error, refetch } = useQuery({
    queryKey: signKeys.verification(signId),
    queryFn: () => signCalls.verify(signId),
    // A verdict is of its moment: it is never taken from memory.
    gcTime: 0,
  })
  if (error) return <ErrorFace title="暂时无法核验" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={2} />
  return (
    <div className={styles.verdict}>
      <p role="status" className={data.valid ? styles.good : styles.bad}>
        <Mark good={data.valid} />
        {data.valid ? '核验通过：文件自签署后未被改动' : '核验未通过：文件或记录与签署时不一致'}
      </p>
      <ul className={styles.checks}>
        {CHECKS.map(([name, text]) => (
          <li key={name}>
            <Mark good={data[name] === true} />
            <span>
              {text}
              {data[name] !== true && '：否'}
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <Fact name="文件 SHA-256" value={data.actualSha256 || '文件缺失'} />
        <Fact name="正文 SHA-256" value={data.contentHash} />
        <Fact name="密钥编号" value={data.certSerial} />
        <Fact name="核验时间" value={data.verifiedDate} />
      </dl>
      <p className={styles.claim}>
        核验只说明文件与正文未被改动、以及签署时验证码已通过；不代表第三方电子认证机构对签署人身份的认证。
      </p>
    </div>
  )
}

const Mark = ({ good }: { good: boolean }) =>
  good ? (
    <CheckCircleFilled className={styles.goodIcon} />
  ) : (
    <CloseCircleFilled className={styles.badIcon} />
  )

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
