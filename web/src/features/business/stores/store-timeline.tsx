import { useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { type LogEntry, ProcessLog } from '../../../design/process-log'
import { type StoreEvent, storeCalls, storeKeys, type UsableStore } from './calls'

interface StoreTimelineProps {
  store: UsableStore
  onClose: () => void
}

/** Who tied the company to the store, who untied it, and when. */
export function StoreTimeline({ store, onClose }: StoreTimelineProps) {
  const { data, error, refetch } = useQuery({
    queryKey: storeKeys.timeline(store.storeId),
    queryFn: () => storeCalls.timeline(store.storeId),
  })
  return (
    <Drawer
      open
      title={`关联记录：${store.storeName}`}
      size={420}
      closable={{ 'aria-label': '关闭关联记录' }}
      onClose={onClose}
    >
      {error && <ErrorFace title="记录没有加载出来" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingFace rows={3} />}
      {data?.length === 0 && <EmptyFace title="还没有记录" />}
      {data && data.length > 0 && <ProcessLog entries={data.map(entryOf)} />}
    </Drawer>
  )
}

const entryOf = (event: StoreEvent, index: number): LogEntry => ({
  key: index,
  title: `${event.operatorName} ${event.actionLabel}`,
  date: event.date,
  text: event.remark ?? undefined,
})
