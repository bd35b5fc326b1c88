/** Asks the server for prices while somebody types. The browser computes none itself. */
import { HttpError, messageOf } from '../../../../../api/errors'
import type { Values } from '../../../../../blocks/document/types'
import { isBlank } from '../../../../../lib/validators'
import { keyOf } from '../../../parts/versions/rows'
import { offerCalls, type PriceAnswer } from '../calls'
import type { LiveStore } from '../live'
import { type Draft, ordered } from '../mechanism/kinds'
import type { Sku } from '../sku/columns'
import { Asker } from './asker'

export const PRICE_DELAY_MS = 300

const PRICED = [
  'livePagePrice',
  'dailyPrice',
  'lowestPrice30',
  'packQty',
  'netContent',
  'unit',
  'barcode',
  'spec',
] as const

interface Request {
  liveRoom: unknown
  offerCategory: unknown
  offerName: unknown
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
      this.live.setState({ prices: new Map(), asking: false, priceProblems: [] })
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
      this.settle()
      this.take(answer, rows)
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
      priceProblems,
      priceFailure,
    })
  }
}

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
    offerName: values.offerName,
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
