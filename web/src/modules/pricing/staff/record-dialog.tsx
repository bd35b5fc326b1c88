/** A price under a promise that somebody has seen, with the picture that shows it. */
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import type { UploadFile } from '../../../api/files'
import { DateInput } from '../../../design/date-input'
import { DictSelect } from '../../../design/dict-select'
import { DictText } from '../../../design/dict-text'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm } from '../../../design/form'
import { Money } from '../../../design/money'
import { NumberInput } from '../../../design/number-input'
import { TextArea, TextInput } from '../../../design/text-input'
import { UploadCard } from '../../../design/upload-card'
import { useSending } from '../../../design/use-sending'
import { formatDate } from '../../../lib/dates'
import { type Commitment, priceCalls, priceKeys } from '../parts/calls'
import { skuTitle } from '../parts/names'
import styles from './price-watch.module.css'

interface Answers {
  channel: string
  price: number
  capturedDate: string
  storeName?: string
  url?: string
  screenshot: UploadFile[]
  remark?: string
}

interface RecordDialogProps {
  promise: Commitment
  onClose: () => void
}

const blank = (text: string | undefined) => text?.trim() || undefined

export function RecordDialog({ promise, onClose }: RecordDialogProps) {
  const [form] = useForm<Answers>()
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const today = formatDate(new Date())
  const finish = async ({ storeName, url, remark, ...answers }: Answers) => {
    const body = {
      ...answers,
      commitmentId: promise.id,
      storeName: blank(storeName),
      url: blank(url),
      remark: blank(remark),
    }
    if (await send(() => priceCalls.record(body), form)) {
      toast.success('已登记，商家会收到通知')
      queries.invalidateQueries({ queryKey: priceKeys.all })
      onClose()
    }
  }
  return (
    <Modal
      open
      centered
      width={640}
      title={`登记破价 ${skuTitle(promise)}`}
      okText="登记"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className={styles.note}>
        承诺价 <Money value={promise.promisedPrice} strong />
        ，承诺范围：
        <DictText type="ProtectScope" value={promise.scope} />
        {promise.scope === 'SAME_STORE' && promise.storeName && `（${promise.storeName}）`}
      </p>
      <Form<Answers> form={form} initialValues={{ capturedDate: today }} onFinish={finish}>
        <div className={styles.two}>
          <Field name="channel" label="渠道" required rules={[required('渠道')]}>
            <DictSelect type="PriceChannel" />
          </Field>
          <Field name="price" label="价格" required rules={[required('价格')]}>
            <NumberInput min={0.01} max={99_999_999.99} fixed prefix="¥" />
          </Field>
          <Field name="capturedDate" label="采集日期" required rules={[required('采集日期')]}>
            <DateInput min={promise.startDate ?? undefined} max={today} />
          </Field>
          <Field name="storeName" label="店铺名称">
            <TextInput maxLength={100} />
          </Field>
        </div>
        <Field name="url" label="商品链接">
          <TextInput maxLength={500} placeholder="https://" />
        </Field>
        <Field name="screenshot" label="截图" required rules={[required('截图')]}>
          <UploadCard
            label="截图"
            slot="screenshot"
            accept={['jpg', 'jpeg', 'png', 'gif']}
            maxKb={10_240}
            limit={5}
            tip="支持jpg、jpeg、png、gif格式，单张不超过10MB，最多5张"
          />
        </Field>
        <Field name="remark" label="说明" style={{ marginBottom: 0 }}>
          <TextArea maxLength={255} placeholder="例如优惠的来源，只有平台人员能看到" />
        </Field>
      </Form>
    </Modal>
  )
}
