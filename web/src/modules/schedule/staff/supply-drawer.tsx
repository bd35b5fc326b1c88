/** What the merchants of a session say of their goods: confirmed, sent back, or asked for. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { ReasonDialog } from '../../../blocks/document/reason-dialog'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import type { SessionBoard } from '../parts/calls'
import { type SupplyRow, supplyCalls, supplyKeys } from '../parts/supply-calls'
import styles from './dialogs.module.css'

interface SupplyDrawerProps {
  board: SessionBoard
  /** The lights are others now. */
  onChanged: () => unknown
  onClose: () => void
}

export function SupplyDrawer({ board, onChanged, onClose }: SupplyDrawerProps) {
  const queries = useQueryClient()
  const asked = { sessionId: board.id, size: 100, sort: 'sessionDate,asc' }
  const list = useQuery({
    queryKey: supplyKeys.page(asked),
    queryFn: () => supplyCalls.page(asked),
    placeholderData: keepPreviousData,
  })
  const [back, setBack] = useState<SupplyRow>()
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: supplyKeys.all })
    onChanged()
  }
  // The client says what was refused.
  const run = async (deed: Promise<unknown>, done: string) => {
    const ok = await deed.then(
      () => true,
      () => false,
    )
    if (ok) toast.success(done)
    await refresh()
  }
  const rows = list.data?.items
  const open = rows?.some(({ status }) => status === 'TO_UPDATE' || status === 'OVERDUE')
  return (
    <Drawer
      open
      title={`供货确认 ${board.title}`}
      size="min(680px, 100vw)"
      closable={{ 'aria-label': '关闭' }}
      extra={
        open && (
          <Button onClick={() => run(supplyCalls.request(board.id), '已催促商家更新')}>
            催促未更新
          </Button>
        )
      }
      onClose={onClose}
    >
      {list.error ? (
        <ErrorFace title="供货信息加载失败" error={list.error} onRetry={list.refetch} />
      ) : !rows ? (
        <LoadingFace rows={4} />
      ) : rows.length === 0 ? (
        <EmptyFace title="还没有供货信息" text="报品转总排期后，商家在这里逐个规格填写。" />
      ) : (
        <ul className={styles.goods} aria-label="供货信息">
          {rows.map((row) => (
            <li key={row.id}>
              <strong>
                {row.offerName} {row.skuName}
              </strong>
              <span>
                <DictText type="SupplyStatus" value={row.status} />，{wordsOf(row)}
              </span>
              {row.warning && <span>{row.warning}</span>}
              {row.shipHours && (
                <span>
                  <DictText type="ShipTime" value={row.shipHours} />，{row.shipWarehouseName}
                </span>
              )}
              {(row.actions.includes('confirm') || row.actions.includes('reject')) && (
                <span className={styles.deeds}>
                  {row.actions.includes('confirm') && (
                    <Button
                      size="small"
                      type="primary"
                      onClick={() => run(supplyCalls.confirm(row), '已确认')}
                    >
                      确认
                    </Button>
                  )}
                  {row.actions.includes('reject') && (
                    <Button size="small" onClick={() => setBack(row)}>
                      退回
                    </Button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {back && (
        <ReasonDialog
          name={`${back.offerName} ${back.skuName}`}
          okText="退回"
          danger
          question={{
            title: (name) => `退回“${name}”的供货信息？`,
            text: '商家会收到通知，更新后再次确认。',
            reason: { label: '退回原因', min: 1, max: 255 },
          }}
          onOk={async (reason) => {
            await run(supplyCalls.reject(back, reason ?? ''), '已退回商家')
          }}
          onClose={() => setBack(undefined)}
        />
      )}
    </Drawer>
  )
}

const wordsOf = ({ planStock, availableStock, productionDate, remainShelfPct }: SupplyRow) =>
  [
    `备货 ${planStock.toLocaleString('zh-CN')}`,
    availableStock === null || availableStock === undefined
      ? '库存未填'
      : `可用 ${availableStock.toLocaleString('zh-CN')}`,
    productionDate && `生产 ${productionDate}`,
    remainShelfPct !== null && remainShelfPct !== undefined && `剩余保质期 ${remainShelfPct}%`,
  ]
    .filter(Boolean)
    .join('，')
