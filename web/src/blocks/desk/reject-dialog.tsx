/** A rejection: why, in which words, where exactly, and where the document resumes. */
import { DeleteOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Modal, Radio } from 'antd'
import { useState } from 'react'
import { type RejectReason, rejectReasons } from '../../api/reject-reasons'
import { toast } from '../../design/feedback'
import { Field, Form, useForm, useWatch } from '../../design/form'
import { Select } from '../../design/select'
import { TextArea, TextInput } from '../../design/text-input'
import { dictItems, useDictionary } from '../../state/dictionary'
import type { DocumentType, Mark, Place } from '../document/document'
import { orderedFields } from '../document/facts'
import type { DocumentDetail } from '../document/types'
import { rootOf } from '../form/paths'
import type { Rejection } from './calls'
import styles from './dialogs.module.css'
import { opinionProblem } from './rejection'

interface RejectDialogProps {
  doc: DocumentType
  /** Where there is one: its fields are what can be marked. */
  detail?: DocumentDetail
  stepName: string
  /** What was written into the decision bar already. */
  opinion: string
  /** What was marked while reading. */
  found?: readonly Mark[]
  /** So many at once: the same words for all, and no marks. */
  many?: number
  busy: boolean
  onReject: (rejection: Rejection) => void
  onClose: () => void
}

interface Answers {
  rejectReasonCodes: string[]
  opinion: string
  resubmitTo: Rejection['resubmitTo']
}

export function RejectDialog({
  doc,
  detail,
  stepName,
  opinion,
  found = [],
  many,
  busy,
  onReject,
  onClose,
}: RejectDialogProps) {
  const [form] = useForm<Answers>()
  const [marks, setMarks] = useState<readonly Mark[]>(found)
  const chosen: string[] = useWatch('rejectReasonCodes', form) ?? []
  const offered = useReasons(doc.workflowType)
  const finish = (answers: Answers) => {
    const empty = marks.find(({ remark }) => remark.trim() === '')
    if (empty) return toast.error(`请填写“${labelOf(doc, empty)}”的说明`)
    const rejectFields = marks.map(({ field, remark }) => ({ field, remark }))
    onReject({ ...answers, opinion: answers.opinion.trim(), rejectFields })
  }
  return (
    <Modal
      open
      width={640}
      centered
      title={many ? `驳回 ${many} 项` : '驳回'}
      okText="驳回"
      okButtonProps={{ danger: true }}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Answers>
        form={form}
        initialValues={{ rejectReasonCodes: [], opinion, resubmitTo: 'START' }}
        onFinish={finish}
      >
        <Field
          name="rejectReasonCodes"
          label="驳回原因"
          required
          rules={[{ validator: async (_, codes: string[]) => fail(codes.length === 0) }]}
        >
          <Reasons reasons={offered} />
        </Field>
        <Sentences
          reasons={offered.filter(({ code }) => chosen.includes(code))}
          onChoose={(text) => {
            const present = String(form.getFieldValue('opinion') ?? '').trim()
            form.setFieldValue('opinion', present ? `${present}${text}` : text)
            form.validateFields(['opinion']).catch(() => undefined)
          }}
        />
        <Field
          name="opinion"
          label="审批意见"
          required
          dependencies={['rejectReasonCodes']}
          rules={[
            {
              validator: async (_, text: string) => {
                const problem = opinionProblem(text, form.getFieldValue('rejectReasonCodes') ?? [])
                if (problem) throw new Error(problem)
              },
            },
          ]}
        >
          <TextArea placeholder="5–255 字，写明需要修改什么" />
        </Field>
        {!many && detail && <Marks doc={doc} detail={detail} marks={marks} onChange={setMarks} />}
        <Field name="resubmitTo" label="修改后" style={{ marginBottom: 0 }}>
          <Radio.Group
            options={[
              { value: 'START', label: '从第一步重新审批' },
              { value: 'THIS_STEP', label: `回到「${stepName}」（修改关键字段仍从第一步开始）` },
            ]}
          />
        </Field>
      </Form>
    </Modal>
  )
}

function fail(when: boolean) {
  if (when) throw new Error('请选择驳回原因并填写意见')
}

type Reason = Pick<RejectReason, 'code' | 'label' | 'snippets'>

/** What staff keep for this kind of approval; the dictionary's own words until that is known. */
function useReasons(workflowType: string): Reason[] {
  const items = useDictionary((state) => state.items)
  const { data } = useQuery({ queryKey: ['rejectReasons'], queryFn: rejectReasons })
  if (!data) {
    return dictItems(items, 'RejectReason')
      .filter(({ disabled }) => !disabled)
      .map(({ value, label }) => ({ code: value, label, snippets: [] }))
  }
  return data.filter(
    ({ enabled, workflowTypes }) =>
      enabled && (workflowTypes.length === 0 || workflowTypes.includes(workflowType)),
  )
}

interface SentencesProps {
  reasons: readonly Reason[]
  onChoose: (text: string) => void
}

/** Sentences to begin with, of the reasons that are ticked. */
function Sentences({ reasons, onChoose }: SentencesProps) {
  const texts = reasons.flatMap(({ snippets }) => snippets)
  if (texts.length === 0) return null
  return (
    <fieldset className={styles.sentences}>
      <legend>常用意见（点击填入）</legend>
      {texts.map((text) => (
        <button key={text} type="button" onClick={() => onChoose(text)}>
          {text}
        </button>
      ))}
    </fieldset>
  )
}

interface ReasonsProps {
  reasons: readonly Reason[]
  id?: string
  value?: string[]
  onChange?: (codes: string[]) => void
}

/** Takes only what it names: a group of checkboxes must not be called required itself. */
function Reasons({ reasons, id, value, onChange }: ReasonsProps) {
  const options = reasons.map(({ code, label }) => ({ value: code, label }))
  return (
    <div id={id} className={styles.reasons}>
      <Checkbox.Group options={options} value={value} onChange={onChange} />
    </div>
  )
}

const labelOf = (doc: DocumentType, { field, label }: Mark) =>
  label ?? doc.facts.fields[field]?.label ?? field

const usePlainPlaces = (): readonly Place[] => []

/** A field, and behind it the places in it that are marked by themselves. */
function useMarkable(doc: DocumentType, detail: DocumentDetail): readonly Place[] {
  const usePlaces = doc.usePlaces ?? usePlainPlaces
  const places = usePlaces(detail)
  return orderedFields(doc.facts).flatMap(({ name, label }) => [
    { field: name, label },
    ...places
      .filter(({ field }) => rootOf(field) === name)
      .map((place) => ({ ...place, label: `${label} / ${place.label}` })),
  ])
}

interface MarksProps {
  doc: DocumentType
  detail: DocumentDetail
  marks: readonly Mark[]
  onChange: (marks: Mark[]) => void
}

/** Fields with a remark each: the owner finds them highlighted in the form. */
function Marks({ doc, detail, marks, onChange }: MarksProps) {
  const all = useMarkable(doc, detail)
  const free = all.filter((place) => !marks.some(({ field }) => field === place.field))
  return (
    <fieldset className={styles.marks}>
      <legend>标记字段（选填，商家编辑时会高亮）</legend>
      {marks.map((mark) => (
        <div key={mark.field} className={styles.mark}>
          <span>{labelOf(doc, mark)}</span>
          <TextInput
            aria-label={`${labelOf(doc, mark)}的说明`}
            placeholder="哪里不对，应改成什么"
            maxLength={255}
            autoFocus={mark.remark === ''}
            value={mark.remark}
            onChange={(remark) =>
              onChange(marks.map((one) => (one === mark ? { ...one, remark } : one)))
            }
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={`取消标记 ${labelOf(doc, mark)}`}
            onClick={() => onChange(marks.filter((one) => one !== mark))}
          />
        </div>
      ))}
      <Select
        aria-label="添加标记字段"
        placeholder="选择要标记的字段"
        className={styles.add}
        value={null}
        options={free.map(({ field, label }) => ({ value: field, label }))}
        onChange={(field: string) => {
          const label = free.find((place) => place.field === field)?.label
          onChange([...marks, { field, label, remark: '' }])
        }}
      />
    </fieldset>
  )
}
