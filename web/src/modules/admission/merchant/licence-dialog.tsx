/** A new business licence: the picture and how long it lasts, sent for approval at once. */
import { Modal } from 'antd'
import type { UploadFile } from '../../../api/files'
import { DateInput } from '../../../design/date-input'
import { DictSelect } from '../../../design/dict-select'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm, useWatch } from '../../../design/form'
import { UploadCard } from '../../../design/upload-card'
import { useSending } from '../../../design/use-sending'
import { profileCalls } from './profile-calls'

interface LicenceDialogProps {
  companyId: number
  onSaved: () => void
  onClose: () => void
}

interface Values {
  businessLicense?: UploadFile[]
  licenseTerm?: string
  toTime?: string
}

export function LicenceDialog({ companyId, onSaved, onClose }: LicenceDialogProps) {
  const [form] = useForm<Values>()
  const { busy, send } = useSending()
  const endless = useWatch('licenseTerm', form) === 'LONG'
  const save = async ({ businessLicense = [], licenseTerm, toTime }: Values) => {
    const files = businessLicense.map(({ fileId, title }) => ({ fileId: Number(fileId), title }))
    const sent = {
      companyId,
      businessLicense: files,
      licenseTerm,
      toTime: endless ? undefined : toTime,
    }
    if (!(await send(() => profileCalls.updateLicence(sent), form))) return
    toast.success('已提交变更审批')
    onSaved()
  }
  return (
    <Modal
      open
      centered
      title="更新营业执照"
      okText="提交审批"
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      closable={{ 'aria-label': '关闭' }}
    >
      <Form<Values> form={form} onFinish={save}>
        <Field
          name="businessLicense"
          label="营业执照"
          rules={[required('营业执照', '请上传营业执照')]}
        >
          <UploadCard label="营业执照" slot="businessLicense" limit={1} />
        </Field>
        <Field name="licenseTerm" label="营业期限" rules={[required('营业期限')]}>
          <DictSelect type="LicenseTerm" />
        </Field>
        {!endless && (
          <Field name="toTime" label="营业期限止" rules={[required('营业期限止')]}>
            <DateInput />
          </Field>
        )}
      </Form>
    </Modal>
  )
}
