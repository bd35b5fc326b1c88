/** A product as its company keeps it: what is special about the form. */
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UploadFile } from '../../../api/files'
import type { Values } from '../../../blocks/document/types'
import { formParts } from '../../../blocks/form/by-field'
import type { FormParts } from '../../../blocks/form/form-parts'
import { FormScreen } from '../../../blocks/form/form-screen'
import { DictSelect } from '../../../design/dict-select'
import { YesNo } from '../../../design/select'
import { TextArea, TextInput } from '../../../design/text-input'
import { isBarcode } from '../../../lib/barcode'
import { BrandSelect } from '../../company/parts/brand-select'
import { CategorySelect } from '../../offer/parts/category-select'
import { emptySlots } from '../../offer/parts/slot-images'
import {
  type AttrGroups,
  attributeName,
  lackingAttributes,
  TemplateAttributes,
} from '../../offer/parts/template-attributes'
import { type ImageSlot, ORIGINS } from '../../offer/parts/types'
import { adopted, newRow } from '../../offer/parts/versions/rows'
import { spu } from '../document'
import { OF_PRODUCT } from '../parts/as-offered'
import type { SpuSku } from '../parts/spu-calls'
import { SpuImages } from './spu-images'
import { SpuSkuGrid, spuSkuProblems } from './spu-sku-grid'

export default function SpuForm() {
  const [params] = useSearchParams()
  const [slots, onSlots] = useState<Asked['slots']>()
  const [groups, onGroups] = useState<Asked['groups']>()
  const barcode = params.get('barcode') ?? ''
  const parts = useMemo(
    () => ({
      ...spuParts({ slots, groups, onSlots, onGroups }),
      initial: {
        isDomestic: true,
        skus: [{ ...newRow<SpuSku>(), ...(isBarcode(barcode) && { barcode }) }],
      },
    }),
    [slots, groups, barcode],
  )
  return <FormScreen doc={spu} parts={parts} />
}

/** Food and cosmetics are compared by their content. */
const isWeighed = ({ categoryCode }: Values) =>
  categoryCode === 'Food' || categoryCode === 'Cosmetic'

const categoryOf = ({ categoryCode, category2, category3 }: Values) =>
  String(category3 || category2 || categoryCode || '')

const NO_FILES: readonly UploadFile[] = []

/** What the category asks for, as far as the page knows it by now: the checks before a submission read it. */
interface Asked {
  slots: readonly ImageSlot[] | undefined
  groups: AttrGroups | undefined
  onSlots: (slots: readonly ImageSlot[]) => void
  onGroups: (groups: AttrGroups) => void
}

function spuParts(asked: Asked): FormParts {
  return {
    ...formParts({
      autocreate: true,
      placeName: (path) =>
        path.startsWith('attrs') ? attributeName(asked.groups, path) : undefined,
      groups: { 基础信息: { columns: 3 } },
      fields: {
        spuName: { wide: true, control: () => <TextInput maxLength={100} counter /> },
        brandId: { control: () => <BrandSelect /> },
        categoryCode: { control: () => <DictSelect type="ProductCategory" /> },
        category2: {
          label: '二级 / 三级类目',
          control: (_field, { categoryCode, category2, category3 }, put) => (
            <CategorySelect
              root={String(categoryCode ?? '')}
              second={(category2 as string) || undefined}
              third={(category3 as string) || undefined}
              put={put}
            />
          ),
        },
        category3: { silent: true },
        isDomestic: { control: () => <YesNo words={ORIGINS} /> },
        sellingPoints: {
          control: () => <TextArea maxLength={500} lines={[3, 8]} />,
          hint: () => '每行一条',
        },
        images: {
          control: (_field, values) => (
            <SpuImages category={String(values.categoryCode ?? '')} onSlots={asked.onSlots} />
          ),
          inner: (value, _values, goal) =>
            goal === 'submit' ? emptySlots(asked.slots, value) : [],
        },
        attrs: {
          bare: true,
          tells: true,
          control: (_field, values, put) => (
            <TemplateAttributes
              path="attrs"
              bizType="spu"
              scope={{ ...OF_PRODUCT, categoryCode: categoryOf(values) }}
              domestic={values.isDomestic !== false}
              files={(values.attrFiles as UploadFile[]) ?? NO_FILES}
              onGroups={asked.onGroups}
              put={put}
            />
          ),
          inner: (value, values, goal) =>
            goal === 'submit' ? lackingAttributes('attrs', asked.groups, value, values) : [],
        },
        attrFiles: { silent: true },
        skus: {
          bare: true,
          control: (_field, values) => <SpuSkuGrid weighed={isWeighed(values)} />,
          inner: (value, values, goal) =>
            spuSkuProblems((value ?? []) as SpuSku[], isWeighed(values), goal),
        },
      },
      react: (change, values) =>
        'categoryCode' in change && change.categoryCode !== values.categoryCode
          ? { category2: undefined, category3: undefined }
          : undefined,
    }),
    adopt: (answer, sent, typed) => {
      const rows = ({ skus }: Values) => (skus ?? []) as SpuSku[]
      const { saved, rows: next } = adopted<SpuSku>([rows(answer), rows(sent), rows(typed)])
      return { base: { ...answer, skus: saved }, change: { skus: next } }
    },
  }
}
