import { defineList } from '../../../blocks/list/list'
import { ListScreen } from '../../../blocks/list/list-screen'
import { brandSearch } from '../../company/parts/brand-select'
import { spu } from '../document'
import type { SpuRow } from '../parts/spu-calls'
import {
  brandColumn,
  categorySearch,
  completenessColumn,
  nameSearch,
  originColumn,
  productColumn,
  SORTS,
  SPU_TABS,
  skuColumn,
} from '../parts/spu-list'
import { useLinks } from './use-links'
import { useOffering } from './use-offering'

/** What the company keeps itself. */
const ownSpus = defineList<SpuRow>({
  doc: spu,
  always: { mine: true },
  tabs: SPU_TABS,
  search: [...nameSearch, brandSearch, categorySearch, 'status'],
  sorts: SORTS,
  defaultSort: { key: 'createdDate', order: 'desc' },
  columns: ({ open }) => [
    productColumn(open),
    brandColumn,
    originColumn,
    skuColumn,
    completenessColumn,
    'status',
  ],
  empty: {
    title: '还没有商品',
    text: '商品资料只需维护一次，报品、资质和货品都可直接引用。先查条形码，已有商品直接关联。',
  },
  batch: ['submit', 'delete'],
})

export default function SpuList() {
  const { linkActions, dialog } = useLinks()
  const { offerActions, offering } = useOffering()
  return (
    <>
      <ListScreen
        doc={spu}
        list={ownSpus}
        note="本企业维护和关联的商品，审核通过后可发起报品"
        moreActions={(row) => [...offerActions(row), ...linkActions(row)]}
      />
      {dialog}
      {offering}
    </>
  )
}
