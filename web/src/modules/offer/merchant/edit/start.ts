/** What the form of an offer begins with, and what of it travels. Pure but for the names of new rows. */
import type { Account } from '../../../../api/calls'
import { type Values, valuesOf } from '../../../../blocks/document/types'
import { isEmpty } from '../../../../blocks/form/field-state'
import { addDays, formatDate } from '../../../../lib/dates'
import { isMasked } from '../../../../lib/mask'
import { uuid } from '../../../../lib/uuid'
import { isShown } from '../../../bizconfig/parts/show-when'
import { adopted, keyOf, newRow } from '../../parts/versions/rows'
import type { CopySource, PricedSku, Scope, Template } from './calls'
import { type Draft, ordered } from './mechanism/kinds'
import type { Sku } from './sku/columns'

const SHOW_AFTER_DAYS = 3

/** The first day on which it can be shown. */
export const earliestShow = () => addDays(formatDate(new Date()), SHOW_AFTER_DAYS)

/** A new offer: whoever writes it is who may be asked about it. */
export const newOffer = (scope: Scope, account: Account | null): Values => ({
  ...scope,
  offerCategory: 'New',
  sampleFlag: true,
  ...contactOf(account),
  protectScope: 'SAME_STORE',
  skus: [newRow()],
  mechanism: { buyQty: 1, lines: [], gifts: [] },
  offerAttrs: {},
})

const contactOf = (account: Account | null): Values => ({
  contactName: account?.nameCn,
  contactPhone: account?.phone,
  contactVx: account?.vendorVx || undefined,
})

/** Of another offer: a copy goes its own way, another show of the same product stays tied to it. */
export const copiedOffer = (
  { offer }: CopySource,
  sourceOfferId: number,
  offerCopyType: string | undefined,
  account: Account | null,
): Values => ({
  ...offer,
  // A number that is masked cannot be taken along.
  ...(isMasked(offer.contactPhone) && contactOf(account)),
  // The days of the other show are over.
  ...(String(offer.expectShowDateFrom ?? '') < earliestShow() && {
    expectShowDateFrom: undefined,
    expectShowDateTo: undefined,
  }),
  sourceOfferId,
  offerCopyType,
  skus: ((offer.skus ?? []) as Sku[]).map((row) => ({ ...row, token: uuid() })),
})

/** Of a product: what is known of it stands in the form of a new offer. */
export function offerOfProduct(
  { offer }: CopySource,
  scope: Scope,
  account: Account | null,
): Values {
  const known = Object.entries(offer).filter(([, value]) => !isEmpty(value))
  const skus = ((offer.skus ?? []) as Sku[]).map((row) => ({ ...newRow(), ...row, token: uuid() }))
  return {
    ...newOffer(scope, account),
    ...Object.fromEntries(known.filter(([name]) => name !== 'mechanism')),
    ...(skus.length > 0 && { skus }),
  }
}

interface Seen {
  prices: ReadonlyMap<string, PricedSku>
  groups?: Template['groups']
}

/** With each version goes the price that was shown, so that nobody submits another; hidden attributes stay here. */
export function sentOffer(sent: Values, { prices, groups }: Seen): Values {
  const rows = (sent.skus ?? []) as Sku[]
  const { lines = [], ...mechanism } = (sent.mechanism ?? {}) as Draft
  return {
    ...sent,
    skus: rows.map((row, index) => {
      const { unitPrice: _unit, finalPrice: _final, ...rest } = row
      const price = prices.get(keyOf(row, index))
      return price ? { ...rest, finalPrice: price.finalPrice } : rest
    }),
    ...(sent.mechanism !== undefined && { mechanism: { ...mechanism, lines: ordered(lines) } }),
    ...(groups && sent.offerAttrs !== undefined && { offerAttrs: shownAttributes(sent, groups) }),
  }
}

/** Those that the category asks for now; what another one asked for is gone. */
function shownAttributes(sent: Values, groups: Template['groups']): Values {
  const values = (sent.offerAttrs ?? {}) as Values
  const around = { domestic: sent.isDomestic !== false, ...values }
  const shown = new Set(
    groups
      .flatMap(({ fields = [] }) => fields)
      .filter(({ showWhen }) => isShown(showWhen, around))
      .map(({ attrCode }) => attrCode),
  )
  return Object.fromEntries(Object.entries(values).filter(([code]) => shown.has(code)))
}

/** New rows get their numbers, and every one the prices that the server made of it. */
export function adoptRows(answer: Values, sent: Values, typed: Values) {
  const skus = [answer, sent, typed].map((of) => (of.skus ?? []) as Sku[])
  const { saved, rows } = adopted<Sku>(
    skus as [Sku[], Sku[], Sku[]],
    ({ finalPrice, unitPrice }) => ({ finalPrice, unitPrice }),
  )
  return { base: { ...answer, skus: saved }, change: { skus: rows } }
}

/** What papers and repetitions depend on: while these stand, so does what the server said of them. */
export const lookedAt = (of: object): string => {
  const values = valuesOf(of)
  return JSON.stringify([
    ['brandId', 'category2', 'category3', 'isDomestic', 'offerName'].map(
      (name) => values[name] ?? null,
    ),
    ((values.skus ?? []) as Sku[]).map(({ barcode, skuName }) => [
      barcode ?? null,
      skuName ?? null,
    ]),
  ])
}
