/** What is special about the offer's form. */
import type { ReactElement } from 'react'
import type { UploadFile } from '../../../../api/files'
import type { Values } from '../../../../blocks/document/types'
import type { FormParts } from '../../../../blocks/form/form-parts'
import { NumberInput } from '../../../../design/number-input'
import { YesNo } from '../../../../design/select'
import { TextArea, TextInput } from '../../../../design/text-input'
import { UploadCard } from '../../../../design/upload-card'
import { BrandSelect } from '../../../company/parts/brand-select'
import { CategorySelect, hasDeeper } from '../../parts/category-select'
import { emptySlots } from '../../parts/slot-images'
import { attributeName, lackingAttributes } from '../../parts/template-attributes'
import { ORIGINS } from '../../parts/types'
import { AttributesField, ImagesField } from './asked-fields'
import type { Scope } from './calls'
import { CertMatrix } from './cert-matrix'
import { ShowDates, StoreSelect } from './choices'
import type { LiveStore } from './live'
import { type Draft, mechanismProblems } from './mechanism/kinds'
import { MechanismField } from './mechanism/mechanism-field'
import { FieldHits } from './rail/field-hits'
import { categoryOf } from './rail/offer-rail'
import { skuProblems } from './sku/checks'
import type { Sku } from './sku/columns'
import { SkuGrid } from './sku/sku-grid'
import { earliestShow } from './start'

/** What the four choices at the start, the copy and the panel say; none has a control of its own. */
const SILENT: readonly string[] = [
  'liveRoom',
  'categoryCode',
  'formType',
  'offerStyle',
  'offerCopyType',
  'sourceOfferId',
  'changeOf',
  'category3',
  'expectShowDateTo',
  'attrFiles',
  'complianceConfirmed',
]
const FULL_GROUPS: readonly string[] = ['类目属性', '合作条款与保价', '物流售后', '资质']
const PRICE_GROUPS: readonly string[] = ['优惠机制与赠品', '合作条款与保价']
/** Most people leave these empty or write one line. */
const SHORT = [2, 8] as const

/** What stays as it was decided on. */
export interface Held {
  /** Names of fields. */
  fields: readonly string[]
  /** The rows remain the same versions of the product; their prices and stock are free. */
  product?: boolean
  /** Codes of attributes, where others may still be filled in. */
  attributes?: readonly string[]
}

interface Surroundings {
  live: LiveStore
  /** A vendor supplies and needs no store of its own. */
  vendor: boolean
  held?: Held
  /** Decided on already: its days may be over. */
  begun?: boolean
  /** What the form is measured by: a quick offer that is completed, by what a usual one needs. */
  as?: (values: Values) => Values
  groupOf: (name: string) => string | undefined
}

export function offerParts(around: Surroundings): FormParts {
  const { live, vendor, held, begun, as = (values) => values, groupOf } = around
  const earliest = begun ? undefined : earliestShow()
  const same = sameElements()
  const text = (name: string) => <FieldHits field={name} />
  const hints = Object.fromEntries(
    ['offerName', 'shortTitle', 'targetPeople', 'usage', 'notice'].map((name) => {
      // The same element every time: an answer redraws what is in it, and not the field.
      const hits = text(name)
      return [name, () => hits]
    }),
  )
  const points = (
    <>
      每行一条，共 3~5 条
      <FieldHits field="sellingPoints" />
    </>
  )
  return {
    silent: (name) => SILENT.includes(name),
    wide: ['offerName', 'expectShowDateFrom'],
    labels: { category2: '二级 / 三级类目', expectShowDateFrom: '期望播出日期' },
    bare: ['skus', 'mechanism', 'offerAttrs'],
    tells: ['offerAttrs'],
    placeName: (path) =>
      path.startsWith('offerAttrs') ? attributeName(live.getState().groups, path) : undefined,
    codes: ['itemId'],
    locked: (name) => Boolean(held?.fields.includes(name)),
    autocreate: true,
    hidden: (name, values) => {
      const { formType, feeMode } = as(values)
      const group = groupOf(name) ?? ''
      if (formType === 'FAST' && FULL_GROUPS.includes(group)) return !isKept(name)
      if (formType === 'GIFT' && PRICE_GROUPS.includes(group)) return true
      return name === 'slotFee' && feeMode !== 'SLOT_COMMISSION'
    },
    // The end of the days has no field of its own: what it lacks is said at their beginning.
    when: { ...conditions(vendor, as), expectShowDateTo: () => false },
    checks: {
      ...forSubmission({
        sellingPoints: (value) => {
          const count = String(value ?? '')
            .split('\n')
            .filter((line) => line.trim()).length
          return count > 0 && (count < 3 || count > 5) ? '卖点需填写3~5条，每行一条' : undefined
        },
        expectShowDateFrom: (value, { expectShowDateTo: to }) => {
          if (value && earliest && String(value) < earliest) return '期望播出日期须在 3 天之后'
          return value && !to ? '请选择期望播出的结束日期' : undefined
        },
        category2: (_value, { category2, category3 }) =>
          category2 && !category3 && hasDeeper(String(category2)) ? '三级类目不能为空' : undefined,
      }),
      itemUrl: (value) =>
        value && !/^https?:\/\/\S+$/i.test(String(value)) ? '商品链接格式有误' : undefined,
    },
    inner: {
      images: (value, _values, goal) =>
        goal === 'submit' ? emptySlots(live.getState().slots, value) : [],
      offerAttrs: (value, values, goal) =>
        goal === 'submit'
          ? lackingAttributes('offerAttrs', live.getState().groups, value, values)
          : [],
      skus: (value, values, goal) =>
        skuProblems((value ?? []) as Sku[], { ...gridOf(values), goal }),
      mechanism: (value, _values, goal) => mechanismProblems(value as Draft | undefined, goal),
    },
    groups: {
      基础信息: { columns: 3 },
      合作条款与保价: { columns: 3 },
      物流售后: { columns: 3 },
      对接人: { columns: 3 },
      资质: { lead: (values) => as(values).formType !== 'FAST' && <CertMatrix /> },
    },
    hints: { ...hints, sellingPoints: () => points },
    controls: {
      ...fixedControls(),
      expectShowDateFrom: (_field, { expectShowDateFrom: from, expectShowDateTo: to }, put) =>
        same('expectShowDateFrom', [from, to], () => (
          <ShowDates from={from as string} to={to as string} min={earliest} put={put} />
        )),
      category2: (_field, { categoryCode, category2, category3 }, put) =>
        same('category2', [categoryCode, category2, category3], () => (
          <CategorySelect
            root={String(categoryCode ?? '')}
            second={(category2 as string) || undefined}
            third={(category3 as string) || undefined}
            put={put}
          />
        )),
      offerAttrs: (_field, values, put) => {
        const scope = { ...scopeOf(as(values)), categoryCode: categoryOf(values) }
        const domestic = values.isDomestic !== false
        const files = (values.attrFiles ?? NO_FILES) as UploadFile[]
        return same('offerAttrs', [...Object.values(scope), domestic, files], () => (
          <AttributesField
            scope={scope}
            domestic={domestic}
            files={files}
            held={held?.attributes}
            put={put}
          />
        ))
      },
      skus: (_field, values) => {
        const { sold, weighed } = gridOf(values)
        const supplies = vendor || values.feeMode === 'SUPPLY'
        return same('skus', [sold, weighed, supplies], () => (
          <SkuGrid
            sold={sold}
            weighed={weighed}
            supplies={supplies}
            reused={Boolean(held?.product)}
          />
        ))
      },
    },
  }
}

const NO_FILES: readonly UploadFile[] = []

/** The same element as long as what it is made of is the same: whoever types elsewhere does not redraw it. */
function sameElements() {
  const kept = new Map<string, { made: readonly unknown[]; element: ReactElement }>()
  return (name: string, made: readonly unknown[], make: () => ReactElement): ReactElement => {
    const known = kept.get(name)
    if (known && made.every((part, index) => part === known.made[index])) return known.element
    const element = make()
    kept.set(name, { made, element })
    return element
  }
}

/** Controls that depend on nothing but what stands in them. */
function fixedControls(): NonNullable<FormParts['controls']> {
  const elements: Readonly<Record<string, ReactElement>> = {
    offerName: <TextInput maxLength={60} counter />,
    sellingPoints: <TextArea maxLength={500} lines={[4, 8]} />,
    targetPeople: <TextArea maxLength={255} lines={SHORT} />,
    usage: <TextArea maxLength={255} lines={SHORT} />,
    notice: <TextArea maxLength={255} lines={SHORT} />,
    shipRegionExclude: <TextArea maxLength={255} lines={SHORT} />,
    brandId: <BrandSelect />,
    storeId: <StoreSelect />,
    itemUrl: <TextInput maxLength={300} placeholder="https://" />,
    isDomestic: <YesNo words={ORIGINS} />,
    priceProtectDays: <NumberInput kind="int" min={0} max={365} suffix="天" />,
    images: <ImagesField />,
    videos: (
      <UploadCard
        label="主图视频"
        slot="videos"
        bizType="offer"
        look="list"
        accept={['mp4']}
        maxKb={204_800}
        limit={1}
        tip="支持mp4格式，不超过200MB，最多1个"
      />
    ),
    mechanism: <MechanismField />,
  }
  return Object.fromEntries(
    Object.entries(elements).map(([name, element]) => [name, () => element]),
  )
}

type Checks = NonNullable<FormParts['checks']>

/** Said at once, but a draft may be kept with it. */
const forSubmission = (checks: Checks): Checks =>
  Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [
      name,
      (value, values, goal) => (goal === 'draft' ? undefined : check(value, values, goal)),
    ]),
  )

/** What a quick offer keeps of the groups that it does not show. */
const isKept = (name: string) => name === 'complianceConfirmed'

export const scopeOf = ({ liveRoom, categoryCode, formType, offerStyle }: Values): Scope => ({
  liveRoom: String(liveRoom ?? ''),
  categoryCode: String(categoryCode ?? ''),
  formType: String(formType ?? ''),
  offerStyle: String(offerStyle ?? ''),
})

const gridOf = ({ formType, categoryCode }: Values) => ({
  sold: formType !== 'GIFT',
  weighed: categoryCode === 'Food' || categoryCode === 'Cosmetic',
})

/** As the server declares them: a quick offer says less, a gift has no terms. */
function conditions(vendor: boolean, as: (values: Values) => Values): FormParts['when'] {
  const full = (values: Values) => as(values).formType !== 'FAST'
  const sold = (values: Values) => full(values) && values.formType !== 'GIFT'
  const named = (names: readonly string[], holds: (values: Values) => boolean) =>
    Object.fromEntries(names.map((name) => [name, holds]))
  return {
    ...named(['shortTitle', 'sellingPoints', 'originPlace', 'isDomestic'], full),
    ...named(['shipTime', 'freightTemplate', 'freightInsurance', 'returnPolicy'], full),
    ...named(['invoiceSupport'], full),
    ...named(['feeMode', 'commissionRate', 'priceProtectDays'], sold),
    ...named(['protectScope', 'protectPromise'], sold),
    slotFee: (values) => sold(values) && values.feeMode === 'SLOT_COMMISSION',
    ...(vendor ? {} : named(['storeId', 'itemUrl', 'itemId'], sold)),
  }
}
