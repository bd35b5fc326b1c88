import { Drawer } from 'antd'
import { findDictItem, useDictionary } from '../../../state/dictionary'
import styles from './audit.module.css'
import type { AuditRow } from './audit-diff'
import { auditChanges } from './audit-diff'
import { pathInWords, valueInWords } from './audit-words'
import { bizTypeName } from './biz-types'

export function AuditDrawer({ row, onClose }: { row: AuditRow; onClose: () => void }) {
  const items = useDictionary((state) => state.items)
  const label = (type: string, value: string) => findDictItem(items, type, value)?.label
  const changes = auditChanges(row.before, row.after)
  const facts = [
    ['时间', row.createdDate],
    ['操作人', row.login || '系统'],
    ['操作', `${row.eventLabel}（${row.event}）`],
    ['对象', [bizTypeName(row.bizType), row.bizId].filter(Boolean).join(' ')],
    ['IP 地址', row.ip],
    ['浏览器', row.userAgent],
    ['请求编号', row.requestId],
    ['存证序号', row.sealNo ?? '待存证'],
  ].filter(([, value]) => value)
  return (
    <Drawer open title={row.eventLabel} size={720} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {changes.length === 0 ? (
        <p className={styles.none}>本次操作未改动数据，无前后对比。</p>
      ) : (
        <table className={styles.diff} aria-label="前后对比">
          <thead>
            <tr>
              <th scope="col">字段</th>
              <th scope="col">操作前</th>
              <th scope="col">操作后</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, before, after, same }) => (
              <tr key={path} className={same ? styles.same : undefined}>
                <th scope="row">{pathInWords(path)}</th>
                <td className={!same && before ? styles.old : undefined}>
                  {valueInWords(path, before, label) || '-'}
                </td>
                <td className={!same && after ? styles.new : undefined}>
                  {valueInWords(path, after, label) || '-'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Drawer>
  )
}
