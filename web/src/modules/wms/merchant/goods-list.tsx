import { tabsOf } from '../../../blocks/document/status'
import { defineList } from '../../../blocks/list/list'
import { ListScreen } from '../../../blocks/list/list-screen'
import { ProductCell, TwoLines } from '../../../design/cells'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { BrandSelect } from '../../company/parts/brand-select'
import { type GoodsRow, goodsSku } from '../document'

const goodsList = defineList<GoodsRow>({
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
    { name: 'barcode', label: '条形码', kind: 'text' },
    {
      name: 'brandId',
      label: '品牌',
      kind: 'custom',
      control: ({ id, value, onChange }) => (
        <BrandSelect id={id} value={value as number | null} onChange={onChange} />
      ),
      toParams: (value) => ({ 'brandId.equals': Number(value) }),
      words: () => '已选品牌',
    },
    { name: 'categoryCode', label: '类目', kind: 'dict', dict: 'ProductCategory', multiple: true },
    { name: 'status', label: '状态', kind: 'dict', dict: 'ProductSkuStatus', multiple: true },
    { name: 'storageType', label: '储存类型', kind: 'dict', dict: 'StorageType', multiple: true },
    {
      name: 'changeStatus',
      label: '变更状态',
      kind: 'dict',
      dict: 'OfferChangeStatus',
      multiple: true,
    },
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
    {
      key: 'storageType',
      title: '储存',
      width: 84,
      cell: ({ storageType }) => <DictText type="StorageType" value={storageType} />,
    },
    {
      key: 'status',
      title: '状态',
      width: 110,
      card: 'status',
      cell: ({ status, changeStatus }) => (
        <TwoLines
          first={<DictTag type="ProductSkuStatus" value={status} />}
          second={
            changeStatus === 'NONE' ? null : (
              <DictText type="OfferChangeStatus" value={changeStatus} />
            )
          }
        />
      ),
    },
  ],
  empty: {
    title: '还没有货品',
    text: '登记货品的条形码、尺寸重量和储存条件，仓储审核后即可寄样、入库。',
  },
  batch: ['submit', 'delete'],
})

/** `6.5×6.5×8.2 cm` */
const sizeText = ({ lengthCm, widthCm, heightCm }: GoodsRow) =>
  lengthCm && widthCm && heightCm ? `${lengthCm}×${widthCm}×${heightCm} cm` : '-'

const weightText = ({ weightKg }: GoodsRow) => (weightKg ? `${weightKg} kg` : '-')

export default function GoodsList() {
  return (
    <ListScreen doc={goodsSku} list={goodsList} note="登记可寄往平台仓库的货品，仓储审核后启用" />
  )
}
