/** Who looks after a company, and whether it is in use. */
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useState } from 'react'
import { DictSelect } from '../../../design/dict-select'
import { toast } from '../../../design/feedback'
import { Field, Form, type FormInstance, required, useForm } from '../../../design/form'
import { TextArea } from '../../../design/text-input'
import { useSending } from '../../../design/use-sending'
import { leftOpen } from '../../../lib/left-open'
import { BdUserSelect } from '../../company/parts/bd-user-select'
import { type CompanyLine, companyCalls, companyKeys } from './calls'
import styles from './companies.module.css'

interface DialogProps {
  company: CompanyLine
  onClose: () => void
}

/** Whatever came of it, the list shows the newest: a refusal often means that it is not. */
function useDeed(form: FormInstance, onClose: () => void) {
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const run = async (work: () => Promise<unknown>, done: string) => {
    if (await send(work, form)) {
      toast.success(done)
      onClose()
    }
    queries.invalidateQueries({ queryKey: companyKeys.all })
  }
  return { busy, run }
}

interface Assigned {
  bdUserId: number
  vendorGroup: string
  liveRooms: string[]
}

export function AssignDialog({ company, onClose }: DialogProps) {
  const [form] = useForm<Assigned>()
  const { busy, run } = useDeed(form, onClose)
  const { id, name, rowVersion, bdUserId, vendorGroup, liveRooms } = company
  return (
    <Modal
      open
      centered
      title={`分配 ${name}`}
      okText="保存"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Assigned>
        form={form}
        initialValues={{
          bdUserId: bdUserId ?? undefined,
          vendorGroup: vendorGroup || undefined,
          liveRooms: liveRooms ? liveRooms.split(',') : [],
        }}
        onFinish={(answers) =>
          run(() => companyCalls.assign(id, { ...answers, rowVersion }), '已分配')
        }
      >
        <Field name="bdUserId" label="招商负责人" required rules={[required('招商负责人')]}>
          <BdUserSelect />
        </Field>
        <Field name="vendorGroup" label="商家分组" required rules={[required('商家分组')]}>
          <DictSelect type="VendorGroup" />
        </Field>
        <Field name="liveRooms" label="合作直播间" required rules={[required('合作直播间')]}>
          <DictSelect type="LiveRoom" multiple />
        </Field>
      </Form>
    </Modal>
  )
}

interface Frozen {
  useStatusReason: string
  reason: string
}

export function FreezeDialog({ company, freezing, onClose }: DialogProps & { freezing: boolean }) {
  const [form] = useForm<Frozen>()
  const [why, setWhy] = useState<string>()
  const { busy, run } = useDeed(form, onClose)
  const { id, name, rowVersion } = company
  return (
    <Modal
      open
      centered
      title={`${freezing ? '冻结' : '恢复'} ${name}`}
      okText={freezing ? '冻结' : '恢复'}
      okButtonProps={{ danger: freezing }}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className={styles.foot}>
        {freezing
          ? '冻结后该企业全部账号会被要求重新登录，未播出的报品将限播。'
          : '恢复后企业可正常使用，由冻结引起的限播会解除。'}
      </p>
      <Form<Frozen>
        form={form}
        onFinish={({ useStatusReason, reason }) =>
          run(
            () =>
              freezing
                ? companyCalls.freeze(id, { useStatusReason, reason, rowVersion })
                : companyCalls.enable(id, { reason, rowVersion }),
            freezing ? '已冻结' : '已恢复',
          )
        }
      >
        {freezing && (
          <Field
            name="useStatusReason"
            label="冻结原因"
            required
            rules={[required('冻结原因')]}
            extra={leftOpen(why)}
          >
            <DictSelect type="UseStatusReason" onChange={(value) => setWhy(String(value))} />
          </Field>
        )}
        <Field name="reason" label="说明" required rules={[required('说明')]}>
          <TextArea maxLength={255} placeholder="5–255 字，企业管理员会看到" />
        </Field>
      </Form>
    </Modal>
  )
}
