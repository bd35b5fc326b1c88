import { defineList } from '../../../blocks/list/list'
import { ProductCell, TwoLines } from '../../../design/cells'
import { DictText } from '../../../design/dict-text'
import { attrMerge, type MergeRow } from '../document'

export const mergeList = defineList<MergeRow>({
  doc: attrMerge,
  search: [
    'mergeType',
    'categoryCode',
    { name: 'attrCode', label: '属性', kind: 'text', placeholder: '属性编码或规格名' },
    'status',
    'createdDate',
  ],
  sorts: [
    { key: 'createdDate', label: '创建时间' },
    { key: 'affectedCount', label: '影响数' },
  ],
  defaultSort: { key: 'createdDate', order: 'desc' },
  columns: ({ open }) => [
    {
      key: 'code',
      title: '来源 → 目标',
      width: 216,
      cell: (row) => <ProductCell name={row.title} code={row.code} onOpen={() => open(row)} />,
    },
    {
      key: 'mergeType',
      title: '类型 / 属性',
      width: 96,
      cell: ({ mergeType, attrLabel }) => (
        <TwoLines first={<DictText type="AttrMergeType" value={mergeType} />} second={attrLabel} />
      ),
    },
    {
      key: 'categoryCode',
      title: '类目',
      width: 84,
      cell: ({ categoryCode, scope }) => (
        <TwoLines
          first={<DictText type="ProductCategory" value={categoryCode} />}
          second={scope === 'GLOBAL' ? '全平台' : '本企业'}
        />
      ),
    },
    {
      key: 'affectedCount',
      title: '影响数',
      width: 68,
      align: 'right',
      card: 'figure',
      cell: ({ affectedCount }) => affectedCount ?? 0,
    },
    {
      key: 'createdByName',
      title: '申请人 / 时间',
      width: 136,
      cell: ({ createdByName, companyName, createdDate, scope }) => (
        <span title={scope === 'GLOBAL' ? '平台' : companyName}>
          <TwoLines first={createdByName} second={createdDate} />
        </span>
      ),
    },
    'status',
  ],
  empty: {
    title: '还没有属性合并',
    text: '同一规格有多种写法时，合并为一种，便于检索、比价和归并商品。左侧是系统发现的可合并项。',
  },
})
