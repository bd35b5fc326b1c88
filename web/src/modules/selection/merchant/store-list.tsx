/** The applications for stores, as a list declares itself. */

import { DocumentList } from '../../../blocks/list/document-list'
import { defineList } from '../../../blocks/list/list'
import { ProductCell, TwoLines } from '../../../design/cells'
import { DictText } from '../../../design/dict-text'
import { offerStoreAppr, type StoreRow } from '../document'
import { useUnbind } from './use-unbind'

export const storeList = defineList<StoreRow>({
  doc: offerStoreAppr,
  search: [
    { name: 'storeName', label: '店铺名', kind: 'text', placeholder: '名称关键词' },
    'platformType',
    'status',
    'storeType',
  ],
  sorts: [
    { key: 'createdDate', label: '创建时间' },
    { key: 'submitDate', label: '提交时间' },
    { key: 'authExpireDate', label: '授权到期' },
  ],
  defaultSort: { key: 'createdDate', order: 'desc' },
  columns: ({ open }) => [
    {
      key: 'storeName',
      title: '店铺',
      width: 190,
      cell: (row) => <ProductCell name={row.title} code={row.code} onOpen={() => open(row)} />,
    },
    {
      key: 'platformType',
      title: '平台 / 类型',
      width: 92,
      cell: ({ platformType, storeType }) => (
        <TwoLines
          first={<DictText type="StorePlatform" value={platformType} />}
          second={<DictText type="StoreType" value={storeType} />}
        />
      ),
    },
    { key: 'sellerId', title: '店铺ID', width: 116, cell: ({ sellerId }) => sellerId },
    {
      key: 'ownerName',
      title: '主体',
      width: 168,
      cell: ({ ownerName, isOwn }) => (
        <TwoLines first={ownerName} second={isOwn ? '自有店铺' : '授权店铺'} />
      ),
    },
    {
      key: 'brandNames',
      title: '品牌',
      width: 84,
      cell: ({ brandNames }) => brandNames,
    },
    {
      key: 'dsrDesc',
      title: 'DSR',
      width: 60,
      align: 'right',
      card: 'figure',
      cell: ({ dsrDesc }) => dsrDesc?.toFixed(2),
    },
    {
      key: 'authExpireDate',
      title: '授权到期',
      width: 104,
      card: 'figure',
      cell: ({ authExpireDate }) => authExpireDate,
    },
    'status',
  ],
  empty: {
    title: '还没有店铺申请',
    text: '店铺用于商品成交。填写店铺链接、主体和品牌并提交，招商确认后即可在报品中选用。',
  },
  batch: ['submit', 'delete'],
})

export function StoreList() {
  const { unbind, dialog } = useUnbind()
  return (
    <>
      <DocumentList
        doc={offerStoreAppr}
        list={storeList}
        onModule={(_action, { storeId, title }) => unbind(Number(storeId), title)}
      />
      {dialog}
    </>
  )
}
