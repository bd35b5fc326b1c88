/** The foot of the drawer: an opinion and the decision. */
import {
  CheckOutlined,
  QuestionCircleOutlined,
  RollbackOutlined,
  SwapOutlined,
} from '@ant-design/icons'
import { Button, Checkbox, Dropdown } from 'antd'
import { useState } from 'react'
import { TextArea } from '../../design/text-input'
import { PHONE_BELOW, useNarrower } from '../../design/use-media'
import type { DocumentType, Mark } from '../document/document'
import type { DocumentDetail, Task, Values } from '../document/types'
import { taskCalls } from './calls'
import styles from './decision-bar.module.css'
import { CommentDialog, handsOnOf, TransferDialog } from './hand-over'
import { RejectDialog } from './reject-dialog'
import { StepFormDialog } from './step-form-dialog'
import { useDecision } from './use-decision'

/** Written again and again, offered once. */
const USUAL = [
  '资料齐全，同意',
  '信息核对一致，同意',
  '请补充资料后重新提交',
  '信息有误，请核对后修改',
]

interface DecisionBarProps {
  doc: DocumentType
  task: Task
  detail: DocumentDetail
  /** What the reader found fault with while reading: it can only be rejected. */
  marks: readonly Mark[]
  next: boolean
  onNext: (next: boolean) => void
  onGone: () => void
}

export function DecisionBar(props: DecisionBarProps) {
  const { doc, task, detail, marks, next, onNext, onGone } = props
  const [opinion, setOpinion] = useState('')
  const [dialog, setDialog] = useState<'pass' | 'reject' | 'transfer' | 'comment' | null>(null)
  const phone = useNarrower(PHONE_BELOW)
  const { busy, decide, pass } = useDecision({ task, onGone })
  const can = (action: string) => task.actions.includes(action)
  const { rowVersion } = detail
  const said = opinion.trim() || undefined
  const close = () => setDialog(null)

  const hand = [
    { key: 'transfer', label: handsOnOf(task), icon: <SwapOutlined /> },
    { key: 'comment', label: '征询', icon: <QuestionCircleOutlined /> },
  ].filter(({ key }) => can(key))
  const usual = USUAL.map((label) => ({ key: label, label, onClick: () => setOpinion(label) }))
  const open = (key: string) => setDialog(key as typeof dialog)
  return (
    <footer className={styles.bar}>
      {can('approve') && (
        <TextArea
          aria-label="审批意见"
          placeholder={
            phone ? '审批意见（驳回必填）' : '审批意见（通过可不填，驳回须 5–255 字并选择原因）'
          }
          lines={[phone ? 1 : 2, 5]}
          counter={false}
          value={opinion}
          onChange={setOpinion}
        />
      )}
      <div className={styles.buttons}>
        {phone ? (
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                ...hand.map((item) => ({ ...item, onClick: () => open(item.key) })),
                { key: 'usual', label: '常用意见', children: usual },
              ],
            }}
          >
            <Button aria-label="更多操作" aria-haspopup="menu">
              ⋯
            </Button>
          </Dropdown>
        ) : (
          <>
            {hand.map(({ key, label, icon }) => (
              <Button key={key} icon={icon} onClick={() => open(key)}>
                {label}
              </Button>
            ))}
            {can('approve') && (
              <Dropdown trigger={['click']} menu={{ items: usual }}>
                <Button type="link" aria-haspopup="menu">
                  常用意见
                </Button>
              </Dropdown>
            )}
          </>
        )}
        <span className={styles.gap} />
        {can('claim') && (
          <Button
            loading={busy}
            onClick={() => decide(() => taskCalls.claim(task), '已认领', false)}
          >
            认领
          </Button>
        )}
        {can('approve') && !phone && (
          <Checkbox checked={next} onChange={({ target }) => onNext(target.checked)}>
            处理后打开下一条
          </Checkbox>
        )}
        {can('reject') && (
          <Button
            danger
            className={styles.reject}
            icon={<RollbackOutlined />}
            disabled={busy}
            onClick={() => setDialog('reject')}
          >
            驳回
          </Button>
        )}
        {can('approve') && (
          <Button
            type="primary"
            className={styles.approve}
            icon={<CheckOutlined />}
            loading={busy && dialog === null}
            disabled={marks.length > 0}
            title={marks.length > 0 ? '有内容未通过，请驳回' : undefined}
            onClick={() =>
              detail.task?.form
                ? setDialog('pass')
                : decide(() => taskCalls.approve(task, rowVersion, said), '已通过')
            }
          >
            通过
          </Button>
        )}
      </div>
      {dialog === 'pass' && detail.task?.form && (
        <StepFormDialog
          fields={doc.stepForms?.[task.step] ?? []}
          start={(detail.task.formStart ?? {}) as Values}
          stepName={task.stepName}
          parts={doc.stepParts?.[task.step]?.(detail)}
          bizType={doc.bizType}
          busy={busy}
          onClose={close}
          onPass={(filled) => pass(() => taskCalls.approve(task, rowVersion, said, filled))}
        />
      )}
      {dialog === 'reject' && (
        <RejectDialog
          doc={doc}
          detail={detail}
          stepName={task.stepName}
          opinion={opinion}
          found={marks}
          busy={busy}
          onClose={close}
          onReject={async (rejection) => {
            if (await decide(() => taskCalls.reject(task, rowVersion, rejection), '已驳回')) close()
          }}
        />
      )}
      {dialog === 'transfer' && (
        <TransferDialog
          task={task}
          busy={busy}
          onClose={close}
          onTransfer={async (userId, why) => {
            const call = () => taskCalls.transfer(task, rowVersion, userId, why)
            if (await decide(call, `已${handsOnOf(task)}`)) close()
          }}
        />
      )}
      {dialog === 'comment' && (
        <CommentDialog
          task={task}
          busy={busy}
          onClose={close}
          onComment={async (text, roleCode) => {
            const call = () => taskCalls.comment(task, text, roleCode)
            if (await decide(call, '征询已发出', false)) close()
          }}
        />
      )}
    </footer>
  )
}
