/** Everything that was ever done to an offer, the latest first. */
import type { ProcessLogEntry } from '../../../../blocks/document/types'
import { Card } from '../../../../design/page'
import { PlainTable } from '../../../../design/plain-table'

export const OperationLog = ({ logs }: { logs: readonly ProcessLogEntry[] }) => (
  <Card title="操作日志" hint={`${logs.length} 条`}>
    <PlainTable<ProcessLogEntry>
      label="操作日志"
      rows={logs.toSorted((a, b) => b.id - a.id)}
      rowKey={({ id }) => id}
      columns={[
        {
          title: '时间',
          width: 170,
          cell: ({ date }) => <span className="figures">{date}</span>,
        },
        { title: '操作人', width: 120, cell: ({ operatorName }) => operatorName || '系统' },
        { title: '操作', width: 120, cell: ({ actionLabel }) => actionLabel },
        { title: '节点', width: 120, cell: ({ stepName }) => stepName },
        {
          title: '说明',
          cell: ({ rejectReasons, opinion }) =>
            [rejectReasons.join('、'), opinion].filter(Boolean).join('；'),
        },
      ]}
    />
  </Card>
)
