/** Asks the server about the words of the offer while somebody types. */
import { CancelledError } from '../../../../api/errors'
import { type CheckedText, type Hit, offerCalls } from '../calls'
import type { LiveStore } from '../live'

export const WORD_DELAY_MS = 500

export class WordAsker {
  private key = ''
  private answered = false
  private timer?: ReturnType<typeof setTimeout>
  private running?: AbortController

  constructor(private live: LiveStore) {}

  ask(category: string, items: readonly CheckedText[]): void {
    const key = JSON.stringify([category, items])
    if (key === this.key) return
    this.stop()
    this.key = key
    this.answered = items.length === 0
    if (this.answered) this.live.setState({ hits: [] })
    else this.timer = setTimeout(() => this.send(category, items), WORD_DELAY_MS)
  }

  /** What was answered stands; what was not is asked when somebody comes back. */
  stop(): void {
    clearTimeout(this.timer)
    this.running?.abort(new CancelledError())
    if (!this.answered) this.key = ''
  }

  private async send(category: string, items: readonly CheckedText[]) {
    const control = new AbortController()
    this.running = control
    try {
      const { hits } = await offerCalls.compliance(category, items, control.signal)
      if (this.running !== control || control.signal.aborted) return
      this.answered = true
      this.live.setState({ hits: eachOnce(hits) })
    } catch {
      // The check before submitting asks again; nobody is stopped by a lost question.
    }
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
