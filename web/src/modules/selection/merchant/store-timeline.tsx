import { useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { PlainTable } from '../../../design/plain-table'
import { type LogEntry, ProcessLog } from '../../../design/process-log'
import { type Rating, type StoreEvent, storeCalls, storeKeys, type UsableStore } from './calls'
import styles from './usable-stores.module.css'

interface StoreTimelineProps {
  store: UsableStore
  onClose: () => void
}

/** Who tied the company to the store and who untied it; how the store was rated month by month. */
export function StoreTimeline({ store, onClose }: StoreTimelineProps) {
  return (
    <Drawer
      open
      title={`关联记录：${store.storeName}`}
      size={420}
      closable={{ 'aria-label': '关闭关联记录' }}
      onClose={onClose}
    >
      <Events storeId={store.storeId} />
      <Ratings storeId={store.storeId} />
    </Drawer>
  )
}

function Events({ storeId }: { storeId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: storeKeys.timeline(storeId),
    queryFn: () => storeCalls.timeline(storeId),
  })
  if (error) return <ErrorFace title="记录加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={3} />
  if (data.length === 0) return <EmptyFace title="还没有记录" />
  return <ProcessLog entries={data.map(entryOf)} />
}

const entryOf = (event: StoreEvent, index: number): LogEntry => ({
  key: index,
  title: `${event.operatorName} ${event.actionLabel}`,
  date: event.date,
  text: event.remark || undefined,
})

const points = (rating: number | null | undefined) => rating?.toFixed(2) ?? ''

/** The latest month first; nothing at all while there is no rating. */
function Ratings({ storeId }: { storeId: number }) {
  const { data = [] } = useQuery({
    queryKey: storeKeys.ratings(storeId),
    queryFn: () => storeCalls.ratings(storeId),
  })
  if (data.length === 0) return null
  return (
    <section className={styles.ratings}>
      <h3>DSR 走势</h3>
      <PlainTable<Rating>
        label="DSR 走势"
        rows={data.toSorted((a, b) => (a.month < b.month ? 1 : -1))}
        rowKey={({ month }) => month}
        columns={[
          { title: '月份', cell: ({ month }) => <span className="figures">{month}</span> },
          { title: '描述', cell: ({ dsrDesc }) => points(dsrDesc) },
          { title: '服务', cell: ({ dsrService }) => points(dsrService) },
          { title: '物流', cell: ({ dsrLogistics }) => points(dsrLogistics) },
        ]}
      />
    </section>
  )
}
