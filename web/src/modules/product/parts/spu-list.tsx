/** What lists of products have in common: how they are searched, sorted and shown. */
import { tabsOf } from '../../../blocks/document/status'
import { ProductCell, TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictText } from '../../../design/dict-text'
import { categorySearch } from '../../offer/parts/category-search'
import { MissingChips, Ring } from './completeness'
import styles from './spu.module.css'
import type { SpuRow } from './spu-calls'

export const SPU_TABS = tabsOf([
  { key: 'created', label: '草稿', statuses: ['CREATED'] },
  { key: 'approving', label: '审批中', statuses: ['APPROVING'] },
  { key: 'rejected', label: '待修改', statuses: ['REJECTED'], alert: true },
  { key: 'approved', label: '已上架', statuses: ['APPROVED'] },
  { key: 'offShelf', label: '已下架', statuses: ['OFF_SHELF'] },
])

export const nameSearch = [
  { name: 'spuName', label: '商品名称', kind: 'text', placeholder: '名称或拼音' },
  { name: 'spuCode', label: '商品编码', kind: 'text' },
  { name: 'barcode', label: '条形码', kind: 'text' },
] as const

export { categorySearch }

export const SORTS = [
  { key: 'createdDate', label: '创建时间' },
  { key: 'completeness', label: '完整度' },
  { key: 'spuCode', label: '编码' },
] as const

const category = ({ categoryCode, category2, category3 }: SpuRow) =>
  category3 || category2 || categoryCode

export const productColumn = (open: (row: SpuRow) => void): Column<SpuRow> => ({
  key: 'spuName',
  title: '商品',
  width: 250,
  cell: (row) => (
    <ProductCell
      picture={row.mainImage?.url ?? null}
      name={row.spuName}
      code={row.code}
      onOpen={() => open(row)}
    />
  ),
})

export const brandColumn: Column<SpuRow> = {
  key: 'categoryCode',
  title: '品牌 / 类目',
  width: 160,
  cell: (row) => (
    <TwoLines
      first={row.brandName}
      second={<DictText type="ProductCategory" value={category(row)} />}
    />
  ),
}

export const originColumn: Column<SpuRow> = {
  key: 'originPlace',
  title: '产地',
  width: 110,
  cell: ({ originPlace, isDomestic }) => (
    <TwoLines first={originPlace} second={isDomestic === false ? '进口' : '国产'} />
  ),
}

export const skuColumn: Column<SpuRow> = {
  key: 'skuCount',
  title: 'SKU数',
  width: 80,
  align: 'right',
  cell: ({ skuCount }) => <span className="figures">{skuCount}</span>,
}

export const completenessColumn: Column<SpuRow> = {
  key: 'completeness',
  title: '完整度',
  width: 220,
  cell: ({ completeness, missingFields }) => (
    <span className={styles.tileState}>
      <Ring percent={completeness ?? 0} />
      <MissingChips missing={missingFields} most={2} />
    </span>
  ),
}
