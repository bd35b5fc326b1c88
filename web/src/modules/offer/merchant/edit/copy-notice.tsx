/** What has become of the offer that this one began with. */
import { Alert } from 'antd'
import type { CopySource, NamedField } from './calls'
import styles from './offer-form.module.css'

type Changes = Pick<CopySource, 'dropped' | 'cleared' | 'locked'>

const names = (fields: readonly NamedField[]) => fields.map(({ label }) => label).join('、')

/** Another room may ask for more of these: only what is filled in stays. */
const IN_PART: readonly string[] = ['offerAttrs', 'attrFiles']
const keptNames = (fields: readonly NamedField[]) =>
  fields.map(({ field, label }) => (IN_PART.includes(field) ? `已有的${label}` : label)).join('、')

export function CopyNotice({ dropped, cleared, locked }: Changes) {
  // What proves a price is never taken over; a choice is, unless it is not for the new room.
  const proofs = cleared.filter(({ field }) => field.startsWith('skus.'))
  const chosen = cleared.filter((one) => !proofs.includes(one))
  const lines = [
    ...(dropped.length > 0 ? [`新模板中没有，未带入：${names(dropped)}`] : []),
    ...(chosen.length > 0 ? [`不适用于当前直播间或类目，已清空：${names(chosen)}`] : []),
    ...(proofs.length > 0 ? [`需按当前情况重新填写：${names(proofs)}`] : []),
    ...(locked.length > 0 ? [`与来源报品保持一致，不可修改：${keptNames(locked)}`] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title="已带入来源报品的内容，请核对"
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
