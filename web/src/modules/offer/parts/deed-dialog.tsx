/** 终止, 限播, 解除限播: staff say why, and the merchant is told. */
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { documentKeys } from '../../../blocks/document/calls'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm } from '../../../design/form'
import { Select } from '../../../design/select'
import { TextArea } from '../../../design/text-input'
import { saidAlready, useSending } from '../../../design/use-sending'
import { dictItems, useDictionary } from '../../../state/dictionary'
import { offer as doc } from '../document'
import { offerCalls } from './calls'
import type { OfferRow } from './types'

export type Deed = 'stop' | 'restrict' | 'unrestrict'

const DEEDS = {
  stop: {
    label: '终止',
    text: '终止后不能恢复，商家可以复制后重新报品；已排期的会从场次中移除。',
    reason: '终止原因',
    field: 'stopReason',
    dict: 'StopReason',
    done: '已终止',
  },
  restrict: {
    label: '限播',
    text: '限播期间不能排期和播出，商家会收到通知。',
    reason: '限播原因',
    field: 'reason',
    dict: 'RestrictReason',
    done: '已限播',
  },
  unrestrict: {
    label: '解除限播',
    text: '全部原因解除后，报品恢复排期和播出。',
    reason: '解除的原因',
    field: 'reason',
    dict: 'RestrictReason',
    done: '已解除',
  },
} as const

/** The other reasons come and go with what they hang on: certificates, companies, stores, prices. */
const BY_HAND = ['QC_FAIL', 'PUBLIC_OPINION', 'OTHER', 'DETAIL_NOT_APPROVED', 'CERT_MISSING']

interface DeedDialogProps {
  deed: Deed
  row: Pick<OfferRow, 'id' | 'title' | 'rowVersion' | 'restrictReasons'>
  onClose: () => void
}

interface Answers {
  reason: string
  remark?: string
}

export function DeedDialog({ deed, row, onClose }: DeedDialogProps) {
  const { label, text, reason, field, dict, done } = DEEDS[deed]
  const [form] = useForm<Answers>()
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const items = useDictionary((state) => state.items)
  const open = row.restrictReasons ?? []
  const offered = dictItems(items, dict).filter(({ value }) => {
    if (deed === 'stop') return true
    return BY_HAND.includes(value) && open.includes(value) === (deed === 'unrestrict')
  })
  const finish = ({ reason: chosen, remark }: Answers) =>
    send(async () => {
      const body = { [field]: chosen, remark: remark?.trim(), rowVersion: row.rowVersion }
      try {
        await offerCalls.deed(row.id, deed, body)
        toast.success(done)
        onClose()
      } finally {
        queries.invalidateQueries({ queryKey: documentKeys.all(doc) })
      }
    }, saidAlready)
  return (
    <Modal
      open
      centered
      title={`${label}“${row.title}”？`}
      okText={label}
      okButtonProps={{ danger: deed !== 'unrestrict' }}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{text}</p>
      <Form<Answers> form={form} onFinish={finish} style={{ marginTop: 12 }}>
        <Field name="reason" label={reason} required rules={[required(reason)]}>
          <Select
            options={offered.map(({ value, label: word }) => ({ value, label: word }))}
            notFoundContent="没有可以手动处理的原因"
          />
        </Field>
        <Field name="remark" label="说明" style={{ marginBottom: 0 }}>
          <TextArea />
        </Field>
      </Form>
    </Modal>
  )
}
