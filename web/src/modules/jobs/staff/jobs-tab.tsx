import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DataTable } from '../../../design/data-table'
import { ErrorFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { useSending } from '../../../design/use-sending'
import { type Job, jobCalls, jobKeys } from './calls'
import { RunState } from './run-state'

const columns: readonly Column<Job>[] = [
  {
    key: 'title',
    title: '任务',
    width: 220,
    cell: ({ title, name }) => <TwoLines first={title} second={name} />,
  },
  { key: 'schedule', title: '运行时间', width: 140, cell: ({ schedule }) => schedule },
  {
    key: 'next',
    title: '下次运行',
    width: 180,
    cell: ({ nextDate }) => <span className="figures">{nextDate}</span>,
  },
  {
    key: 'last',
    title: '最近运行',
    width: 240,
    cell: ({ lastRun }) =>
      lastRun && (
        <TwoLines
          first={<span className="figures">{lastRun.startedDate}</span>}
          second={lastRun.detail}
        />
      ),
  },
  {
    key: 'state',
    title: '结果',
    width: 100,
    card: 'status',
    cell: ({ lastRun }) => lastRun && <RunState ok={lastRun.ok} />,
  },
]

export function JobsTab() {
  const queries = useQueryClient()
  const { busy, send } = useSending()
  const { data, error, refetch } = useQuery({ queryKey: jobKeys.all, queryFn: jobCalls.all })
  const run = ({ name, title }: Job) =>
    send(async () => {
      const { ok, detail } = await jobCalls.run(name)
      if (ok) toast.success(`${title}已运行：${detail || '完成'}`)
      else toast.error(`${title}运行失败：${detail}`)
      queries.invalidateQueries({ queryKey: jobKeys.all })
    })
  if (error) return <ErrorFace title="定时任务加载失败" error={error} onRetry={refetch} />
  return (
    <DataTable<Job>
      label="定时任务"
      columns={columns}
      rows={data}
      rowKey={({ name }) => name}
      rowName={({ title }) => title}
      lines={2}
      actions={(job) => [
        {
          key: 'run',
          label: '立即运行',
          codes: ['job_run'],
          disabled: busy ? '正在运行' : undefined,
          onClick: () => run(job),
        },
      ]}
    />
  )
}
