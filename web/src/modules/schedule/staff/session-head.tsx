/** A session's head: what it is, how full it is, and what may happen to it. */
import {
  EllipsisOutlined,
  LockOutlined,
  PlayCircleOutlined,
  UploadOutlined,
} from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { CopyText } from '../../../design/copy-text'
import { DictText } from '../../../design/dict-text'
import { hasAny } from '../../../state/permissions'
import { useSession } from '../../../state/session'
import type { SessionBoard, SessionEvent } from '../parts/calls'
import styles from './board.module.css'
import { SessionTag } from './session-look'

export type SessionDeed = SessionEvent | 'edit' | 'actuals' | 'supply' | 'confirmAll'

interface SessionHeadProps {
  board: SessionBoard
  busy: boolean
  onDeed: (deed: SessionDeed) => void
  /** Opens the pool where it has no place of its own. */
  pool?: ReactNode
}

const DEEDS: Readonly<
  Record<SessionDeed, { label: string; icon?: ReactNode; danger?: true; more?: true }>
> = {
  confirmAll: { label: '全部转总排期' },
  supply: { label: '供货确认' },
  lock: { label: '锁定场次', icon: <LockOutlined /> },
  start: { label: '开播', icon: <PlayCircleOutlined /> },
  actuals: { label: '导入实绩', icon: <UploadOutlined /> },
  close: { label: '结束场次' },
  edit: { label: '编辑场次', more: true },
  cancel: { label: '取消场次', danger: true, more: true },
}

export function SessionHead({ board, busy, onDeed, pool }: SessionHeadProps) {
  const open = board.items.some(({ actions }) => actions.includes('confirm'))
  const codes = useSession((state) => state.actionCodes)
  const supplies = hasAny(codes, ['supply_confirm']) && board.confirmedCount > 0
  const granted = (Object.keys(DEEDS) as SessionDeed[]).filter((deed) => {
    if (deed === 'confirmAll') return open
    return deed === 'supply' ? supplies : board.actions.includes(deed)
  })
  const more = granted.filter((deed) => DEEDS[deed].more)
  const { itemCount, capacity, talkMinutes, minutes } = board
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>{board.title}</h2>
        <SessionTag status={board.status} />
        <p className={`${styles.facts} figures`}>
          {board.showDate} {board.startTime}–{board.endTime}，
          <DictText type="LiveRoom" value={board.liveRoom} />
          {board.anchor && <span className={styles.extra}>，{board.anchor}</span>}
        </p>
        <span className={`${styles.code} ${styles.extra}`}>
          <CopyText text={board.sessionCode} />
        </span>
      </div>
      <div className={styles.tools}>
        <span className={`${styles.fill} figures`}>
          {itemCount} / {capacity} 个，讲解 {talkMinutes} / {minutes} 分钟
        </span>
        {pool}
        {granted
          .filter((deed) => !DEEDS[deed].more)
          .map((deed) => (
            <Button
              key={deed}
              icon={DEEDS[deed].icon}
              loading={deed === 'confirmAll' && busy}
              onClick={() => onDeed(deed)}
            >
              {DEEDS[deed].label}
            </Button>
          ))}
        {more.length > 0 && (
          <Dropdown
            trigger={['click']}
            autoFocus
            placement="bottomRight"
            menu={{
              items: more.map((deed) => ({
                key: deed,
                label: DEEDS[deed].label,
                danger: DEEDS[deed].danger,
                onClick: () => onDeed(deed),
              })),
            }}
          >
            <Button aria-haspopup="menu" aria-label="更多" icon={<EllipsisOutlined />} />
          </Dropdown>
        )}
      </div>
      {board.remark && (
        <p className={styles.remark}>
          {board.status === 'CANCELLED' ? '取消原因' : '放行原因'}：{board.remark}
        </p>
      )}
    </header>
  )
}
