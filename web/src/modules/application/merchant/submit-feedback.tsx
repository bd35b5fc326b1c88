/** The form at the left, what one has written so far at the right. */
import { Segmented } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Can } from '../../../design/can'
import { Card, Page } from '../../../design/page'
import type { FeedbackDetail } from '../parts/calls'
import { FeedbackDrawer } from '../parts/feedback-drawer'
import styles from './feedback.module.css'
import { FeedbackWriter } from './feedback-writer'
import { MyFeedback } from './my-feedback'

const VIEWS = [
  { value: '', label: '全部' },
  { value: 'REPLIED', label: '待确认' },
]

export default function SubmitFeedback() {
  const [params, setParams] = useSearchParams()
  const opened = Number(params.get('id')) || undefined
  const [edited, setEdited] = useState<FeedbackDetail>()
  const state = params.get('state') === 'REPLIED' ? 'REPLIED' : undefined
  const kept = state ? { state } : undefined
  const open = (id?: number) =>
    setParams(id ? { ...kept, id: String(id) } : { ...kept }, { replace: !id })
  const edit = (feedback: FeedbackDetail) => {
    setEdited(feedback)
    open()
  }
  return (
    <Page title="意见反馈" note="遇到问题或有建议，请告诉我们，每天最多提交 10 条。">
      <div className={styles.columns}>
        <Can codes={['submitFeedback_create']}>
          <Card title={edited ? `修改反馈 ${edited.code}` : '提交反馈'}>
            <FeedbackWriter
              key={edited?.id ?? 'new'}
              edited={edited}
              onDone={(id) => {
                setEdited(undefined)
                open(id)
              }}
              onCancel={edited && (() => setEdited(undefined))}
            />
          </Card>
        </Can>
        <Card
          title="我的反馈"
          extra={
            <Segmented
              size="small"
              aria-label="反馈范围"
              options={VIEWS}
              value={state ?? ''}
              onChange={(next) => setParams(next ? { state: next } : {})}
            />
          }
        >
          <MyFeedback key={state} state={state} onOpen={open} />
        </Card>
      </div>
      {opened && <FeedbackDrawer id={opened} onClose={() => open()} onEdit={edit} />}
    </Page>
  )
}
