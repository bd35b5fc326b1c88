import { CloseCircleFilled } from '@ant-design/icons'
import {
  Select as KitSelect,
  type SelectProps as KitSelectProps,
  Radio,
  type RefSelectProps,
} from 'antd'
import type { Ref } from 'react'
import { t } from '../i18n/texts'

/** Over this many options one may type to find (S9-15). */
export const SEARCH_OVER = 15

/** The kit would read the button out in English. */
export const CLEAR = { clearIcon: <CloseCircleFilled />, label: '清除' }

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps
  extends Omit<KitSelectProps<string | string[]>, 'options' | 'mode' | 'onChange' | 'value'> {
  options: readonly Option[]
  value?: string | readonly string[] | null
  onChange?: (value: never) => void
  multiple?: boolean
  /** Several choices in little room: `草稿 等 3 项`. */
  summary?: boolean
  ref?: Ref<RefSelectProps>
}

/** A choice: 请选择, findable by typing when long, and an unknown value shows as it is. */
export function Select({ options, value, onChange, multiple, summary, ...props }: SelectProps) {
  return (
    <KitSelect<string | string[]>
      placeholder={t('common.choose')}
      showSearch={(options.length > SEARCH_OVER || multiple) && { optionFilterProp: 'label' }}
      allowClear={CLEAR}
      maxTagCount={summary ? 0 : 'responsive'}
      maxTagPlaceholder={summary ? inShort : undefined}
      {...props}
      style={{ width: '100%', ...props.style }}
      mode={multiple ? 'multiple' : undefined}
      value={(value as string | string[] | null) ?? undefined}
      onChange={onChange as (value: string | string[]) => void}
      options={options as Option[]}
    />
  )
}

const inShort = (chosen: readonly { label?: unknown }[]) =>
  `${chosen[0]?.label ?? ''}${chosen.length > 1 ? ` 等 ${chosen.length} 项` : ''}`

interface YesNoProps {
  value?: boolean | null
  onChange?: (value: boolean | undefined) => void
  /** As a choice that may stay open, for searches; else two radio buttons. */
  select?: boolean
  /** What yes and no are called here. */
  words?: readonly [string, string]
  id?: string
  disabled?: boolean
  'aria-label'?: string
}

const WORDS = ['是', '否'] as const

export function YesNo({ value, onChange, select, words = WORDS, ...props }: YesNoProps) {
  const options: Option[] = [
    { value: 'true', label: words[0] },
    { value: 'false', label: words[1] },
  ]
  const shown = typeof value === 'boolean' ? String(value) : undefined
  const take = (next?: string) => onChange?.(next === undefined ? undefined : next === 'true')
  if (select) return <Select {...props} options={options} value={shown} onChange={take} />
  return (
    <Radio.Group
      {...props}
      options={options}
      value={shown}
      onChange={({ target }) => take(target.value)}
    />
  )
}
