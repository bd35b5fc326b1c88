/** Reasons for a rejection, each with the sentences that whoever rejects may begin with. */

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { fieldsOf } from '../../../api/facts'
import { rejectReasonForm } from '../../../api/forms/RejectReasonForm.gen'
import { rejectReasons } from '../../../api/reject-reasons'
import type { components } from '../../../api/schema.gen'
import { Can } from '../../../design/can'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DataTable } from '../../../design/data-table'
import { DictText } from '../../../design/dict-text'
import { ErrorFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { StatusTag } from '../../../design/status-tag'
import { TextInput } from '../../../design/text-input'
import { configCalls, type Reason } from './calls'
import styles from './config.module.css'
import { EditDrawer } from './edit-drawer'
import { useConfig } from './use-config'

const MOST = 10

const columns: readonly Column<Reason>[] = [
  {
    key: 'label',
    title: '驳回原因',
    width: 180,
    cell: ({ label, code }) => <TwoLines first={label} second={code} />,
  },
  {
    key: 'types',
    title: '适用审批',
    width: 220,
    cell: ({ workflowTypes }) =>
      workflowTypes.length === 0 ? '全部' : <DictText type="WorkflowType" value={workflowTypes} />,
  },
  {
    key: 'snippets',
    title: '常用意见',
    width: 420,
    cell: ({ snippets }) => (
      <TwoLines first={snippets[0] ?? ''} second={`共 ${snippets.length} 条`} />
    ),
  },
  {
    key: 'enabled',
    title: '状态',
    width: 100,
    card: 'status',
    cell: ({ enabled }) =>
      enabled ? (
        <StatusTag look="approved">启用</StatusTag>
      ) : (
        <StatusTag look="cancelled">已停用</StatusTag>
      ),
  },
]

export default function ReasonsTab() {
  const { data, error, isFetching, refetch } = useConfig(['reasons'], rejectReasons)
  const [edited, setEdited] = useState<Partial<Reason> | null>(null)
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  return (
    <Card
      title="驳回原因"
      hint="常用意见可在审批工作台的驳回窗口中直接选用"
      extra={
        <Can codes={['dict_edit']}>
          <Button
            type="primary"
            onClick={() =>
              setEdited({ enabled: true, workflowTypes: [], snippets: [''], rowVersion: 0 })
            }
          >
            新增驳回原因
          </Button>
        </Can>
      }
    >
      <DataTable
        label="驳回原因"
        columns={columns}
        rows={data}
        loading={isFetching}
        rowKey={({ code }) => code}
        rowName={({ label }) => label}
        actions={(reason) => [
          { key: 'edit', label: '编辑', codes: ['dict_edit'], onClick: () => setEdited(reason) },
        ]}
      />
      {edited && (
        <EditDrawer
          title={edited.code ? `编辑驳回原因 ${edited.label}` : '新增驳回原因'}
          fields={fieldsOf(rejectReasonForm).filter(
            ({ name }) => name !== 'rowVersion' && !(name === 'code' && edited.code),
          )}
          initial={edited}
          parts={{ controls: { snippets: () => <Sentences /> } }}
          save={(values) => {
            const told = values as unknown as components['schemas']['RejectReasonForm']
            const snippets = (told.snippets ?? []).map((text) => text.trim()).filter(Boolean)
            const reason = { ...told, snippets }
            return edited.code ? configCalls.saveReason(reason) : configCalls.addReason(reason)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  )
}

interface SentencesProps {
  value?: string[]
  onChange?: (texts: string[]) => void
}

function Sentences({ value = [], onChange }: SentencesProps) {
  return (
    <ul className={styles.plain}>
      {value.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is known by its place
        <li key={at}>
          <TextInput
            maxLength={255}
            aria-label={`常用意见 ${at + 1}`}
            value={text}
            onChange={(next) => onChange?.(value.with(at, next ?? ''))}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={`删除常用意见 ${at + 1}`}
            onClick={() => onChange?.(value.toSpliced(at, 1))}
          />
        </li>
      ))}
      <li>
        <Button
          icon={<PlusOutlined />}
          disabled={value.length >= MOST}
          onClick={() => onChange?.([...value, ''])}
        >
          添加意见
        </Button>
      </li>
    </ul>
  )
}
