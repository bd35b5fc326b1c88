/** What has become of the offer that this one began with. */
import { Alert, Button } from 'antd'
import type { CopySource, NamedField } from './calls'
import styles from './offer-form.module.css'

type Changes = Pick<CopySource, 'dropped' | 'cleared' | 'locked'>

const names = (fields: readonly NamedField[]) => fields.map(({ label }) => label).join('、')

export function CopyNotice({
  dropped,
  cleared,
  of = '来源报品',
}: Omit<Changes, 'locked'> & { of?: string }) {
  // What proves a price is never taken over; a choice is, unless it is not for the new room.
  const proofs = cleared.filter(({ field }) => field.startsWith('skus.'))
  const chosen = cleared.filter((one) => !proofs.includes(one))
  const lines = [
    ...(dropped.length > 0 ? [`新模板中没有，未带入：${names(dropped)}`] : []),
    ...(chosen.length > 0 ? [`不适用于当前直播间或类目，已清空：${names(chosen)}`] : []),
    ...(proofs.length > 0 ? [`需按当前情况重新填写：${names(proofs)}`] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title={`已带入${of}的内容，请核对`}
      description={
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
    />
  )
}

/** Another show of the same product: what stays as it was approved, and the way out of that. */
export function ReuseNotice({ onFree }: { onFree?: () => void }) {
  return onFree ? (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title="复用报品仅可修改价格与优惠机制、备货、期望播出日期和对接人"
      description="其余内容与来源报品保持一致。如需修改其他内容，可转为普通报品，转换后按完整流程审批，不再免初选。"
      action={
        <Button size="small" onClick={onFree}>
          转为普通报品
        </Button>
      }
    />
  ) : (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      title="已转为普通报品，可修改全部内容，将按完整流程审批"
    />
  )
}
