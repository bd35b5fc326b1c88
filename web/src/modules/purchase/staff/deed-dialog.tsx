/** 采纳, 不采纳, 关闭: each with a word to those who answered. */
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm } from '../../../design/form'
import { TextArea } from '../../../design/text-input'
import { useSending } from '../../../design/use-sending'
import { type Need, type NeedAnswer, needCalls, needKeys } from '../parts/calls'
import styles from '../parts/needs.module.css'

export type Deed =
  | { kind: 'accept' | 'reject'; need: Need; answer: NeedAnswer }
  | { kind: 'close'; need: Need }

const WORDS = {
  accept: {
    ok: '采纳',
    label: '说明',
    needed: false,
    danger: false,
    done: '已采纳，企业会收到通知',
  },
  reject: { ok: '不采纳', label: '不采纳原因', needed: true, danger: true, done: '已通知企业' },
  close: { ok: '关闭需求', label: '关闭原因', needed: true, danger: true, done: '已关闭' },
} as const

const meaning = (deed: Deed) => {
  if (deed.kind === 'close') return '关闭后不再接受响应，待处理的响应记为未采纳。'
  const { companyName, productName, price } = deed.answer
  const chosen = `${companyName}《${productName}》，报价¥${price.toFixed(2)}。`
  if (deed.kind === 'reject') return `${chosen}该企业不能再次响应。`
  return deed.need.acceptMany
    ? `${chosen}其他响应保持待处理。`
    : `${chosen}其他待处理的响应记为未采纳。`
}

export function DeedDialog({ deed, onClose }: { deed: Deed; onClose: () => void }) {
  const { ok, label, needed, danger, done } = WORDS[deed.kind]
  const [form] = useForm<{ reason?: string }>()
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const { id, rowVersion } = deed.need
  const act = (reason: string | undefined) => {
    if (deed.kind === 'close') return needCalls.close(id, { reason: reason ?? '', rowVersion })
    const responseId = deed.answer.id
    return deed.kind === 'accept'
      ? needCalls.accept(id, { responseId, reason, rowVersion })
      : needCalls.reject(id, { responseId, reason: reason ?? '', rowVersion })
  }
  const finish = async ({ reason }: { reason?: string }) => {
    if (await send(() => act(reason?.trim() || undefined), form)) {
      toast.success(done)
      onClose()
    }
    queries.invalidateQueries({ queryKey: needKeys.all })
  }
  return (
    <Modal
      open
      centered
      title={`${ok} ${deed.need.title}`}
      okText={ok}
      okButtonProps={{ danger }}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className={styles.note}>{meaning(deed)}</p>
      <Form form={form} onFinish={finish}>
        <Field
          name="reason"
          label={label}
          required={needed}
          rules={needed ? [required(label)] : []}
          style={{ marginBottom: 0 }}
        >
          <TextArea
            maxLength={255}
            placeholder={needed ? '2–255 字，企业会看到' : '企业会看到，可以不填'}
          />
        </Field>
      </Form>
    </Modal>
  )
}
