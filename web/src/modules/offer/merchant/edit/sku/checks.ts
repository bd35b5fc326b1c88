/** What is missing or wrong in the rows of the SKU grid, by the server's own paths. Pure. */

import { factOf } from '../../../../../api/facts'
import { offerSku } from '../../../../../api/forms/OfferSku.gen'
import type { Problem } from '../../../../../blocks/form/problems'
import { t } from '../../../../../i18n/texts'
import { isBarcode } from '../../../../../lib/barcode'
import { isBlank } from '../../../../../lib/validators'
import { neededOf, type Sku, wordsOf } from './columns'

interface Asked {
  sold: boolean
  /** Food and cosmetics are compared by their content. */
  weighed: boolean
  goal: 'draft' | 'submit'
}

export function skuProblems(rows: readonly Sku[], { sold, weighed, goal }: Asked): Problem[] {
  const barcodes = new Set<string>()
  const specs = new Set<string>()
  const needed = goal === 'submit' ? neededOf({ sold, weighed }) : []
  return rows.flatMap((row, index) => {
    const found: Problem[] = []
    const at = (name: string) => `skus[${index}].${name}`
    const wrong = (name: string, message: string) => found.push({ field: at(name), message })
    const isFilled = (name: (typeof needed)[number]) =>
      name === 'spec' ? wordsOf(row.spec) !== '' : !isBlank(row[name])
    for (const name of needed) {
      if (isFilled(name) || (name === 'barcode' && row.noBarcode)) continue
      const message = t('common.required', { label: factOf(offerSku, name).label })
      found.push({ field: at(name), message, missing: true })
    }
    if (!row.noBarcode && row.barcode) {
      if (!isBarcode(row.barcode)) wrong('barcode', t('offer.barcode'))
      else if (barcodes.has(row.barcode)) wrong('barcode', t('offer.barcodeTwice'))
      barcodes.add(row.barcode)
    }
    const spec = JSON.stringify(Object.entries(row.spec ?? {}).toSorted())
    if (wordsOf(row.spec)) {
      if (specs.has(spec)) wrong('spec', t('offer.specTwice'))
      specs.add(spec)
    }
    const { livePagePrice, marketPrice } = row
    if (livePagePrice && marketPrice && livePagePrice > marketPrice) {
      wrong('livePagePrice', '页面价不得高于吊牌价')
    }
    return found
  })
}
