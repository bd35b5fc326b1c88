import type { Params } from '../../../api/params'
import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { EmptyFace } from '../../../design/faces'
import { type JobRun, jobKeys, RUNS } from './calls'
import { RunState } from './run-state'

const spec: PlainListSpec = {
  search: [{ kind: 'dateRange', name: 'startedDate', label: '开始时间', time: true }],
  sorts: [{ key: 'startedDate', label: '开始时间' }],
  tabs: [],
  defaultSort: { key: 'startedDate', order: 'desc' },
}

const columns: readonly Column<JobRun>[] = [
  {
    key: 'title',
    title: '任务',
    width: 220,
    cell: ({ title, name }) => <TwoLines first={title} second={name} />,
  },
  {
    key: 'started',
    title: '开始 / 结束',
    width: 190,
    cell: ({ startedDate, finishedDate }) => (
      <TwoLines first={<span className="figures">{startedDate}</span>} second={finishedDate} />
    ),
  },
  {
    key: 'state',
    title: '结果',
    width: 100,
    card: 'status',
    cell: ({ ok }) => <RunState ok={ok} />,
  },
  { key: 'detail', title: '说明', width: 300, cell: ({ detail }) => detail },
]

function Runs({ query, none }: { query?: Params; none: string }) {
  return (
    <PlainList<JobRun>
      name="运行记录"
      path={RUNS}
      queryKey={jobKeys.runs}
      query={query}
      spec={spec}
      columns={columns}
      rowName={({ title, startedDate }) => `${title} ${startedDate}`}
      empty={<EmptyFace title={none} text="任务每次运行都会在这里留下记录。" />}
    />
  )
}

export const RunsTab = () => <Runs none="还没有运行记录" />
export const FailedTab = () => <Runs query={{ ok: false }} none="没有失败的运行" />
