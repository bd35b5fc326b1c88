import { Modal } from 'antd'
import { factOf } from '../../../api/facts'
import { sessionEvent } from '../../../api/forms/SessionEvent.gen'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm } from '../../../design/form'
import { TextArea } from '../../../design/text-input'
import { saidAlready, useSending } from '../../../design/use-sending'
import { useCan } from '../../../state/session'
import type { ScheduleItem, SessionBoard } from '../parts/calls'
import { openLights } from '../parts/lights'
import styles from './dialogs.module.css'

interface LockDialogProps {
  board: SessionBoard
  onLock: (reason?: string) => Promise<void>
  onClose: () => void
}

/** Shows what is still open, and asks why it is locked all the same where that may be. */
export function LockDialog({ board, onLock, onClose }: LockDialogProps) {
  const [form] = useForm<{ reason?: string }>()
  const { busy, send } = useSending()
  const mayWaive = useCan(['schedule_waive'])
  const open = board.items.flatMap((item, index) => {
    const words = wordsOf(item)
    return words ? [{ place: index + 1, name: item.offerName, words }] : []
  })
  const unready = board.items.some((item) => openLights(item).length > 0)
  const { label, max } = factOf(sessionEvent, 'reason')
  const finish = async ({ reason }: { reason?: string }) => {
    const work = async () => {
      await onLock(reason?.trim() || undefined)
      toast.success('场次已锁定')
    }
    if (await send(work, saidAlready)) onClose()
  }
  return (
    <Modal
      open
      centered
      title={`锁定“${board.title}”？`}
      okText="锁定场次"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>锁定后不能再加入报品和调整顺序，{board.itemCount} 个报品按现在的顺序播出。</p>
      {open.length > 0 && (
        <>
          <p className={styles.lead}>还没有就绪：</p>
          <ul className={styles.list}>
            {open.map(({ place, name, words }) => (
              <li key={place}>
                <strong>
                  第 {place} 位 {name}
                </strong>
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Form<{ reason?: string }> form={form} onFinish={finish}>
        {unready && mayWaive && (
          <Field name="reason" label={`放行${label}`} rules={[required(`放行${label}`)]}>
            <TextArea maxLength={max} />
          </Field>
        )}
      </Form>
    </Modal>
  )
}

function wordsOf(item: ScheduleItem): string {
  const lights = openLights(item)
  const words = [
    item.suspended && '已限播',
    item.status === 'PROPOSED' && '预排期',
    lights.length > 0 && `${lights.join('、')}未就绪`,
  ]
  return words.filter(Boolean).join('，')
}
