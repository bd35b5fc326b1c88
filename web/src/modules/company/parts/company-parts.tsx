/** What is special about a company's form: region and country, the chain of a brand, conditions and checks. */
import { Checkbox, type RefSelectProps } from 'antd'
import type { Ref } from 'react'
import type { Values } from '../../../blocks/document/types'
import { formParts } from '../../../blocks/form/by-field'
import type { FormParts } from '../../../blocks/form/form-parts'
import type { RowParts } from '../../../blocks/form/rows-field'
import { type Region, RegionCascader } from '../../../design/region-cascader'
import { Select } from '../../../design/select'
import { t } from '../../../i18n/texts'
import { isCreditCode } from '../../../lib/credit-code'
import { type AuthLink, brokenLink } from './chain-rules'
import { ChainView } from './chain-view'

const COUNTRIES: readonly (readonly [string, string])[] = [
  ['CN', '中国'],
  ['HK', '中国香港'],
  ['MO', '中国澳门'],
  ['TW', '中国台湾'],
  ['JP', '日本'],
  ['KR', '韩国'],
  ['US', '美国'],
  ['FR', '法国'],
  ['DE', '德国'],
  ['GB', '英国'],
  ['IT', '意大利'],
  ['ES', '西班牙'],
  ['CH', '瑞士'],
  ['AU', '澳大利亚'],
  ['NZ', '新西兰'],
  ['TH', '泰国'],
  ['SG', '新加坡'],
]

/** Behind the names of places; people see the names. */
export const PLACE_CODES: readonly string[] = [
  'countryCode',
  'baseCode',
  'cityCode',
  'districtCode',
]

/** Written by the region's control, never typed. */
const FOLLOWING: readonly string[] = [...PLACE_CODES, 'city', 'district']

/** The field whose control shows this one. */
export const shownAt = (name: string) =>
  name === 'countryCode' ? 'country' : FOLLOWING.includes(name) ? 'base' : name

const isDomestic = ({ countryCode }: Values) => !countryCode || countryCode === 'CN'

export const regionOf = (values: Values): Region | undefined => {
  const pick = (names: readonly string[]) =>
    names.map((name) => values[name]).filter((one): one is string => Boolean(one))
  const codes = pick(['baseCode', 'cityCode', 'districtCode'])
  return codes.length > 0 ? { codes, names: pick(['base', 'city', 'district']) } : undefined
}

/** The six fields that a region is kept in. */
export const regionValues = (region: Region | undefined): Values => ({
  base: region?.names[0],
  baseCode: region?.codes[0],
  city: region?.names[1],
  cityCode: region?.codes[1],
  district: region?.names[2],
  districtCode: region?.codes[2],
})

const isOtherPayer = ({ paymentCompany, name }: Values) =>
  Boolean(paymentCompany && name && paymentCompany !== name)

/** `set` writes several fields of the form at once. */
export const companyParts = (set: (values: Values) => void): FormParts =>
  formParts({
    initial: {
      country: '中国',
      countryCode: 'CN',
      vendorType: 'zb',
      regCapitalCurrency: 'CNY',
      isMicroEnt: false,
    },
    fields: {
      ...Object.fromEntries(FOLLOWING.map((name) => [name, { hidden: () => true }])),
      creditCode: {
        when: isDomestic,
        check: (code) => (isCreditCode(String(code)) ? undefined : '统一社会信用代码格式有误'),
      },
      country: {
        control: (_field, { countryCode }) => (
          <Select
            options={COUNTRIES.map(([, label]) => ({ value: label, label }))}
            onChange={(label: string) =>
              set({
                country: label,
                countryCode: COUNTRIES.find(([, name]) => name === label)?.[0],
              })
            }
            value={COUNTRIES.find(([code]) => code === countryCode)?.[1]}
          />
        ),
      },
      base: {
        when: isDomestic,
        hidden: (values) => !isDomestic(values),
        // The city has no control of its own: what it lacks is said where it is chosen.
        check: (_province, { city }) => (city ? undefined : t('common.required', { label: '市' })),
        control: (_field, values) => (
          <RegionField region={regionOf(values)} onPick={(region) => set(regionValues(region))} />
        ),
      },
      city: { when: isDomestic, hidden: () => true },
      toTime: {
        when: ({ licenseTerm }) => licenseTerm !== 'LONG',
        hidden: ({ licenseTerm }) => licenseTerm === 'LONG',
      },
      taxpayerProof: { when: ({ taxpayerType }) => taxpayerType === 'GENERAL' },
      paymentCompany: {
        check: (_payer, values) =>
          isOtherPayer(values) && !values.paymentCompanyReason
            ? '开户名称与企业名称不一致'
            : undefined,
      },
      paymentCompanyReason: {
        hidden: (values) => !isOtherPayer(values),
        hint: () => '付款主体与企业名称不一致时填写，经财务审核后生效。',
      },
      agreed: {
        check: (on) => (on ? undefined : '请阅读并同意《入驻协议》《隐私政策》'),
        control: () => <AgreedBox />,
      },
      contactList: {
        check: (rows) =>
          (rows as Values[]).some(({ isMain }) => isMain) ? undefined : '请至少添加一个主要联系人',
        rows: { columns: ['name', 'position', 'phone', 'email', 'isMain'] },
      },
      companyBrandDOList: {
        check: (rows) => ((rows as Values[]).length > 0 ? undefined : '请至少添加一个品牌'),
      },
      companyStoreDOList: {
        rows: { columns: ['storeName', 'platformType', 'storeType', 'storeUrl'] },
      },
    },
  })

/** Rows of brands know the company that their chain has to end with. */
export const brandParts = (company: string): RowParts => ({
  columns: ['brandNameCn', 'trademarkNo', 'brandNature', 'trademarkExpireDate', 'authChain'],
  initial: { trademarkStatus: 'R' },
  hidden: (name, { brandNature }) => name === 'authChain' && brandNature === 'OWN',
  when: {},
  checks: {
    authChain: (chain, values) =>
      brokenLink({ ...values, authChain: chain as AuthLink[] }, company)?.text,
  },
  hints: {
    authChain: (values) => <ChainView brand={values} company={company} />,
  },
  cells: {
    authChain: (row) => <ChainWord brand={row} company={company} />,
  },
  rows: {
    authChain: {
      columns: ['grantor', 'grantee', 'endDate', 'canSubLicense'],
      initial: { scope: ['LIVE'], canSubLicense: false },
    },
  },
})

interface RegionFieldProps {
  region: Region | undefined
  onPick: (region: Region | undefined) => void
  id?: string
  onChange?: (province: string | undefined) => void
  ref?: Ref<RefSelectProps>
}

/** The form holds a region in six fields, of which this one is the province: its own value says too little. */
function RegionField({ region, onPick, id, onChange, ref }: RegionFieldProps) {
  return (
    <RegionCascader
      ref={ref}
      id={id}
      value={region}
      onChange={(next) => {
        onChange?.(next?.names[0])
        onPick(next)
      }}
    />
  )
}

const ChainWord = ({ brand, company }: { brand: Values; company: string }) =>
  brand.brandNature === 'OWN' ? '自有' : (brokenLink(brand, company)?.text ?? '链路完整')

function AgreedBox({ value, onChange }: { value?: boolean; onChange?: (on: boolean) => void }) {
  return (
    <Checkbox checked={Boolean(value)} onChange={({ target }) => onChange?.(target.checked)}>
      我已阅读并同意《入驻协议》《隐私政策》
    </Checkbox>
  )
}
