/** What is asked before something happens to a session or to one of its places. */
import { Button, Modal } from 'antd'
import type { Question } from '../../../blocks/document/actions'
import { ReasonDialog } from '../../../blocks/document/reason-dialog'
import { toast } from '../../../design/feedback'
import { ImportDialog } from '../../../design/import-dialog'
import { ACTUALS, type ScheduleItem, type SessionBoard } from '../parts/calls'
import styles from './dialogs.module.css'
import { LockDialog } from './lock-dialog'
import { SessionDialog } from './session-dialog'
import { SupplyDrawer } from './supply-drawer'
import type { BoardDeeds, Refused } from './use-board'

export type OpenDialog =
  | { kind: 'edit' | 'lock' | 'start' | 'close' | 'cancel' | 'actuals' | 'supply' }
  | { kind: 'remove'; item: ScheduleItem }
  | { kind: 'refused'; done: number; refused: readonly Refused[] }

interface BoardDialogsProps {
  dialog: OpenDialog
  board: SessionBoard
  deeds: BoardDeeds
  onClose: () => void
}

interface Asked {
  okText: string
  danger?: true
  done: string
  question: Question
}

const EVENTS: Readonly<Record<'start' | 'close' | 'cancel', Asked>> = {
  start: {
    okText: '开播',
    done: '已开播',
    question: { title: (name) => `“${name}”开播？`, text: '开播后不能再编辑场次和移出报品。' },
  },
  close: {
    okText: '结束场次',
    done: '场次已结束',
    question: {
      title: (name) => `结束“${name}”？`,
      text: '结束后总排期的报品记为已播，不能恢复；之后可以导入实绩。',
    },
  },
  cancel: {
    okText: '取消场次',
    danger: true,
    done: '场次已取消',
    question: {
      title: (name) => `取消“${name}”？`,
      text: '场次里的报品会全部移出，已转总排期的会通知商家。取消后不能恢复。',
      reason: { label: '取消原因', min: 1, max: 255 },
    },
  },
}

export function BoardDialogs({ dialog, board, deeds, onClose }: BoardDialogsProps) {
  switch (dialog.kind) {
    case 'edit':
      return (
        <SessionDialog
          session={board}
          onSaved={(saved) => {
            deeds.take(saved)
            onClose()
          }}
          onStale={deeds.reload}
          onClose={onClose}
        />
      )
    case 'lock':
      return (
        <LockDialog board={board} onLock={(why) => deeds.happen('lock', why)} onClose={onClose} />
      )
    case 'actuals':
      return (
        <ImportDialog
          open
          what="直播实绩"
          base={ACTUALS}
          onDone={() => void deeds.reload()}
          onClose={onClose}
        />
      )
    case 'supply':
      return <SupplyDrawer board={board} onChanged={deeds.reload} onClose={onClose} />
    case 'remove':
      return <RemoveDialog item={dialog.item} deeds={deeds} onClose={onClose} />
    case 'refused':
      return <RefusedDialog {...dialog} onClose={onClose} />
    default: {
      const { kind } = dialog
      const { done, ...asked } = EVENTS[kind]
      return (
        <ReasonDialog
          {...asked}
          name={board.title}
          onOk={async (reason) => {
            await deeds.happen(kind, reason)
            toast.success(done)
          }}
          onClose={onClose}
        />
      )
    }
  }
}

interface RemoveDialogProps {
  item: ScheduleItem
  deeds: BoardDeeds
  onClose: () => void
}

/** Whoever has been promised a place hears why it is gone. */
function RemoveDialog({ item, deeds, onClose }: RemoveDialogProps) {
  const promised = item.status === 'CONFIRMED'
  return (
    <ReasonDialog
      name={item.offerName}
      okText="移出"
      danger
      question={{
        title: (name) => `移出“${name}”？`,
        text: promised
          ? '已转总排期，移出后会通知商家，报品回到可排报品。'
          : '移出后报品回到可排报品。',
        reason: { label: '移出原因', min: promised ? 1 : 0, max: 255 },
      }}
      onOk={async (reason) => {
        await deeds.remove(item, reason)
        toast.success('已移出')
      }}
      onClose={onClose}
    />
  )
}

interface RefusedDialogProps {
  done: number
  refused: readonly Refused[]
  onClose: () => void
}

const RefusedDialog = ({ done, refused, onClose }: RefusedDialogProps) => (
  <Modal
    open
    centered
    title={`已转总排期 ${done} 个，${refused.length} 个没有转`}
    closable={{ 'aria-label': '关闭' }}
    onCancel={onClose}
    footer={
      <Button type="primary" onClick={onClose}>
        知道了
      </Button>
    }
  >
    <ul className={styles.list}>
      {refused.map(({ place, name, reason }) => (
        <li key={place}>
          <strong>
            第 {place} 位 {name}
          </strong>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  </Modal>
)
