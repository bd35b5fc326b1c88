/** One feedback with what was said since, for whoever wrote it and for the staff. */
import { useQuery } from '@tanstack/react-query'
import { Drawer, Rate } from 'antd'
import { DictText } from '../../../design/dict-text'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { FileList } from '../../../design/file-list'
import { type FeedbackDetail, feedbackCalls, feedbackKeys } from './calls'
import { FeedbackDeeds } from './feedback-deeds'
import styles from './feedback-drawer.module.css'
import { FeedbackStatus } from './feedback-status'

interface FeedbackDrawerProps {
  id: number
  onClose: () => void
  /** Where it may still be changed. */
  onEdit?: (feedback: FeedbackDetail) => void
}

export function FeedbackDrawer({ id, onClose, onEdit }: FeedbackDrawerProps) {
  const { data, error, refetch } = useQuery({
    queryKey: feedbackKeys.one(id),
    queryFn: () => feedbackCalls.open(id),
  })
  return (
    <Drawer open title={data ? `反馈 ${data.code}` : '反馈'} size={600} onClose={onClose}>
      {error && <ErrorFace title="反馈加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={4} />}
      {data && (
        <>
          <article className={styles.asked}>
            <h2>{data.title}</h2>
            <p className={styles.facts}>
              <FeedbackStatus status={data.status} />
              <DictText type="FeedbackType" value={data.type} /> /{' '}
              <DictText type="FeedbackModule" value={data.module} /> /{' '}
              <DictText type="Urgency" value={data.urgency} />
            </p>
            <p className={styles.words}>{data.content}</p>
            <FileList files={data.files} />
            <Facts feedback={data} />
          </article>
          <ol className={styles.said} aria-label="处理记录">
            {data.replies.map((reply) => (
              <li key={reply.id} className={reply.staff ? styles.staff : styles.own}>
                <p className={styles.who}>
                  <strong>{reply.staff ? `平台 / ${reply.by}` : reply.by}</strong>
                  <time className="figures">{reply.date}</time>
                </p>
                <p className={styles.words}>{reply.content}</p>
                <FileList files={reply.files} />
              </li>
            ))}
          </ol>
          {data.replies.length === 0 && <p className={styles.none}>还没有回复。</p>}
          {data.score !== null && data.score !== undefined && (
            <div className={styles.score}>
              满意度 <Rate disabled value={data.score} aria-label={`${data.score} 星`} />
            </div>
          )}
          <FeedbackDeeds feedback={data} onEdit={onEdit} onGone={onClose} />
        </>
      )}
    </Drawer>
  )
}

function Facts({ feedback }: { feedback: FeedbackDetail }) {
  const facts = [
    ['提交人', `${feedback.createdByName}（${feedback.companyName}）`],
    ['提交时间', feedback.createdDate],
    ['联系方式', feedback.contact],
    ['关联单号', feedback.relatedCode],
    ['受理人', feedback.assigneeName],
    ['所在页面', feedback.pageUrl],
  ].filter(([, value]) => value)
  return (
    <dl className={styles.table}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
