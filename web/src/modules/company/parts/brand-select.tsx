import type { components } from '../../../api/schema.gen'
import { IdSelect, type NumberChoice } from '../../../design/id-select'
import type { SearchField } from '../../../design/search-fields'
import { useSession } from '../../../state/session'

const NATURES: Readonly<Record<string, string>> = { OWN: '自有', AUTH: '授权' }

/** The company's own and authorised brands. */
export function BrandSelect(props: NumberChoice) {
  const brands = useSession((state) => state.company?.companyBrandDOList ?? NONE)
  return (
    <IdSelect
      {...props}
      options={brands
        .filter(({ isDeleted }) => !isDeleted)
        .map(({ id, brandNameCn, brandNature }) => ({
          value: String(id),
          label: NATURES[brandNature] ? `${brandNameCn}（${NATURES[brandNature]}）` : brandNameCn,
        }))}
    />
  )
}

export const brandSearch: SearchField = {
  name: 'brandId',
  label: '品牌',
  kind: 'custom',
  control: ({ id, value, onChange }) => (
    <BrandSelect id={id} value={value as number | null} onChange={onChange} />
  ),
  toParams: (value) => ({ 'brandId.equals': Number(value) }),
  words: () => '已选品牌',
}

const NONE: components['schemas']['CompanyBrandDO'][] = []
