/** The attributes of a product as a form asks for them, made from a resolved template. */
import { cloneElement, memo, type ReactElement, useId, useMemo } from 'react'
import type { UploadFile } from '../../../api/files'
import type { components } from '../../../api/schema.gen'
import { AskedField } from '../../../blocks/form/asked-field'
import { FieldGrid } from '../../../design/group-card'
import { RejectMark } from '../../../design/reject-mark'
import { t } from '../../../i18n/texts'
import { digitRunIn } from '../../../lib/digit-runs'
import { useLatest } from '../../../lib/use-latest'
import { type Attribute, attributeControl, holdsFiles, isWide } from './attribute-control'
import styles from './attributes.module.css'
import { isShown } from './show-when'

type Group = components['schemas']['AttrGroup']

interface AttributeFieldsProps {
  groups: readonly Group[]
  values: Readonly<Record<string, unknown>>
  /** Of the form around: what conditions may ask about beside the attributes. */
  around?: Readonly<Record<string, unknown>>
  onValue: (code: string, value: unknown) => void
  /** Of all attributes that are files, each with the attribute's code as its type. */
  files?: readonly UploadFile[]
  onFiles?: (files: UploadFile[]) => void
  /** By code: what is wrong there. */
  problems?: Readonly<Record<string, string>>
  /** The field of the form that holds them; its paths lead to the places in here. */
  path?: string
  bizType?: string
  disabled?: boolean
  /** Codes of those that stay as they are. */
  locked?: readonly string[]
  /** By code: what a reviewer said of one, and whether it was changed since. */
  marks?: Readonly<Record<string, AttributeMark>>
}

interface AttributeMark {
  reviewer: string
  remark: string
  changed: boolean
}

const NO_FILES: readonly UploadFile[] = []

export function AttributeFields(props: AttributeFieldsProps) {
  const { groups, values, around, onValue, files = NO_FILES, onFiles, problems = {} } = props
  const { path = '', bizType = 'attribute', disabled, locked, marks = {} } = props
  const latest = useLatest({ onValue, onFiles, files })
  const take = useMemo(
    () => (attribute: Attribute, value: unknown) => {
      const now = latest.current
      if (!holdsFiles(attribute)) return now.onValue(attribute.attrCode, value)
      const others = now.files.filter(({ type }) => type !== attribute.attrCode)
      now.onFiles?.([...others, ...(value as UploadFile[])])
    },
    [],
  )
  const one = (attribute: Attribute) => (
    <AttributeField
      key={attribute.attrCode}
      attribute={attribute}
      value={
        holdsFiles(attribute) ? filesOf(files, attribute.attrCode) : values[attribute.attrCode]
      }
      problem={problems[attribute.attrCode]}
      path={path}
      bizType={bizType}
      disabled={disabled || locked?.includes(attribute.attrCode)}
      locked={locked?.includes(attribute.attrCode)}
      mark={marks[attribute.attrCode]}
      onTake={take}
    />
  )
  return groups.map(({ groupName, fields = [] }) => {
    const shown = fields.filter(({ showWhen }) => isShown(showWhen, { ...around, ...values }))
    if (shown.length === 0) return null
    const narrow = shown.filter((attribute) => !isWide(attribute))
    return (
      <section key={groupName} aria-label={groupName} className={styles.group}>
        <h3>{groupName}</h3>
        {narrow.length > 0 && <FieldGrid>{narrow.map(one)}</FieldGrid>}
        {shown.filter(isWide).map(one)}
      </section>
    )
  })
}

const filesOf = (files: readonly UploadFile[], code: string) =>
  files.filter(({ type }) => type === code)

interface AttributeFieldProps {
  attribute: Attribute
  value: unknown
  problem?: string
  path: string
  bizType: string
  disabled?: boolean
  locked?: boolean
  mark?: AttributeMark
  onTake: (attribute: Attribute, value: unknown) => void
}

const AttributeField = memo(
  function AttributeField(props: AttributeFieldProps) {
    const { attribute, value, problem, path, bizType, disabled, locked, mark, onTake } = props
    const { attrCode, label, keyField, required, hint } = attribute
    const id = useId()
    const control = attributeControl(attribute, bizType) as ReactElement<Record<string, unknown>>
    const run = RUNS.test(attrCode) || attribute.control === 'int' || attribute.control === 'num'
    const item = (
      <AskedField
        htmlFor={id}
        label={label}
        keyed={keyField}
        locked={locked}
        required={required}
        validateStatus={problem ? 'error' : undefined}
        help={problem}
        run={run && digitRunIn(value as string | number) !== undefined}
        hint={hint}
      >
        {cloneElement(control, {
          id,
          value,
          disabled,
          onChange: (next: unknown) => onTake(attribute, next),
        })}
      </AskedField>
    )
    return (
      <div data-field={path ? `${path}.${attrCode}` : attrCode}>
        {mark ? <RejectMark {...mark}>{item}</RejectMark> : item}
      </div>
    )
  },
  (before, after) =>
    before.attribute === after.attribute &&
    (before.value === after.value || sameFiles(before.value, after.value)) &&
    before.problem === after.problem &&
    before.disabled === after.disabled &&
    before.mark?.remark === after.mark?.remark &&
    before.mark?.changed === after.mark?.changed,
)

/** Codes of papers: S5-22 looks at them as well. */
const RUNS = /No$/

const sameFiles = (a: unknown, b: unknown) =>
  Array.isArray(a) &&
  Array.isArray(b) &&
  a.length === b.length &&
  a.every((one, index) => one === b[index])

/** What a submission needs of them. */
export const requiredAttributes = (
  groups: readonly Group[],
  values: Readonly<Record<string, unknown>>,
  around: Readonly<Record<string, unknown>>,
): Attribute[] =>
  groups
    .flatMap(({ fields = [] }) => fields)
    .filter(({ required, showWhen }) => required && isShown(showWhen, { ...around, ...values }))

/** What it lacks; what is wrong is the server's to say. */
export const missingAttributes = (
  groups: readonly Group[],
  values: Readonly<Record<string, unknown>>,
  around: Readonly<Record<string, unknown>>,
  files: readonly UploadFile[],
): { code: string; message: string }[] =>
  requiredAttributes(groups, values, around)
    .filter((attribute) =>
      isBlankValue(
        holdsFiles(attribute) ? filesOf(files, attribute.attrCode) : values[attribute.attrCode],
      ),
    )
    .map(({ attrCode, label }) => ({
      code: attrCode,
      message: t('common.required', { label }),
    }))

const isBlankValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every((one) => isBlankValue(one) || isBlankRow(one)))

const isBlankRow = (row: unknown) =>
  typeof row === 'object' && row !== null && Object.values(row).every(isBlankValue)
