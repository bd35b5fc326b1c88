/** What is merged into what: chosen from the words that stand in offers. */
import { useQuery } from '@tanstack/react-query'
import { AutoComplete, Select as KitSelect } from 'antd'
import { useDocumentAddress } from '../../../blocks/document/address'
import type { Values } from '../../../blocks/document/types'
import { formParts } from '../../../blocks/form/by-field'
import { FormScreen } from '../../../blocks/form/form-screen'
import { DictTreeSelect } from '../../../design/dict-tree-select'
import { Select } from '../../../design/select'
import { t } from '../../../i18n/texts'
import { dictItems, useDictionary } from '../../../state/dictionary'
import { mergeCalls, mergeKeys } from '../parts/calls'
import { MergeSide } from './merge-side'
import { useMergeDocument } from './use-merge-document'

interface Item {
  value?: string | null
  usageCount?: number | null
}

const isName = ({ mergeType }: Values) => mergeType === 'NAME'
const text = (value: unknown) => (typeof value === 'string' ? value : '')

const parts = formParts({
  initial: { mergeType: 'SKU_SPEC' },
  fields: {
    mergeType: { control: () => <TypeSelect /> },
    categoryCode: { control: () => <DictTreeSelect type="ProductCategory" /> },
    attrCode: {
      control: (_field, values) => <AttrSelect values={values} />,
      when: (values) => !isName(values),
      hidden: isName,
    },
    sourceItems: {
      control: (_field, values) => <SourceSelect values={values} />,
      wide: true,
      hint: () => '括号内是使用该写法的报品数；可直接输入列表中没有的写法',
    },
    targetItem: {
      control: (_field, values) => <TargetInput values={values} />,
      check: (target, { sourceItems }) =>
        ((sourceItems ?? []) as Item[]).some(({ value }) => value && value === target)
          ? '来源与目标不能相同'
          : undefined,
      hint: () => '通过后来源项统一改写为它，今后录入也会自动替换',
    },
  },
  // Words of one attribute are none of another's.
  react: (change) =>
    'mergeType' in change || 'categoryCode' in change
      ? { attrCode: undefined, sourceItems: [], targetItem: undefined }
      : 'attrCode' in change
        ? { sourceItems: [], targetItem: undefined }
        : undefined,
})

export default function MergeForm() {
  const { id } = useDocumentAddress()
  const doc = useMergeDocument()
  return <FormScreen doc={doc} parts={{ ...parts, side: () => <MergeSide id={id} /> }} />
}

interface ControlProps<T> {
  id?: string
  value?: T
  onChange?: (value: T) => void
}

/** SPUs are merged once there are some. */
function TypeSelect(props: ControlProps<string>) {
  const items = useDictionary((state) => state.items)
  const options = dictItems(items, 'AttrMergeType').filter(({ value }) => value !== 'SPU')
  return (
    <Select
      {...props}
      allowClear={false}
      options={options.map(({ value, label }) => ({ value, label }))}
    />
  )
}

function useWords({ mergeType, categoryCode }: Values) {
  const category = text(categoryCode)
  const { data, isFetching } = useQuery({
    queryKey: mergeKeys.words(category),
    queryFn: () => mergeCalls.words(category),
    enabled: category !== '',
  })
  return { words: data?.filter((one) => one.mergeType === mergeType) ?? [], isFetching }
}

const useValues = (values: Values) => {
  const { words } = useWords(values)
  const attr = isName(values) ? '' : text(values.attrCode)
  return words.find(({ attrCode }) => attrCode === attr)?.values ?? []
}

function AttrSelect({ values, ...props }: ControlProps<string> & { values: Values }) {
  const { words, isFetching } = useWords(values)
  return (
    <Select
      {...props}
      loading={isFetching}
      notFoundContent={values.categoryCode ? '该类目的报品还没有可合并的属性' : '请先选择类目'}
      options={words.map(({ attrCode, attrLabel }) => ({ value: attrCode, label: attrLabel }))}
    />
  )
}

function SourceSelect({ values, value, onChange, id }: ControlProps<Item[]> & { values: Values }) {
  const known = useValues(values)
  const target = text(values.targetItem)
  const count = (word: string) => known.find((one) => one.value === word)?.usageCount ?? 0
  return (
    <KitSelect
      id={id}
      mode="tags"
      style={{ width: '100%' }}
      placeholder={t('common.choose')}
      maxCount={50}
      value={(value ?? []).flatMap((item) => item.value ?? [])}
      onChange={(words: string[]) =>
        onChange?.(words.map((word) => ({ value: word.trim(), usageCount: count(word) })))
      }
      options={known
        .filter((one) => one.value !== target)
        .map((one) => ({ value: one.value ?? '', label: `${one.value}（${one.usageCount}）` }))}
    />
  )
}

function TargetInput({ values, ...props }: ControlProps<string> & { values: Values }) {
  const known = useValues(values)
  const sources = ((values.sourceItems ?? []) as Item[]).map(({ value }) => value)
  return (
    <AutoComplete
      {...props}
      style={{ width: '100%' }}
      maxLength={50}
      placeholder="选择已有写法或输入新的"
      options={known
        .filter(({ value }) => !sources.includes(value))
        .map(({ value, usageCount }) => ({
          value: value ?? '',
          label: `${value}（${usageCount}）`,
        }))}
    />
  )
}
