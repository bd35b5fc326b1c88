import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { Pager } from '../../../design/pager'
import { wirePage } from '../../../design/paging'
import { feedbackCalls, feedbackKeys } from '../parts/calls'
import { FeedbackStatus } from '../parts/feedback-status'
import styles from './feedback.module.css'

const SIZE = 10

interface MyFeedbackProps {
  /** Only those of this state. */
  state?: string
  onOpen: (id: number) => void
}

export function MyFeedback({ state, onOpen }: MyFeedbackProps) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: feedbackKeys.page(state, page, SIZE),
    queryFn: () => feedbackCalls.page(state, wirePage(page), SIZE),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorFace title="反馈加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={5} />
  if (data.total === 0 && state) {
    return <EmptyFace title="没有待确认的反馈" text="平台回复后，会在这里等你确认。" />
  }
  if (data.total === 0) {
    return <EmptyFace title="还没有反馈" text="提交后，处理进度和回复会出现在这里。" />
  }
  return (
    <>
      <ul className={styles.list}>
        {data.items.map((feedback) => (
          <li key={feedback.id}>
            <button type="button" onClick={() => onOpen(feedback.id)}>
              <span className={styles.title}>{feedback.title}</span>
              <FeedbackStatus status={feedback.status} />
              <span className={`${styles.facts} figures`}>
                {feedback.code} / <DictText type="FeedbackModule" value={feedback.module} /> /{' '}
                {feedback.lastReplyDate
                  ? `回复于 ${feedback.lastReplyDate}`
                  : `提交于 ${feedback.createdDate}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Pager page={page} size={SIZE} total={data.total} onChange={(next) => setPage(next)} />
    </>
  )
}
