import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { FieldValue } from '../detail/field-value'
import type { DocumentType } from '../document/document'
import { formValues } from '../document/facts'
import type { DocumentDetail, Values } from '../document/types'
import styles from './conflict-dialog.module.css'
import { differences, merged, type Side } from './merge'

interface ConflictDialogProps {
  doc: DocumentType
  /** What both began with. */
  base: Values
  mine: Values
  theirs: DocumentDetail
  onMerged: (values: Values) => void
  onClose: () => void
}

/** Somebody else saved first: both versions, and a choice for every field that differs. */
export function ConflictDialog({
  doc,
  base,
  mine,
  theirs,
  onMerged,
  onClose,
}: ConflictDialogProps) {
  const found = differences(doc.facts, base, mine, formValues(doc.facts, theirs))
  const [choice, setChoice] = useState<Record<string, Side>>({})
  return (
    <Modal
      open
      width={840}
      centered
      title="数据已被他人修改"
      okText="采用所选内容"
      cancelText="暂不处理"
      onOk={() => onMerged(merged(mine, found, choice))}
      onCancel={onClose}
    >
      <p className={styles.note}>
        最新版本保存于 {theirs.lastModifiedDate}。下列 {found.length}{' '}
        处与你填写的不同，请逐项选择保留哪一个；采用后仍可修改，再保存或提交。
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">我的内容</th>
            <th scope="col">最新内容</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ field, both, proposed, ...sides }) => (
            <tr key={field.name}>
              <th scope="row">
                {field.label}
                {both && <span className={styles.both}>双方都改过</span>}
              </th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <Radio
                    name={field.name}
                    checked={(choice[field.name] ?? proposed) === side}
                    aria-label={`${field.label}：${side === 'mine' ? '我的内容' : '最新内容'}`}
                    onChange={() => setChoice({ ...choice, [field.name]: side })}
                  />
                  <FieldValue
                    field={field}
                    value={sides[side]}
                    shown={doc.show?.[field.name]?.({ ...theirs, ...(side === 'mine' && mine) })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  )
}
