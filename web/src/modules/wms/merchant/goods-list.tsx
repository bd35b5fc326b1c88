import { tabsOf } from '../../../blocks/document/status'
import { defineList } from '../../../blocks/list/list'
import { ListScreen } from '../../../blocks/list/list-screen'
import { ProductCell, TwoLines } from '../../../design/cells'
import { DictText } from '../../../design/dict-text'
import { sizeText } from '../../../lib/sizes'
import { brandSearch } from '../../company/parts/brand-select'
import { type GoodsRow, goodsSku } from '../document'

const goodsList = defineList<GoodsRow>({
  doc: goodsSku,
  tabs: tabsOf([
    { key: 'created', label: '草稿', statuses: ['CREATED'] },
    { key: 'approving', label: '待审核', statuses: ['APPROVING'] },
    { key: 'rejected', label: '待修改', statuses: ['REJECTED'], alert: true },
    { key: 'enabled', label: '启用', statuses: ['ENABLED'] },
    { key: 'disabled', label: '停用', statuses: ['DISABLED'] },
  ]),
  search: [
    { name: 'goodsCode', label: '货品编码', kind: 'text' },
    { name: 'goodsName', label: '货品名称', kind: 'text', placeholder: '名称或拼音' },
    'barcode',
    brandSearch,
    'categoryCode',
    'status',
    'storageType',
    'changeStatus',
  ],
  sorts: [
    { key: 'createdDate', label: '创建时间' },
    { key: 'submitDate', label: '提交时间' },
    { key: 'goodsCode', label: '编码' },
  ],
  defaultSort: { key: 'createdDate', order: 'desc' },
  columns: ({ open }) => [
    {
      key: 'goodsName',
      title: '货品',
      width: 240,
      cell: (row) => (
        <ProductCell
          picture={row.image?.url ?? null}
          name={row.goodsName}
          code={row.code}
          onOpen={() => open(row)}
        />
      ),
    },
    {
      key: 'barcode',
      title: '条形码 / 规格',
      width: 150,
      cell: ({ barcode, spec }) => <TwoLines first={barcode} second={spec} />,
    },
    {
      key: 'categoryCode',
      title: '品牌 / 类目',
      width: 150,
      cell: ({ brandName, categoryCode }) => (
        <TwoLines
          first={brandName}
          second={<DictText type="ProductCategory" value={categoryCode} />}
        />
      ),
    },
    {
      key: 'sizeText',
      title: '尺寸 / 重量',
      width: 150,
      cell: (row) => <TwoLines first={sizeText(row)} second={weightText(row)} />,
    },
    'storageType',
    'status',
  ],
  empty: {
    title: '还没有货品',
    text: '登记货品的条形码、尺寸重量和储存条件，仓储审核后即可寄样、入库。',
  },
  batch: ['submit', 'delete'],
})

const weightText = ({ weightKg }: GoodsRow) => (weightKg ? `${weightKg} kg` : '-')

export default function GoodsList() {
  return (
    <ListScreen doc={goodsSku} list={goodsList} note="登记可寄往平台仓库的货品，仓储审核后启用" />
  )
}
