/** The control that a field's kind asks for. */
import type { ReactElement } from 'react'
import { DateInput } from '../../design/date-input'
import { DictSelect } from '../../design/dict-select'
import { MobileInput, NumberInput } from '../../design/number-input'
import { YesNo } from '../../design/select'
import { TextArea, TextInput } from '../../design/text-input'
import { UploadCard } from '../../design/upload-card'
import type { FieldFact } from '../document/facts'

export function controlOf(field: FieldFact, bizType: string): ReactElement {
  const { name, kind, label, max, low, high, scale, dict = '', accept, maxKb } = field
  switch (kind) {
    case 'area':
      return <TextArea maxLength={max} />
    case 'int':
      return <NumberInput kind="int" min={low} max={high} />
    case 'decimal':
      return <NumberInput kind="num" scale={scale} min={low} max={high} />
    case 'money':
      return <NumberInput kind="p0" scale={2} min={low} max={high} fixed prefix="¥" />
    case 'rate':
      return <NumberInput kind="p0" scale={2} min={low} max={high} fixed suffix="%" />
    case 'bool':
      return <YesNo />
    case 'date':
      return <DateInput />
    case 'time':
      return <DateInput time />
    case 'dict':
      return <DictSelect type={dict} />
    case 'dicts':
      return <DictSelect type={dict} multiple />
    case 'phone':
      return <MobileInput />
    case 'files':
      return (
        <UploadCard
          label={label}
          slot={name}
          bizType={bizType}
          limit={max}
          {...(accept && { accept, maxKb, tip: fileTip(field) })}
        />
      )
    default:
      return <TextInput maxLength={max} />
  }
}

/** Of what is no plain picture. */
export const fileTip = ({ accept = [], maxKb = 0, max = 1 }: FieldFact) =>
  `支持${accept.join('、')}格式，单个不超过${maxKb / 1024}MB，最多${max}个`

/** These take the whole width of their group. */
export const isWide = ({ kind }: FieldFact) =>
  kind === 'area' || kind === 'files' || kind === 'list' || kind === 'part'
