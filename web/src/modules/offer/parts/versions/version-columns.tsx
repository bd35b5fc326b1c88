/** Columns that every grid of versions has. */
import type { FieldFact } from '../../../../api/facts'
import type { GridColumn } from '../../../../blocks/grid/cells'
import { KeyChip } from '../../../../design/chip'
import type { Option } from '../../../../design/select'
import { type Version, wordsOf } from './rows'

/** A column by its field's facts. */
export function versionColumn<R extends Version>(
  name: string,
  facts: FieldFact,
  { width = 100, required, units }: { width?: number; required: boolean; units: readonly Option[] },
): GridColumn<R> {
  const { label, kind, max, low, high, scale } = facts
  const figure = kind === 'money' || kind === 'int' || kind === 'decimal'
  return {
    name,
    label,
    kind: figure ? (kind === 'money' ? 'money' : 'figure') : name === 'unit' ? 'choice' : 'text',
    width,
    max,
    rule: figure
      ? { kind: kind === 'int' ? 'int' : 'p0', scale: scale ?? 2, min: low, max: high }
      : undefined,
    options: name === 'unit' ? units : undefined,
    required,
    folded: !required,
    ...(name === 'skuName' && { fixed: 'left' as const }),
    ...(name === 'barcode' && barcodeCell<R>()),
  }
}

const barcodeCell = <R extends Version>(): Partial<GridColumn<R>> => ({
  kind: 'digits',
  off: ({ noBarcode }) => Boolean(noBarcode),
  write: (row, value) => ({
    ...row,
    barcode: value as string | undefined,
    ...(value !== undefined && { noBarcode: false }),
  }),
})

/** What the versions differ in; a version without a name of its own is called by what it is: `黑 M`. */
export const dimensionColumn = <R extends Version>(name: string): GridColumn<R> => ({
  name: `spec.${name}`,
  label: name,
  kind: 'text',
  width: 84,
  max: 50,
  required: true,
  mark: <KeyChip />,
  read: ({ spec }) => spec?.[name],
  write: (row, value) => {
    const spec = { ...row.spec, [name]: String(value ?? '') }
    const named = row.skuName && row.skuName !== wordsOf(row.spec)
    return { ...row, spec, ...(named ? {} : { skuName: wordsOf(spec).slice(0, 50) }) }
  },
})

/** The server speaks of the specification as a whole. */
export const pathName = (name: string) => (name.startsWith('spec.') ? 'spec' : name)
