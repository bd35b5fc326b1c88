/** 批量复用到直播间: a draft of another show for each of the chosen offers. */
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { documentKeys } from '../../../../blocks/document/calls'
import { DictSelect } from '../../../../design/dict-select'
import { toast } from '../../../../design/feedback'
import { Field, Form, required, useForm } from '../../../../design/form'
import { saidAlready, useSending } from '../../../../design/use-sending'
import { offer as doc } from '../../document'
import { offerCalls } from '../../parts/calls'
import type { OfferRow } from '../../parts/types'

interface ReuseDialogProps {
  rows: readonly OfferRow[]
  onDone: () => void
  onClose: () => void
}

export function ReuseDialog({ rows, onDone, onClose }: ReuseDialogProps) {
  const [form] = useForm<{ liveRoom: string }>()
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const finish = ({ liveRoom }: { liveRoom: string }) =>
    send(async () => {
      const { results } = await offerCalls.reuse(rows, liveRoom)
      queries.invalidateQueries({ queryKey: documentKeys.all(doc) })
      const failed = results.filter(({ ok }) => !ok)
      const [first] = failed
      onDone()
      if (!first) return toast.success(`已生成 ${rows.length} 个复用草稿，请补充播出日期后提交`)
      const code = rows.find(({ id }) => id === first.id)?.code
      toast.error(
        `${rows.length - failed.length} 项成功，${failed.length} 项失败：${code}：${first.message}`,
        6,
      )
    }, saidAlready)
  return (
    <Modal
      open
      centered
      title={`复用 ${rows.length} 项报品到直播间？`}
      okText="生成复用草稿"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>内容与来源报品保持一致，仅可修改价格与优惠机制、备货和期望播出日期。</p>
      <Form form={form} onFinish={finish} style={{ marginTop: 12 }}>
        <Field
          name="liveRoom"
          label="直播间"
          required
          rules={[required('直播间')]}
          style={{ marginBottom: 0 }}
        >
          <DictSelect type="LiveRoom" />
        </Field>
      </Form>
    </Modal>
  )
}
