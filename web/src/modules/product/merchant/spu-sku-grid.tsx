/** SKU: the versions of a product that are bought, stored and tested by themselves. */
import { type Ref, useMemo } from 'react'
import { factOf } from '../../../api/facts'
import { spuSku } from '../../../api/forms/SpuSku.gen'
import type { Problem } from '../../../blocks/form/problems'
import type { GridColumn } from '../../../blocks/grid/cells'
import type { Option } from '../../../design/select'
import { versionProblems } from '../../offer/parts/versions/checks'
import { dimensionColumn, versionColumn } from '../../offer/parts/versions/version-columns'
import { VersionGrid } from '../../offer/parts/versions/version-grid'
import type { SpuSku } from '../parts/spu-calls'

type Name = Parameters<typeof factOf<typeof spuSku>>[1]

/** What a submission needs of every row, in the order of the columns. */
const neededOf = (weighed: boolean): Name[] => [
  'skuName',
  'spec',
  'barcode',
  ...(weighed ? (['netContent', 'unit'] as const) : []),
  'lengthCm',
  'widthCm',
  'heightCm',
  'weightKg',
]
const MORE: readonly Name[] = ['netContent', 'unit', 'packQty', 'marketPrice']

const WIDTHS: Partial<Record<Name, number>> = {
  skuName: 132,
  barcode: 212,
  netContent: 84,
  unit: 76,
  packQty: 84,
  lengthCm: 84,
  widthCm: 84,
  heightCm: 84,
  weightKg: 88,
}

const columnsOf =
  (weighed: boolean) =>
  (dimensions: readonly string[], units: readonly Option[]): GridColumn<SpuSku>[] => {
    const needed = neededOf(weighed)
    return [...needed, ...MORE.filter((name) => !needed.includes(name))].flatMap((name) =>
      name === 'spec'
        ? dimensions.map((one) => dimensionColumn<SpuSku>(one))
        : versionColumn<SpuSku>(name, factOf(spuSku, name), {
            width: WIDTHS[name],
            required: needed.includes(name),
            units,
          }),
    )
  }

export const spuSkuProblems = (
  rows: readonly SpuSku[],
  weighed: boolean,
  goal: 'draft' | 'submit',
): Problem[] =>
  versionProblems(rows, {
    needed: goal === 'submit' ? neededOf(weighed) : [],
    labelOf: (name) => factOf(spuSku, name as Name).label,
  })

interface SpuSkuGridProps {
  value?: readonly SpuSku[]
  onChange?: (rows: SpuSku[]) => void
  weighed: boolean
  disabled?: boolean
  ref?: Ref<HTMLDivElement>
}

export function SpuSkuGrid({ weighed, ...props }: SpuSkuGridProps) {
  const columns = useMemo(() => columnsOf(weighed), [weighed])
  return (
    <VersionGrid<SpuSku>
      {...props}
      label="SKU"
      columns={columns}
      check={(rows) => spuSkuProblems(rows, weighed, 'draft')}
    />
  )
}
