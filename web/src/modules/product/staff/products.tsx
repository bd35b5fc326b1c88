/** 商品总库: the products of all companies, as staff look after them. */
import { defineList } from '../../../blocks/list/list'
import { ListScreen } from '../../../blocks/list/list-screen'
import { TwoLines } from '../../../design/cells'
import { staffSpu } from '../document'
import type { SpuRow } from '../parts/spu-calls'
import {
  brandColumn,
  categorySearch,
  completenessColumn,
  nameSearch,
  productColumn,
  SORTS,
  SPU_TABS,
  skuColumn,
} from '../parts/spu-list'

const products = defineList<SpuRow>({
  doc: staffSpu,
  tabs: SPU_TABS,
  search: [...nameSearch, categorySearch, 'status'],
  sorts: SORTS,
  defaultSort: { key: 'createdDate', order: 'desc' },
  columns: ({ open }) => [
    productColumn(open),
    {
      key: 'companyName',
      title: '企业',
      width: 170,
      cell: ({ companyName, createdByName }) => (
        <TwoLines first={companyName} second={createdByName} />
      ),
    },
    brandColumn,
    skuColumn,
    completenessColumn,
    'status',
  ],
  empty: { title: '还没有商品', text: '商家新增商品或报品终选通过后，会出现在这里。' },
})

export default function Products() {
  return <ListScreen doc={staffSpu} list={products} note="各企业的商品，可查看、下架" />
}
