/** Asks the server for prices while somebody types. The browser computes none itself. */
import { HttpError, messageOf } from '../../../../../api/errors'
import type { Values } from '../../../../../blocks/document/types'
import { formatMoney } from '../../../../../lib/money'
import { isBlank } from '../../../../../lib/validators'
import { offerCalls, type PriceAnswer } from '../calls'
import type { LiveStore, Step } from '../live'
import { type Draft, KINDS, type Line, ordered } from '../mechanism/kinds'
import type { Sku } from '../sku/columns'
import { keyOf } from '../sku/rows'
import { Asker } from './asker'

export const PRICE_DELAY_MS = 300
/** More lines than this are shown without what is left after each. */
const MOST_STEPS = 8

const PRICED = [
  'livePagePrice',
  'dailyPrice',
  'lowestPrice30',
  'packQty',
  'netContent',
  'unit',
  'barcode',
] as const

interface Request {
  liveRoom: unknown
  offerCategory: unknown
  skus: Values[]
  mechanism: Values
}

export class PriceAsker extends Asker {
  private turn: Promise<void> = Promise.resolve()

  constructor(private live: LiveStore) {
    super()
  }

  /** Soon, so that one who types is not asked for every digit; only the latest answer counts. */
  ask(values: Values, delay = PRICE_DELAY_MS): Promise<void> {
    const rows = pricedRows(values)
    const request = requestOf(values, rows)
    if (!this.isNew(request)) return this.turn
    if (rows.length === 0) {
      this.settle()
      this.live.setState({ prices: new Map(), asking: false, priceProblems: [], steps: undefined })
      return Promise.resolve()
    }
    this.live.setState({ asking: true })
    this.turn = new Promise((resolve) => {
      this.later(() => this.send(request, rows).then(resolve), delay)
    })
    return this.turn
  }

  /** Once more, after it failed. */
  again(values: Values) {
    this.forget()
    return this.ask(values, 0)
  }

  private async send(request: Request, rows: readonly Sku[]): Promise<void> {
    const { signal, latest } = this.begin()
    try {
      const answer = await offerCalls.priceCheck({ ...request }, signal)
      if (!latest()) return
      this.take(answer, rows)
      const steps = await this.steps(request, rows, answer, signal)
      if (!latest()) return
      this.settle()
      this.live.setState({ steps })
    } catch (error) {
      if (latest()) this.fail(error, rows)
    }
  }

  private take(answer: PriceAnswer, rows: readonly Sku[]) {
    // Answers keep the order of the question.
    const prices = new Map(
      rows.flatMap((row, index) => {
        const price = answer.skus[index]
        return price ? [[keyOf(row), price] as const] : []
      }),
    )
    this.live.setState({ prices, asking: false, priceProblems: [], priceFailure: undefined })
  }

  private fail(error: unknown, rows: readonly Sku[]) {
    const found = error instanceof HttpError ? (error.problem.fieldErrors ?? []) : []
    const priceProblems = found.flatMap(({ field, message }) => {
      const [, index] = /^skus\[(\d+)\]/.exec(field) ?? []
      const row = rows[Number(index)]
      return index !== undefined && row ? [{ field, message, key: keyOf(row) }] : []
    })
    const priceFailure = found[0]?.message ?? messageOf(error)
    this.live.setState({
      prices: new Map(),
      asking: false,
      steps: undefined,
      priceProblems,
      priceFailure,
    })
  }

  /** What is left after each line: the same question with the lines up to that one. */
  private async steps(
    request: Request,
    rows: readonly Sku[],
    answer: PriceAnswer,
    signal: AbortSignal,
  ): Promise<Step[] | undefined> {
    const at = Math.max(
      0,
      rows.findIndex((row) => keyOf(row) === this.live.getState().chosen),
    )
    const [sku, final] = [request.skus[at], answer.skus[at]]
    const lines = (request.mechanism.lines as Line[]) ?? []
    const inOrder = applied(lines)
    if (!sku || !final || inOrder.length === 0 || inOrder.length > MOST_STEPS) return undefined
    const until = (count: number) => ({
      ...request,
      skus: [sku],
      mechanism: { ...request.mechanism, lines: inOrder.slice(0, count).map(({ line }) => line) },
    })
    const before = await Promise.all(
      inOrder.slice(1).map((_, index) => offerCalls.priceCheck(until(index + 1), signal)),
    ).catch(() => undefined)
    const prices = before?.map(({ skus }) => skus[0]?.finalPrice ?? 0)
    return (
      prices &&
      [...prices, final.finalPrice].flatMap((price, index) => {
        const line = inOrder[index]?.index
        return line === undefined ? [] : [{ line, price, text: formatMoney(price) }]
      })
    )
  }
}

const ORDER = Object.keys(KINDS)

/** Type by type, and inside a type as they stand; what a gift is does not change the price. */
export const applied = (lines: readonly Line[]) =>
  lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.type && line.type !== 'GIFT')
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.line.type ?? '') - ORDER.indexOf(b.line.type ?? '') || a.index - b.index,
    )

const pricedRows = ({ skus, formType }: Values): Sku[] =>
  formType === 'GIFT'
    ? []
    : ((skus ?? []) as Sku[]).filter(({ livePagePrice }) => !isBlank(livePagePrice))

function requestOf(values: Values, rows: readonly Sku[]): Request {
  const { lines = [], gifts = [], ...rest } = (values.mechanism ?? {}) as Draft
  const { mechanismText: _words, ...mechanism } = rest
  return {
    liveRoom: values.liveRoom,
    offerCategory: values.offerCategory,
    skus: rows.map((row) => ({
      ...Object.fromEntries(PRICED.map((name) => [name, row[name]])),
      ...(row.id ? { id: row.id } : { token: row.token }),
    })),
    mechanism: {
      ...mechanism,
      // A kind that nobody has chosen yet changes nothing.
      lines: ordered(lines).filter(({ type }) => type),
      gifts: gifts.map(({ giftImage: _image, ...gift }) => gift),
    },
  }
}
