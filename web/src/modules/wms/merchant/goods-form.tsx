/** Goods: what is special about their form. */
import { formParts } from '../../../blocks/form/by-field'
import { FormScreen } from '../../../blocks/form/form-screen'
import { DictTreeSelect } from '../../../design/dict-tree-select'
import { SaidSo } from '../../../design/said-so'
import { BrandSelect } from '../../company/parts/brand-select'
import { goodsSku } from '../document'

type Values = Record<string, unknown>

const isPerishable = ({ shelfLifeFlag }: Values) => shelfLifeFlag === true
const isDangerous = ({ liquid, battery, storageType }: Values) =>
  Boolean(liquid || battery || storageType === 'DANGER')

/** What perishes unless somebody says otherwise. */
const perishes = (category: unknown) => /^(Food|Cosmetic)(_|$)/.test(String(category ?? ''))

const parts = formParts({
  initial: { noBarcode: false, batchManaged: false, storageType: 'NORMAL' },
  fields: {
    brandId: { control: () => <BrandSelect /> },
    categoryCode: { control: () => <DictTreeSelect type="ProductCategory" /> },
    barcode: {
      code: true,
      when: ({ noBarcode }) => !noBarcode,
      hidden: ({ noBarcode }) => noBarcode === true,
    },
    outerBarcode: { code: true },
    noBarcode: { control: () => <SaidSo words="没有条形码，以货品编码打印条码" /> },
    shelfLifeDays: { when: isPerishable, hidden: (values) => !isPerishable(values) },
    warnDays: {
      hidden: (values) => !isPerishable(values),
      hint: () => '不填则为保质期的三分之一',
    },
    batchManaged: { control: () => <SaidSo words="按批次管理库存" />, hidden: isPerishable },
    serialManaged: { control: () => <SaidSo words="有序列号" /> },
    fragile: { control: () => <SaidSo words="易碎" /> },
    liquid: { control: () => <SaidSo words="含液体" /> },
    battery: { control: () => <SaidSo words="带电池" /> },
    msds: { when: isDangerous, hidden: (values) => !isDangerous(values) },
    purchasePrice: { hint: () => '仅本企业和平台财务可见' },
  },
  react: (change, { shelfLifeFlag }) =>
    'categoryCode' in change && shelfLifeFlag == null
      ? { shelfLifeFlag: perishes(change.categoryCode) }
      : undefined,
})

export default function GoodsForm() {
  return <FormScreen doc={goodsSku} parts={parts} />
}
