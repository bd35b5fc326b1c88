import { expect, test, vi } from 'vitest'
import { offerCalls } from '../calls'
import { createLive, stepsOf, tell } from '../live'
import { PriceAsker } from './price-asker'
import { WordAsker } from './word-asker'

const TEXTS = [{ field: 'offerName', text: '第一面霜' }] as never

test('words that were answered are not asked again by a page that comes back; others are', async () => {
  const ask = vi.spyOn(offerCalls, 'compliance').mockResolvedValue({ hits: [] } as never)
  vi.useFakeTimers()
  const words = new WordAsker(createLive())
  words.ask('Cosmetic', TEXTS)
  words.stop()
  await vi.runAllTimersAsync()
  expect(ask).not.toHaveBeenCalled()
  for (const _ of [1, 2, 3]) {
    words.ask('Cosmetic', TEXTS)
    await vi.runAllTimersAsync()
    words.stop()
  }
  expect(ask).toHaveBeenCalledTimes(1)
  words.ask('Food', TEXTS)
  await vi.runAllTimersAsync()
  expect(ask).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('so with prices, unless the question failed or is put once more', async () => {
  const ask = vi.spyOn(offerCalls, 'priceCheck').mockRejectedValueOnce(new Error('no network'))
  ask.mockResolvedValue({ skus: [{ finalPrice: 9, items: [] }] } as never)
  const live = createLive()
  const prices = new PriceAsker(live)
  const values = { formType: 'NORMAL', skus: [{ livePagePrice: '9' }] }
  for (const _ of [1, 2, 3]) {
    await prices.ask(values, 0)
    prices.stop()
  }
  expect(ask).toHaveBeenCalledTimes(2)
  expect(live.getState()).toMatchObject({ asking: false, priceFailure: undefined })
  await prices.again(values)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('one pause is one question, however many lines the mechanism has and whichever version is looked at', async () => {
  const steps = [
    { line: 0, price: 149 },
    { line: 1, price: 129 },
  ]
  const ask = vi.spyOn(offerCalls, 'priceCheck').mockReset()
  ask.mockResolvedValue({
    skus: [
      { finalPrice: 129, items: [], steps },
      { finalPrice: 9, items: [], steps: [] },
    ],
  } as never)
  const live = createLive()
  const lines = [{ type: 'DIRECT' }, { type: 'COUPON' }]
  const skus = [
    { token: 'a', livePagePrice: 169 },
    { token: 'b', livePagePrice: 9 },
  ]
  await new PriceAsker(live).ask({ formType: 'NORMAL', skus, mechanism: { lines } }, 0)
  expect(stepsOf(live.getState())).toEqual(steps)
  live.setState({ chosen: 'b' })
  expect(stepsOf(live.getState())).toEqual([])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what is known already is no news', () => {
  const live = createLive()
  const heard = vi.fn()
  live.subscribe(heard)
  const slots: never[] = []
  tell(live, { slots })
  tell(live, { slots })
  tell(live, { slots, asking: false })
  expect(heard).toHaveBeenCalledTimes(1)
  tell(live, { slots: [] })
  expect(heard).toHaveBeenCalledTimes(2)
})
