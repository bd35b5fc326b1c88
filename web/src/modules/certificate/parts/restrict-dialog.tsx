import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm } from '../../../design/form'
import { TextArea } from '../../../design/text-input'
import { useSending } from '../../../design/use-sending'
import { type AffectedOffer, certCalls, certKeys } from './calls'

interface RestrictDialogProps {
  offer: AffectedOffer
  onClose: () => void
}

/** QC and LEGAL hold an offer back because of a certificate; the merchant is told why. */
export function RestrictDialog({ offer, onClose }: RestrictDialogProps) {
  const queries = useQueryClient()
  const [form] = useForm<{ remark: string }>()
  const { busy, send } = useSending()
  const restrict = async ({ remark }: { remark: string }) => {
    const done = await send(() => certCalls.restrict(offer, remark.trim()), form)
    if (!done) return
    toast.success('已限播')
    queries.invalidateQueries({ queryKey: certKeys.all })
    onClose()
  }
  return (
    <Modal
      open
      centered
      title={`限播 ${offer.offerName}`}
      okText="限播"
      okButtonProps={{ danger: true }}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>限播期间不能排期和播出，商家会收到通知。原因：资质缺失。</p>
      <Form<{ remark: string }> form={form} onFinish={restrict}>
        <Field name="remark" label="说明" rules={[required('说明')]}>
          <TextArea />
        </Field>
      </Form>
    </Modal>
  )
}
