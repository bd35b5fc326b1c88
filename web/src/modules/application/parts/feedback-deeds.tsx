/** What may be done with a feedback now, as the server says. */
import { useQueryClient } from '@tanstack/react-query'
import { Button, Rate } from 'antd'
import { useState } from 'react'
import type { UploadFile } from '../../../api/files'
import { ask, toast } from '../../../design/feedback'
import { TextArea } from '../../../design/text-input'
import { UploadCard } from '../../../design/upload-card'
import { saidAlready, useSending } from '../../../design/use-sending'
import { type FeedbackDetail, feedbackCalls, feedbackKeys } from './calls'
import styles from './feedback-drawer.module.css'
import { FILE_RULE } from './files'

interface FeedbackDeedsProps {
  feedback: FeedbackDetail
  onEdit?: (feedback: FeedbackDetail) => void
  onGone: () => void
}

export function FeedbackDeeds({ feedback, onEdit, onGone }: FeedbackDeedsProps) {
  const queries = useQueryClient()
  const { busy, send } = useSending()
  const { id, actions } = feedback
  const may = (deed: string) => actions.includes(deed)
  /** Answers whether it was done. */
  const run = (deed: () => Promise<FeedbackDetail>, done: string) =>
    send(async () => {
      queries.setQueryData(feedbackKeys.one(id), await deed())
      toast.success(done)
      await queries.invalidateQueries({ queryKey: feedbackKeys.all })
    }, saidAlready)
  const remove = async () => {
    const sure = await ask({
      title: '删除这条反馈？',
      content: feedback.title,
      okText: '删除',
      danger: true,
    })
    if (!sure) return
    await feedbackCalls.remove(id)
    toast.success('已删除')
    onGone()
    await queries.invalidateQueries({ queryKey: feedbackKeys.all })
  }
  if (actions.length === 0) return null
  return (
    <div className={styles.deeds}>
      {may('take') && (
        <Button
          type="primary"
          loading={busy}
          onClick={() => run(() => feedbackCalls.take(id), '已受理')}
        >
          受理
        </Button>
      )}
      {may('reply') && (
        <Reply
          // What was sent stands above; the box is empty for the next one.
          key={feedback.replies.length}
          busy={busy}
          onSend={(content, files) =>
            run(() => feedbackCalls.reply(id, { content, files }), '回复已发送')
          }
        />
      )}
      {may('edit') && onEdit && <Button onClick={() => onEdit(feedback)}>修改</Button>}
      {may('delete') && (
        <Button danger onClick={remove}>
          删除
        </Button>
      )}
      {may('score') && (
        <Score
          label="请为这次处理评分"
          button="提交评分"
          busy={busy}
          onSend={(score) => score && run(() => feedbackCalls.score(id, score), '感谢你的评分')}
        />
      )}
      {may('close') &&
        (may('reopen') ? (
          <Score
            label="问题已解决？评分后关闭"
            button="关闭反馈"
            busy={busy}
            optional
            onSend={(score) => run(() => feedbackCalls.close(id, score), '反馈已关闭')}
          />
        ) : (
          <Button loading={busy} onClick={() => run(() => feedbackCalls.close(id), '反馈已关闭')}>
            关闭反馈
          </Button>
        ))}
      {may('reopen') && (
        <Reopen
          busy={busy}
          onSend={(content) => run(() => feedbackCalls.reopen(id, content), '已重新打开')}
        />
      )}
    </div>
  )
}

interface ReplyProps {
  busy: boolean
  onSend: (content: string, files: UploadFile[]) => Promise<boolean>
}

function Reply({ busy, onSend }: ReplyProps) {
  const [content, setContent] = useState('')
  const [files, setFiles] = useState<UploadFile[]>([])
  // The box stays for a further reply: what was sent must not be sent again.
  const send = async () => {
    if (!(await onSend(content.trim(), files))) return
    setContent('')
    setFiles([])
  }
  return (
    <div className={styles.reply}>
      <TextArea
        aria-label="回复内容"
        placeholder="写下回复，提交人会收到消息"
        maxLength={1000}
        value={content}
        onChange={setContent}
      />
      <UploadCard {...FILE_RULE} label="附件" look="list" value={files} onChange={setFiles} />
      <Button type="primary" loading={busy} disabled={!content.trim()} onClick={send}>
        发送回复
      </Button>
    </div>
  )
}

interface ScoreProps {
  label: string
  button: string
  busy: boolean
  optional?: boolean
  onSend: (score?: number) => void
}

function Score({ label, button, busy, optional = false, onSend }: ScoreProps) {
  const [score, setScore] = useState(0)
  return (
    <div className={styles.rate}>
      <span>{label}</span>
      <Rate value={score} onChange={setScore} aria-label="评分" />
      <Button
        loading={busy}
        disabled={!optional && score === 0}
        onClick={() => onSend(score || undefined)}
      >
        {button}
      </Button>
    </div>
  )
}

function Reopen({ busy, onSend }: { busy: boolean; onSend: (content: string) => void }) {
  const [open, setOpen] = useState(false)
  const [content, setContent] = useState('')
  if (!open) return <Button onClick={() => setOpen(true)}>没有解决，重新打开</Button>
  return (
    <div className={styles.reply}>
      <TextArea
        aria-label="补充说明"
        placeholder="说明还有什么没有解决，至少 5 个字"
        maxLength={1000}
        value={content}
        onChange={setContent}
      />
      <Button
        type="primary"
        loading={busy}
        disabled={[...content.trim()].length < 5}
        onClick={() => onSend(content.trim())}
      >
        重新打开
      </Button>
    </div>
  )
}
