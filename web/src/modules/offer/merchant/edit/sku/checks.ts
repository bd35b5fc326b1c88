/** What is missing or wrong in the rows of the SKU grid. Pure. */
import { factOf } from '../../../../../api/facts'
import { offerSku } from '../../../../../api/forms/OfferSku.gen'
import type { Problem } from '../../../../../blocks/form/problems'
import { versionProblems } from '../../../parts/versions/checks'
import { neededOf, type Sku, type SkuField } from './columns'

interface Asked {
  sold: boolean
  /** Food and cosmetics are compared by their content. */
  weighed: boolean
  goal: 'draft' | 'submit'
}

export const skuProblems = (rows: readonly Sku[], { goal, ...asked }: Asked): Problem[] =>
  versionProblems(rows, {
    needed: goal === 'submit' ? neededOf(asked) : [],
    labelOf: (name) => factOf(offerSku, name as SkuField).label,
    own: ({ livePagePrice, marketPrice }): Readonly<Record<string, string>> =>
      livePagePrice && marketPrice && livePagePrice > marketPrice
        ? { livePagePrice: '页面价不得高于吊牌价' }
        : {},
  })
