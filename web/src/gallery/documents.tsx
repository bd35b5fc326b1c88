/** What documents bring to a page, each block in its states. Their answers lie in the cache: nothing is asked. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { TaskRow } from '../blocks/desk/task-row'
import { DocumentLog, DocumentSteps } from '../blocks/detail/process'
import { ReadGroups } from '../blocks/detail/read-groups'
import { DiffTable } from '../blocks/diff/diff-table'
import { VersionDiff } from '../blocks/diff/version-diff'
import { documentKeys } from '../blocks/document/calls'
import { MarksCard, TodoCard } from '../blocks/form/form-side'
import { DocumentList } from '../blocks/list/document-list'
import { defineList } from '../blocks/list/list'
import { ProductCell } from '../design/cells'
import { DictTag } from '../design/dict-tag'
import { offerStoreAppr } from '../modules/selection/document'
import {
  rejectInfo,
  storeDetail,
  storeDiff,
  storeRow,
  storeTask,
  versions,
} from '../testkit/documents'
import { Sample } from './sample'

const doc = offerStoreAppr
const nothing = () => undefined

const list = defineList({
  search: [{ name: 'storeName', label: '店铺名', kind: 'text' }],
  sorts: [{ key: 'createdDate', label: '创建时间' }],
  defaultSort: { key: 'createdDate', order: 'desc' },
  columns: ({ open }) => [
    {
      key: 'storeName',
      title: '店铺',
      cell: (row) => <ProductCell name={row.title} code={row.code} onOpen={() => open(row)} />,
    },
    {
      key: 'status',
      title: '状态',
      card: 'status',
      cell: ({ status }) => <DictTag type="WorkflowStatus" value={status} />,
    },
  ],
  empty: { title: '还没有店铺申请', text: '填写店铺链接、主体和品牌并提交。' },
  batch: ['submit', 'delete'],
})

const listQuery = (more: object) => ({ ...more, page: 0, size: 20, sort: 'createdDate,desc' })

function answered(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  const rows = [storeRow(1, 'CREATED'), storeRow(2, 'APPROVING'), storeRow(3, 'REJECTED')]
  client.setQueryData(documentKeys.list(doc, listQuery({})), { items: rows, total: 3 })
  const none = listQuery({ 'status.in': ['COMPLETED'] })
  client.setQueryData(documentKeys.list(doc, none), { items: [], total: 0 })
  client.setQueryData(documentKeys.counts(doc, {}), { all: 3, created: 1, rejected: 1 })
  client.setQueryData(documentKeys.diff(doc, 2, { from: undefined, all: false }), storeDiff)
  return client
}

/** Each block gets an address of its own, as it has in a tab. */
function Stage({ path = '/', children }: { path?: string; children: ReactNode }) {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] })
  return (
    <QueryClientProvider client={answered()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

export const DocumentPage = () => (
  <>
    <Sample title="单据列表" bare>
      <Stage>
        <DocumentList doc={doc} list={list} />
      </Stage>
    </Sample>
    <Sample title="单据列表：没有结果" bare>
      <Stage path="/?state=completed">
        <DocumentList doc={doc} list={list} />
      </Stage>
    </Sample>
    <Sample title="进度与记录">
      <DocumentSteps detail={storeDetail(3, 'REJECTED')} />
      <DocumentLog logs={storeDetail(3, 'REJECTED').process.logs} />
    </Sample>
    <Sample title="只读分组" bare>
      <ReadGroups
        facts={doc.facts}
        values={storeDetail(3, 'REJECTED')}
        show={doc.show}
        marked={{ reviewer: '王审核', remarks: new Map([['storeName', '与营业执照不一致']]) }}
      />
    </Sample>
    <Sample title="驳回标记与预检" bare>
      <MarksCard
        marks={rejectInfo.fields.map((mark, index) => ({
          ...mark,
          at: mark.field,
          now: index > 0,
        }))}
        onGo={nothing}
      />
      <TodoCard
        found={[{ field: 'storeUrl', message: '店铺链接与平台不匹配' }]}
        required={Object.values(doc.facts.fields)}
        missing={Object.values(doc.facts.fields).slice(0, 2)}
        server={[]}
        onGo={nothing}
      />
    </Sample>
  </>
)

export const DiffPage = () => (
  <>
    <Sample title="版本对比" bare>
      <Stage>
        <VersionDiff doc={doc} id={2} versions={versions} />
      </Stage>
    </Sample>
    <Sample title="审批抽屉中的差异">
      <DiffTable compact groups={storeDiff.groups} heads={['V1 已驳回', 'V2 本次提交']} />
    </Sample>
  </>
)

const task = (id: number, given: object, current = false) => (
  <TaskRow
    key={id}
    task={storeTask(id, given)}
    current={current}
    onOpen={nothing}
    chosen={id === 1 ? false : undefined}
    onChoose={nothing}
  />
)

export const TaskPage = () => (
  <Sample title="审批任务">
    <ul>
      {task(1, { dueDate: '2026-01-01 10:00:00', overtime: true, batchable: true })}
      {task(2, { round: 2, dueDate: '2099-01-01 10:00:00' }, true)}
      {task(3, {
        status: 'REJECTED',
        finishedByName: '张招商',
        finishedDate: '2026-11-12 15:40:00',
      })}
    </ul>
  </Sample>
)
