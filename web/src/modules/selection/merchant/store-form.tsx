/** The application for a store: what is special about its form. */
import { useQuery } from '@tanstack/react-query'
import { formParts } from '../../../blocks/form/by-field'
import { FormScreen } from '../../../blocks/form/form-screen'
import { Select, type SelectProps } from '../../../design/select'
import { useDictLabel } from '../../../state/dictionary'
import { offerStoreAppr } from '../document'
import { storeCalls, storeKeys } from './calls'
import { platformMismatch, platformOf } from './store-platform'

type Values = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const isOthers = ({ isOwn }: Values) => isOwn === false

/** Somebody else's store comes with a paper. */
const authorisation = { when: isOthers, hidden: (values: Values) => !isOthers(values) }

const parts = formParts({
  fields: {
    brandIds: { control: () => <BrandSelect /> },
    authFiles: authorisation,
    authExpireDate: authorisation,
    storeUrl: {
      check: (url, { platformType }) =>
        platformMismatch(text(url), text(platformType)) ? '店铺链接与平台不匹配' : undefined,
      hint: ({ storeUrl }) => {
        const found = platformOf(text(storeUrl))
        return found && <Recognised platform={found} />
      },
    },
  },
  // The address knows its platform: it is filled in as long as nobody chose another.
  react: (change, { platformType }) => {
    const found = 'storeUrl' in change ? platformOf(text(change.storeUrl)) : undefined
    return found && !platformType ? { platformType: found } : undefined
  },
})

export default function StoreForm() {
  return <FormScreen doc={offerStoreAppr} parts={parts} />
}

const Recognised = ({ platform }: { platform: string }) =>
  `已识别平台：${useDictLabel('StorePlatform', platform)}`

interface BrandSelectProps extends Omit<SelectProps, 'options' | 'value' | 'onChange'> {
  value?: number[]
  onChange?: (ids: number[]) => void
}

/** The company's own and authorised brands. */
function BrandSelect({ value, onChange, ...props }: BrandSelectProps) {
  const { data = [], isPending } = useQuery({
    queryKey: storeKeys.brands,
    queryFn: storeCalls.brands,
  })
  return (
    <Select
      {...props}
      multiple
      loading={isPending}
      options={data.map(({ id, brandNameCn }) => ({ value: String(id), label: brandNameCn }))}
      value={isPending ? [] : value?.map(String)}
      onChange={(ids: string[]) => onChange?.(ids.map(Number))}
    />
  )
}
