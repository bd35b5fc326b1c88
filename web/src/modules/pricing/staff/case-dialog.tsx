/** 要求说明, 确认破价, 关闭: each with a word to it. */
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm } from '../../../design/form'
import { TextArea } from '../../../design/text-input'
import { useSending } from '../../../design/use-sending'
import { priceCalls, priceKeys, type Violation } from '../parts/calls'
import { skuTitle } from '../parts/names'
import styles from './price-watch.module.css'

export type CaseDeed = 'ask' | 'confirm' | 'close'

const DEEDS = {
  ask: {
    title: '要求商家说明',
    ok: '发送',
    text: '商家会收到通知，请其在 24 小时内说明。',
    field: 'question',
    label: '说明要求',
    placeholder: '希望商家说明什么，可以不填',
    needed: false,
    danger: false,
    done: '已要求商家说明',
  },
  confirm: {
    title: '确认破价',
    ok: '确认破价',
    text: '',
    field: 'opinion',
    label: '认定意见',
    placeholder: '只有平台人员能看到，可以不填',
    needed: false,
    danger: true,
    done: '已确认',
  },
  close: {
    title: '关闭线索',
    ok: '关闭',
    text: '',
    field: 'reason',
    label: '关闭原因',
    placeholder: '2–255 字，商家会看到',
    needed: true,
    danger: false,
    done: '已关闭',
  },
} as const

/** What the deed means for this case. */
const meaning = (deed: CaseDeed, { firstByName, status }: Violation) => {
  if (deed === 'confirm')
    return firstByName
      ? `${firstByName}已确认。法务确认后认定为破价，该报品限播，商家会收到通知。`
      : '招商确认后转法务确认；两人都确认才认定为破价。'
  if (deed === 'close')
    return status === 'CONFIRMED'
      ? '关闭后撤销本次认定，由它引起的限播随之解除，其他限播原因不变。'
      : '关闭后不再处理；同一地点出现新的低价时会再次提示。'
  return DEEDS.ask.text
}

interface CaseDialogProps {
  deed: CaseDeed
  found: Violation
  onClose: () => void
}

export function CaseDialog({ deed, found, onClose }: CaseDialogProps) {
  const { title, ok, field, label, placeholder, needed, danger, done } = DEEDS[deed]
  const [form] = useForm<Record<string, string>>()
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const { id, rowVersion } = found
  const calls = {
    ask: (words?: string) => priceCalls.ask(id, { question: words, rowVersion }),
    confirm: (words?: string) => priceCalls.confirm(id, { opinion: words, rowVersion }),
    close: (words = '') => priceCalls.close(id, { reason: words, rowVersion }),
  }
  const finish = async (answers: Record<string, string>) => {
    if (await send(() => calls[deed](answers[field]?.trim() || undefined), form)) {
      toast.success(done)
      onClose()
    }
    queries.invalidateQueries({ queryKey: priceKeys.all })
  }
  return (
    <Modal
      open
      centered
      title={`${title} ${skuTitle(found)}`}
      okText={ok}
      okButtonProps={{ danger }}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className={styles.note}>{meaning(deed, found)}</p>
      <Form form={form} onFinish={finish}>
        <Field
          name={field}
          label={label}
          required={needed}
          rules={needed ? [required(label)] : []}
          style={{ marginBottom: 0 }}
        >
          <TextArea maxLength={255} placeholder={placeholder} />
        </Field>
      </Form>
    </Modal>
  )
}
