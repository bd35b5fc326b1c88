/** A new session, or one whose time, room or name changes. */

import { Modal, TimePicker } from 'antd'
import dayjs from 'dayjs'
import { HttpError } from '../../../api/errors'
import { factOf } from '../../../api/facts'
import { sessionForm } from '../../../api/forms/SessionForm.gen'
import { DateInput } from '../../../design/date-input'
import { FactField } from '../../../design/fact-field'
import { toast } from '../../../design/feedback'
import { Form, showRefusal, useForm, useWatch } from '../../../design/form'
import { NumberInput } from '../../../design/number-input'
import { useSending } from '../../../design/use-sending'
import {
  type LiveSession,
  type SessionBoard,
  type SessionForm,
  scheduleCalls,
} from '../parts/calls'
import styles from './dialogs.module.css'

interface SessionDialogProps {
  /** The one that is changed. */
  session?: LiveSession
  /** What a new one begins with. */
  start?: Partial<SessionForm>
  onSaved: (board: SessionBoard) => void
  /** Somebody else was faster. */
  onStale?: () => void
  onClose: () => void
}

export function SessionDialog({ session, start, onSaved, onStale, onClose }: SessionDialogProps) {
  const [form] = useForm<SessionForm>()
  const { busy, send } = useSending()
  const [from, to] = [useWatch('startTime', form), useWatch('endTime', form)]
  const { low, high } = factOf(sessionForm, 'capacity')
  const finish = (values: SessionForm) =>
    send(
      async () => {
        const saved = session
          ? await scheduleCalls.save({ ...values, id: session.id, rowVersion: session.rowVersion })
          : await scheduleCalls.create({ ...values, rowVersion: 0 })
        toast.success(session ? '保存成功' : '场次已建立')
        onSaved(saved)
      },
      (error) => {
        showRefusal(form, error)
        if (error instanceof HttpError && error.status === 409) onStale?.()
      },
    )
  return (
    <Modal
      open
      centered
      title={session ? '编辑场次' : '新建场次'}
      okText={session ? '保存' : '新建场次'}
      confirmLoading={busy}
      closable={{ 'aria-label': '关闭' }}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<SessionForm> form={form} initialValues={session ?? start} onFinish={finish}>
        <FactField form={sessionForm} name="title" input={{ autoFocus: true }} />
        <div className={styles.pair}>
          <FactField form={sessionForm} name="liveRoom" />
          <FactField form={sessionForm} name="showDate">
            <DateInput />
          </FactField>
          <FactField form={sessionForm} name="startTime">
            <TimeInput />
          </FactField>
          <FactField form={sessionForm} name="endTime">
            <TimeInput hint={from && to && to <= from ? '次日' : undefined} />
          </FactField>
          <FactField form={sessionForm} name="anchor" />
          <FactField form={sessionForm} name="capacity">
            <NumberInput kind="int" min={low} max={high} suffix="个报品" />
          </FactField>
        </div>
      </Form>
    </Modal>
  )
}

interface TimeInputProps {
  id?: string
  value?: string | null
  onChange?: (value: string | undefined) => void
  hint?: string
}

const TIME = 'HH:mm'

/** A time of the day as it travels. */
function TimeInput({ id, value, onChange, hint }: TimeInputProps) {
  const shown = value ? dayjs(`2026-01-01 ${value}`) : null
  return (
    <TimePicker
      id={id}
      style={{ width: '100%' }}
      format={TIME}
      minuteStep={5}
      needConfirm={false}
      placeholder="时:分"
      prefix={hint}
      value={shown?.isValid() ? shown : null}
      onChange={(next) => onChange?.(next?.format(TIME))}
    />
  )
}
