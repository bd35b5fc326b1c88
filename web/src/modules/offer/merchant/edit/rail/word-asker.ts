/** Asks the server about the words of the offer while somebody types. */
import { type CheckedText, type Hit, offerCalls } from '../calls'
import type { LiveStore } from '../live'
import { Asker } from './asker'

export const WORD_DELAY_MS = 500

export class WordAsker extends Asker {
  constructor(private live: LiveStore) {
    super()
  }

  ask(category: string, items: readonly CheckedText[]): void {
    if (!this.isNew([category, items])) return
    if (items.length === 0) this.take([])
    else this.later(() => this.send(category, items), WORD_DELAY_MS)
  }

  private async send(category: string, items: readonly CheckedText[]) {
    const { signal, latest } = this.begin()
    try {
      const { hits } = await offerCalls.compliance(category, items, signal)
      if (latest()) this.take(eachOnce(hits))
    } catch {
      // The check before submitting asks again; nobody is stopped by a lost question.
    }
  }

  private take(hits: Hit[]) {
    this.settle()
    this.live.setState({ hits })
  }
}

/** Two rules may find the same word at the same place: it is said once, and as the stricter one says it. */
export function eachOnce(hits: readonly Hit[]): Hit[] {
  const places = new Map<string, Hit>()
  for (const hit of hits) {
    const place = `${hit.field} ${hit.start} ${hit.end}`
    if (!places.has(place) || hit.level === 'BLOCK') places.set(place, hit)
  }
  return [...places.values()]
}
