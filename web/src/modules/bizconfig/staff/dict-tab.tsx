/** Dictionaries: types on the left, the items of one on the right, and what each live room sees of them. */

import { PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { fieldsOf } from '../../../api/facts'
import { dictTypeForm } from '../../../api/forms/DictTypeForm.gen'
import { Can } from '../../../design/can'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { configCalls, type DictType } from './calls'
import styles from './config.module.css'
import { DictItems } from './dict-items'
import { EditDrawer } from './edit-drawer'
import { useConfig } from './use-config'

export default function DictTab() {
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useConfig(['types'], configCalls.types)
  const [find, setFind] = useState('')
  const [edited, setEdited] = useState<Partial<DictType> | null>(null)
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  if (!data) return <LoadingFace />
  const chosen = data.find(({ code }) => code === params.get('type')) ?? data[0]
  const shown = data.filter(({ code, label }) =>
    `${code} ${label}`.toLowerCase().includes(find.trim().toLowerCase()),
  )
  return (
    <div className={styles.split}>
      <Card
        title="字典类型"
        hint={`${data.length} 个`}
        extra={
          <Can codes={['dict_edit']}>
            <Button
              size="small"
              icon={<PlusOutlined />}
              onClick={() => setEdited({})}
              aria-label="新增字典类型"
            />
          </Can>
        }
      >
        <Input
          allowClear
          aria-label="查找字典类型"
          placeholder="名称或编码"
          value={find}
          onChange={({ target }) => setFind(target.value)}
          style={{ marginBottom: 8 }}
        />
        <ul className={styles.list}>
          {shown.map(({ code, label, itemCount }) => (
            <li key={code}>
              <button
                type="button"
                aria-current={code === chosen?.code}
                onClick={() => setParams({ tab: 'dict', type: code })}
              >
                <span className={styles.name}>
                  {label}
                  <span className={styles.quiet}>{code}</span>
                </span>
                <span className={`${styles.quiet} figures`}>{itemCount}</span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
      {chosen && <DictItems key={chosen.code} type={chosen} onRename={() => setEdited(chosen)} />}
      {edited && (
        <EditDrawer
          title={edited.code ? '修改字典类型' : '新增字典类型'}
          fields={fieldsOf(dictTypeForm).filter(({ name }) => name !== 'code' || !edited.code)}
          initial={{ code: edited.code, label: edited.label }}
          save={({ code, label }) => {
            const type = { code: String(code), label: String(label) }
            return edited.code ? configCalls.saveType(type) : configCalls.addType(type)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}
