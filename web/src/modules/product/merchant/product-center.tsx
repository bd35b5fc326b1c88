/** 商品中心: the library of the company's brands, the barcode first. */
import { useNavigate, useSearchParams } from 'react-router'
import { DocumentList } from '../../../blocks/list/document-list'
import { defineList } from '../../../blocks/list/list'
import { ListButtons } from '../../../blocks/list/list-buttons'
import { NameText, Thumb } from '../../../design/cells'
import { Chip } from '../../../design/chip'
import { CopyText } from '../../../design/copy-text'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { Card, Page } from '../../../design/page'
import { type RowAction, RowActions } from '../../../design/row-actions'
import { brandSearch } from '../../company/parts/brand-select'
import { spu } from '../document'
import styles from '../parts/spu.module.css'
import type { SpuRow } from '../parts/spu-calls'
import {
  brandColumn,
  categorySearch,
  nameSearch,
  originColumn,
  productColumn,
  skuColumn,
} from '../parts/spu-list'
import { BarcodeFirst } from './barcode-first'
import { LinkCard, OwnLinks } from './link-card'
import { useLinks } from './use-links'
import { useOffering } from './use-offering'

const library = defineList<SpuRow>({
  doc: spu,
  tabs: [],
  search: [...nameSearch, brandSearch, categorySearch, 'originPlace'],
  sorts: [
    { key: 'createdDate', label: '创建时间' },
    { key: 'spuCode', label: '编码' },
  ],
  defaultSort: { key: 'createdDate', order: 'desc' },
  columns: ({ open }) => [productColumn(open), brandColumn, originColumn, skuColumn, 'status'],
  tile: (row, actions) => <SpuTile row={row} actions={actions} />,
  empty: {
    title: '本企业品牌下还没有已上架的商品',
    text: '新增商品并通过审核后，会出现在商品中心。',
  },
})

export default function ProductCenter() {
  const [params] = useSearchParams()
  const { linkActions, link, dialog } = useLinks()
  const { offerActions, offering } = useOffering()
  const asked = Number(params.get('linkId'))
  const links = params.get('links')
  return (
    <Page
      title="商品中心"
      note="标准商品库，可见本企业品牌的已上架商品"
      actions={<ListButtons doc={spu} list={library} />}
    >
      {asked > 0 && <LinkCard id={asked} />}
      {links && <OwnLinks status={links} />}
      <Card>
        <BarcodeFirst onLink={link} />
      </Card>
      <DocumentList
        doc={spu}
        list={library}
        moreActions={(row) => [...offerActions(row), ...linkActions(row)]}
      />
      {dialog}
      {offering}
    </Page>
  )
}

function SpuTile({ row, actions }: { row: SpuRow; actions: readonly RowAction[] }) {
  const navigate = useNavigate()
  const { spuName, code, brandName, categoryCode, category2, category3, isDomestic } = row
  return (
    <article className={styles.tile}>
      <div className={styles.tileHead}>
        <div className={styles.tilePicture}>
          <Thumb src={row.mainImage?.url} size="fill" />
        </div>
        <div className={styles.tileWords}>
          <NameText text={spuName} onOpen={() => navigate(spu.routes.detail(row.id))} />
          <span className="figures">
            <CopyText text={code} />
          </span>
          <span>{brandName}</span>
          <span>
            <DictText type="ProductCategory" value={category3 || category2 || categoryCode} /> /{' '}
            {isDomestic === false ? '进口' : '国产'}
          </span>
          <span className={styles.tileState}>
            <DictTag type="SpuStatus" value={row.status} />
            <LinkState row={row} />
            <span className="figures">{row.skuCount ?? 0} 个 SKU</span>
          </span>
        </div>
      </div>
      <div className={styles.tileFoot}>
        <RowActions actions={actions} of={spuName} />
      </div>
    </article>
  )
}

/** How the company stands to a product that another keeps. */
function LinkState({ row: { companyId, linkStatus } }: { row: SpuRow }) {
  if (companyId !== 0) return null
  if (linkStatus === 'APPROVED') return <Chip tone="teal">已关联</Chip>
  return linkStatus ? <Chip tone="blue">关联申请中</Chip> : <Chip>未关联</Chip>
}
