/** The control that a field's kind asks for. */
import type { ReactElement } from 'react'
import { DateInput } from '../../design/date-input'
import { DictSelect } from '../../design/dict-select'
import { MobileInput, NumberInput } from '../../design/number-input'
import { YesNo } from '../../design/select'
import { TextArea, TextInput } from '../../design/text-input'
import { UploadCard } from '../../design/upload-card'
import type { FieldFact } from '../document/facts'

/** A field's name is its slot; these take papers, every other one takes pictures. The server checks again. */
const PAPERS: ReadonlySet<string> = new Set([
  'authFiles',
  'businessLicense',
  'bankPermit',
  'legalIdFront',
  'legalIdBack',
  'taxpayerProof',
  'msds',
  'integrityPledge',
  'other',
  'document',
  'file',
  'files',
])
const PAPER = { accept: ['pdf', 'jpg', 'jpeg', 'png'], maxKb: 20480 }

export function controlOf(field: FieldFact, bizType: string): ReactElement {
  const { name, kind, label, max, low, high, scale, dict = '' } = field
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
          {...(PAPERS.has(name) && { ...PAPER, tip: paperTip(max) })}
        />
      )
    default:
      return <TextInput maxLength={max} />
  }
}

const paperTip = (most = 1) =>
  `支持${PAPER.accept.join('、')}格式，单个不超过${PAPER.maxKb / 1024}MB，最多${most}个`

/** These take the whole width of their group. */
export const isWide = ({ kind }: FieldFact) =>
  kind === 'area' || kind === 'files' || kind === 'list' || kind === 'part'
