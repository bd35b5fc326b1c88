/** The control that a field's kind asks for. */
import type { ReactElement } from 'react'
import { DateInput } from '../../design/date-input'
import { DictSelect } from '../../design/dict-select'
import { MobileInput, NumberInput } from '../../design/number-input'
import { YesNo } from '../../design/select'
import { TextArea, TextInput } from '../../design/text-input'
import { UploadCard } from '../../design/upload-card'
import type { FieldFact } from '../document/facts'

const DOCUMENTS = ['pdf', 'jpg', 'jpeg', 'png'] as const
const DOCUMENT_KB = 20480

export function controlOf(field: FieldFact, bizType: string): ReactElement {
  const { kind, label, max, low, high, scale, dict = '', slot, files = 1 } = field
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
          slot={slot}
          bizType={bizType}
          limit={files}
          accept={DOCUMENTS}
          maxKb={DOCUMENT_KB}
          tip={`支持 ${DOCUMENTS.join(' / ')}，单个不超过 ${DOCUMENT_KB / 1024}MB，最多 ${files} 个；可拖入、粘贴或多选`}
        />
      )
    default:
      return <TextInput maxLength={max} />
  }
}

/** These take the whole width of their group. */
export const isWide = ({ kind }: FieldFact) =>
  kind === 'area' || kind === 'files' || kind === 'list'
