/** The merchant says why a price lies under what was promised. */
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import type { UploadFile } from '../../../api/files'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm } from '../../../design/form'
import { TextArea } from '../../../design/text-input'
import { UploadCard } from '../../../design/upload-card'
import { useSending } from '../../../design/use-sending'
import { priceCalls, priceKeys, type Violation } from './calls'
import { CaseFacts } from './case-facts'

interface Answers {
  explanation: string
  files?: UploadFile[]
}

interface ExplainDialogProps {
  found: Violation
  onClose: () => void
}

export function ExplainDialog({ found, onClose }: ExplainDialogProps) {
  const [form] = useForm<Answers>()
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const finish = async ({ explanation, files = [] }: Answers) => {
    const body = { explanation: explanation.trim(), files, rowVersion: found.rowVersion }
    if (await send(() => priceCalls.explain(found.id, body), form)) {
      toast.success('说明已提交')
      onClose()
    }
    // Whatever came of it, the page shows the newest: a refusal often means that it is not.
    queries.invalidateQueries({ queryKey: priceKeys.all })
  }
  return (
    <Modal
      open
      centered
      title="说明价格情况"
      okText="提交说明"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <CaseFacts found={found} />
      <Form<Answers>
        form={form}
        initialValues={{
          explanation: found.explanation ?? undefined,
          files: found.explanationFiles as UploadFile[],
        }}
        onFinish={finish}
        style={{ marginTop: 16 }}
      >
        <Field name="explanation" label="情况说明" required rules={[required('情况说明')]}>
          <TextArea maxLength={500} placeholder="5–500 字，说明低价的原因和处理结果" />
        </Field>
        <Field name="files" label="附件" style={{ marginBottom: 0 }}>
          <UploadCard
            label="说明附件"
            slot="files"
            look="list"
            accept={['pdf', 'jpg', 'jpeg', 'png']}
            maxKb={20_480}
            limit={5}
          />
        </Field>
      </Form>
    </Modal>
  )
}
