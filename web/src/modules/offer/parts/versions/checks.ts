/** What is missing or wrong in versions, by the server's own paths. Pure. */
import type { Problem } from '../../../../blocks/form/problems'
import { t } from '../../../../i18n/texts'
import { isBarcode } from '../../../../lib/barcode'
import { isBlank } from '../../../../lib/validators'
import { specKey, type Version, wordsOf } from './rows'

interface Asked<R> {
  /** What a submission needs of every row; nothing while it is only kept. */
  needed: readonly string[]
  labelOf: (name: string) => string
  /** What else may be wrong in one row, by the column. */
  own?: (row: R) => Readonly<Record<string, string>>
}

export function versionProblems<R extends Version>(
  rows: readonly R[],
  { needed, labelOf, own }: Asked<R>,
): Problem[] {
  const barcodes = new Set<string>()
  const specs = new Set<string>()
  return rows.flatMap((row, index) => {
    const found: Problem[] = []
    const at = (name: string) => `skus[${index}].${name}`
    const wrong = (name: string, message: string) => found.push({ field: at(name), message })
    const isFilled = (name: string) =>
      name === 'spec' ? wordsOf(row.spec) !== '' : !isBlank((row as Record<string, unknown>)[name])
    for (const name of needed) {
      if (isFilled(name) || (name === 'barcode' && row.noBarcode)) continue
      const message = t('common.required', { label: labelOf(name) })
      found.push({ field: at(name), message, missing: true })
    }
    if (!row.noBarcode && row.barcode) {
      if (!isBarcode(row.barcode)) wrong('barcode', t('offer.barcode'))
      else if (barcodes.has(row.barcode)) wrong('barcode', t('offer.barcodeTwice'))
      barcodes.add(row.barcode)
    }
    if (wordsOf(row.spec)) {
      const spec = specKey(row.spec)
      if (specs.has(spec)) wrong('spec', t('offer.specTwice'))
      specs.add(spec)
    }
    for (const [name, message] of Object.entries(own?.(row) ?? {})) wrong(name, message)
    return found
  })
}
