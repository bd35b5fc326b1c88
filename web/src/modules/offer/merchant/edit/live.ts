/**
 * What the server says while the form is being written: prices, words, attributes, the check before
 * submitting. It lives beside the form, so that an answer redraws what shows it and nothing else.
 */
import { createContext, use } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Values } from '../../../../blocks/document/types'
import type { Problem } from '../../../../blocks/form/problems'
import type { Hit, PreCheckAnswer, PricedSku, Slot, Template } from './calls'

export interface PreChecked {
  answer: PreCheckAnswer
  /** `14:32` */
  at: string
  /** What was looked at; once that reads otherwise, the answer is an old one. */
  of: string
  /** The offer as it was saved then. */
  saved: Values
}

export interface Live {
  /** As answered last, by the row's key. */
  prices: ReadonlyMap<string, PricedSku>
  asking: boolean
  /** Why there is no price: the rows by their keys, or the call itself. */
  priceProblems: readonly (Problem & { key: string })[]
  priceFailure?: string
  /** The version that the price card shows. */
  chosen?: string
  hits: readonly Hit[]
  groups?: Template['groups']
  slots?: readonly Slot[]
  preCheck?: PreChecked
}

export type LiveStore = StoreApi<Live>

export const createLive = (): LiveStore =>
  createStore<Live>(() => ({ prices: new Map(), asking: false, priceProblems: [], hits: [] }))

/** What is known already is no news: a page that comes back to the front says all of it again. */
export function tell(live: LiveStore, news: Partial<Live>): void {
  const known: Partial<Live> = live.getState()
  const names = Object.keys(news) as (keyof Live)[]
  if (names.some((name) => known[name] !== news[name])) live.setState(news)
}

export const LiveContext = createContext<LiveStore>(createLive())

export const useLive = <T>(select: (live: Live) => T): T => useStore(use(LiveContext), select)

/** What is left to pay after each line of the mechanism, for the version that is looked at. */
export const stepsOf = ({ prices, chosen = '' }: Pick<Live, 'prices' | 'chosen'>) =>
  (prices.get(chosen) ?? prices.values().next().value)?.steps
