/** The stores that the company may sell through now, and the story of each relation. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Switch } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ProductCell, TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DataTable } from '../../../design/data-table'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace } from '../../../design/faces'
import { Pager } from '../../../design/pager'
import { DEFAULT_PAGE_SIZE, wirePage } from '../../../design/paging'
import { StatusTag } from '../../../design/status-tag'
import { FavouriteStar } from '../../application/parts/favourite-star'
import { useFavourites } from '../../application/parts/use-favourites'
import { storeCalls, storeKeys, type UsableStore } from './calls'
import { StoreTimeline } from './store-timeline'
import styles from './usable-stores.module.css'
import { useUnbind } from './use-unbind'

type Stars = ReturnType<typeof useFavourites>

const columns = ({ has, turn }: Stars): readonly Column<UsableStore>[] => [
  {
    key: 'storeName',
    title: '店铺',
    width: 270,
    cell: ({ storeId, storeName, sellerId }) => (
      <span className={styles.store}>
        <FavouriteStar name={storeName} on={has(storeId)} onChange={(on) => turn(storeId, on)} />
        <ProductCell name={storeName} code={sellerId} />
      </span>
    ),
  },
  {
    key: 'platformType',
    title: '平台',
    width: 110,
    cell: ({ platformType }) => <DictText type="StorePlatform" value={platformType} />,
  },
  {
    key: 'relation',
    title: '关系 / 期限',
    width: 210,
    cell: ({ relationType, startDate, endDate }) => (
      <TwoLines
        first={relationType === 'OWN' ? '自有' : '授权'}
        second={endDate ? `${startDate} 至 ${endDate}` : `${startDate} 起，长期`}
      />
    ),
  },
  {
    key: 'brandNames',
    title: '品牌',
    width: 160,
    cell: ({ brandNames }) => brandNames,
  },
  {
    key: 'storeStatus',
    title: '店铺状态',
    width: 110,
    cell: ({ storeStatus }) => <DictTag type="StoreStatus" value={storeStatus} />,
  },
  {
    key: 'status',
    title: '关联',
    width: 110,
    card: 'status',
    cell: ({ status }) =>
      status === 'enabled' ? (
        <StatusTag look="approved">可用</StatusTag>
      ) : (
        <StatusTag look="cancelled">已停用</StatusTag>
      ),
  },
]

export function UsableStores() {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const size = Number(params.get('size')) || DEFAULT_PAGE_SIZE
  const stars = useFavourites('store')
  const onlyStarred = params.get('starred') === '1'
  const starred = onlyStarred ? (stars.ids ?? []) : undefined
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: storeKeys.page(page, size, starred),
    queryFn: () => storeCalls.stores(wirePage(page), size, starred),
    placeholderData: keepPreviousData,
  })
  const [told, setTold] = useState<UsableStore | null>(null)
  const { unbind, dialog } = useUnbind()
  const turn = (next: number, nextSize: number) =>
    setParams((present) => {
      const address = new URLSearchParams(present)
      address.set('page', String(next))
      address.set('size', String(nextSize))
      return address
    })
  if (error) return <ErrorFace title="店铺加载失败" error={error} onRetry={refetch} />
  return (
    <section className={styles.card}>
      <p className={styles.only}>
        <span id="only-starred">只看收藏</span>
        <Switch
          size="small"
          aria-labelledby="only-starred"
          checked={onlyStarred}
          onChange={(on) =>
            setParams((present) => {
              const address = new URLSearchParams(present)
              address.delete('page')
              if (on) address.set('starred', '1')
              else address.delete('starred')
              return address
            })
          }
        />
      </p>
      <DataTable
        label="可用店铺"
        columns={columns(stars)}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowName={({ storeName }) => storeName}
        loading={isFetching}
        actions={(store) => [
          { key: 'timeline', label: '关联记录', onClick: () => setTold(store) },
          ...(store.actions.includes('unbind')
            ? [
                {
                  key: 'unbind',
                  label: '解除关联',
                  danger: true,
                  onClick: () => unbind(store.storeId, store.storeName),
                },
              ]
            : []),
        ]}
        empty={
          onlyStarred ? (
            <EmptyFace title="还没有收藏的店铺" text="点店铺名称前的星号即可收藏。" />
          ) : (
            <EmptyFace title="还没有可用店铺" text="店铺申请通过后，店铺会出现在这里。" />
          )
        }
      />
      {data && <Pager page={page} size={size} total={data.total} onChange={turn} />}
      {told && <StoreTimeline store={told} onClose={() => setTold(null)} />}
      {dialog}
    </section>
  )
}
