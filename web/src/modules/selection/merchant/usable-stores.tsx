/** The stores that the company may sell through now, and the story of each relation. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListView } from '../../../blocks/list/list-view'
import { useListState } from '../../../blocks/list/use-list-state'
import { ProductCell, TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace } from '../../../design/faces'
import { wirePage } from '../../../design/paging'
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

const STARRED = 'starred'
const SPEC = { search: [], sorts: [], tabs: [STARRED] }
const TABS = [
  { key: '', label: '全部' },
  {
    key: STARRED,
    label: '已收藏',
    empty: <EmptyFace title="还没有收藏的店铺" text="点店铺名称前的星号即可收藏。" />,
  },
]

export function UsableStores() {
  const list = useListState(SPEC)
  const { page, size, tab } = list.state
  const stars = useFavourites('store')
  const starred = tab === STARRED ? (stars.ids ?? []) : undefined
  const found = useQuery({
    queryKey: storeKeys.page(page, size, starred),
    queryFn: () => storeCalls.stores(wirePage(page), size, starred),
    placeholderData: keepPreviousData,
  })
  const [told, setTold] = useState<UsableStore | null>(null)
  const { unbind, dialog } = useUnbind()
  return (
    <>
      <ListView
        name="可用店铺"
        look={storeCalls.path}
        spec={SPEC}
        list={list}
        found={found}
        tabs={TABS}
        tabsLabel="可用店铺范围"
        columns={columns(stars)}
        rowName={({ storeName }) => storeName}
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
        empty={<EmptyFace title="还没有可用店铺" text="店铺申请通过后，店铺会出现在这里。" />}
      />
      {told && <StoreTimeline store={told} onClose={() => setTold(null)} />}
      {dialog}
    </>
  )
}
