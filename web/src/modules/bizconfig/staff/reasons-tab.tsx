/** Reasons for a rejection, each with the sentences that whoever rejects may begin with. */

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { rejectReasonForm } from '../../../api/forms/RejectReasonForm.gen'
import { rejectReasons } from '../../../api/reject-reasons'
import type { components } from '../../../api/schema.gen'
import type { Values } from '../../../blocks/document/types'
import { formParts } from '../../../blocks/form/by-field'
import { Records } from '../../../blocks/record/records'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictText } from '../../../design/dict-text'
import { StatusTag } from '../../../design/status-tag'
import { TextInput } from '../../../design/text-input'
import { configCalls, type Reason } from './calls'
import styles from './config.module.css'
import { useConfig, useDeed } from './use-config'

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

const BLANK = { enabled: true, workflowTypes: [], snippets: [''], rowVersion: 0 }
const parts = formParts({ fields: { snippets: { control: () => <Sentences /> } } })

function sent(values: Values) {
  const told = values as unknown as components['schemas']['RejectReasonForm']
  const snippets = (told.snippets ?? []).map((text) => text.trim()).filter(Boolean)
  return { ...told, snippets }
}

export default function ReasonsTab() {
  const add = useDeed((values: Values) => configCalls.addReason(sent(values)), '保存成功')
  const save = useDeed((values: Values) => configCalls.saveReason(sent(values)), '保存成功')
  return (
    <Records<Reason>
      name="驳回原因"
      hint="常用意见可在审批工作台的驳回窗口中直接选用"
      codes={['dict_edit']}
      columns={columns}
      found={useConfig(['reasons'], rejectReasons)}
      nameOf={({ label }) => label}
      form={rejectReasonForm}
      parts={parts}
      blank={BLANK}
      add={add.mutateAsync}
      save={save.mutateAsync}
    />
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
