/** Feedback of all merchants, for those who answer. */
import { useSearchParams } from 'react-router'
import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
import { NameText, TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace } from '../../../design/faces'
import { Page } from '../../../design/page'
import { FEEDBACKS, type Feedback, feedbackKeys } from '../parts/calls'
import { FeedbackDrawer } from '../parts/feedback-drawer'
import { FeedbackStatus } from '../parts/feedback-status'

const spec: PlainListSpec = {
  search: [
    { kind: 'text', name: 'code', label: '单号' },
    { kind: 'text', name: 'title', label: '标题' },
    { kind: 'text', name: 'companyName', label: '企业' },
    { kind: 'dict', name: 'status', label: '状态', dict: 'FeedbackStatus', multiple: true },
    { kind: 'dict', name: 'type', label: '类型', dict: 'FeedbackType', multiple: true },
    { kind: 'dict', name: 'module', label: '模块', dict: 'FeedbackModule' },
    { kind: 'dict', name: 'urgency', label: '紧急程度', dict: 'Urgency' },
    { kind: 'yesNo', name: 'mine', label: '我受理的' },
    { kind: 'dateRange', name: 'createdDate', label: '提交时间', time: true },
  ],
  sorts: [
    { key: 'createdDate', label: '提交时间' },
    { key: 'lastReplyDate', label: '回复时间' },
  ],
  tabs: [],
  defaultSort: { key: 'createdDate', order: 'desc' },
}

const columns = (open: (row: Feedback) => void): Column<Feedback>[] => [
  {
    key: 'title',
    title: '反馈',
    width: 250,
    cell: (row) => (
      <TwoLines first={<NameText text={row.title} onOpen={() => open(row)} />} second={row.code} />
    ),
  },
  {
    key: 'company',
    title: '企业 / 提交人',
    width: 190,
    cell: ({ companyName, createdByName }) => (
      <TwoLines first={companyName} second={createdByName} />
    ),
  },
  {
    key: 'type',
    title: '类型 / 模块',
    width: 110,
    cell: ({ type, module }) => (
      <TwoLines
        first={<DictText type="FeedbackType" value={type} />}
        second={<DictText type="FeedbackModule" value={module} />}
      />
    ),
  },
  {
    key: 'urgency',
    title: '紧急程度',
    width: 84,
    cell: ({ urgency }) => <DictTag type="Urgency" value={urgency} />,
  },
  {
    key: 'status',
    title: '状态',
    width: 110,
    card: 'status',
    cell: ({ status }) => <FeedbackStatus status={status} />,
  },
  {
    key: 'assignee',
    title: '受理人',
    width: 84,
    cell: ({ assigneeName }) => assigneeName,
  },
  {
    key: 'dates',
    title: '提交 / 回复时间',
    width: 150,
    cell: ({ createdDate, lastReplyDate }) => (
      <TwoLines first={createdDate} second={lastReplyDate ? `回复 ${lastReplyDate}` : '未回复'} />
    ),
  },
]

export default function PlatformFeedback() {
  const [params, setParams] = useSearchParams()
  const opened = Number(params.get('id')) || undefined
  const open = (id?: number) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        if (id) next.set('id', String(id))
        else next.delete('id')
        return next
      },
      { replace: !id },
    )
  return (
    <Page title="反馈处理" note="受理后回复，提交人会收到消息；7 天没有新的说明会自动关闭。">
      <PlainList<Feedback>
        name="反馈"
        path={FEEDBACKS}
        queryKey={feedbackKeys.all}
        spec={spec}
        columns={columns(({ id }) => open(id))}
        rowName={({ title }) => title}
        actions={({ id, actions }) => [
          {
            key: 'open',
            label: actions.includes('take') ? '受理' : actions.includes('reply') ? '回复' : '查看',
            onClick: () => open(id),
          },
        ]}
        empty={<EmptyFace title="还没有反馈" text="商家提交的问题和建议会出现在这里。" />}
      />
      {opened && <FeedbackDrawer id={opened} onClose={() => open()} />}
    </Page>
  )
}
