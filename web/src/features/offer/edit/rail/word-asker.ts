/** Asks the server about the words of the offer while somebody types. */
import { CancelledError } from '../../../../api/errors'
import { type CheckedText, offerCalls } from '../calls'
import type { LiveStore } from '../live'

export const WORD_DELAY_MS = 500

export class WordAsker {
  private key = ''
  private timer?: ReturnType<typeof setTimeout>
  private running?: AbortController

  constructor(private live: LiveStore) {}

  ask(category: string, items: readonly CheckedText[]): void {
    const key = JSON.stringify([category, items])
    if (key === this.key) return
    this.stop()
    this.key = key
    if (items.length === 0) this.live.setState({ hits: [] })
    else this.timer = setTimeout(() => this.send(category, items), WORD_DELAY_MS)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.running?.abort(new CancelledError())
    this.key = ''
  }

  private async send(category: string, items: readonly CheckedText[]) {
    const control = new AbortController()
    this.running = control
    try {
      const { hits } = await offerCalls.compliance(category, items, control.signal)
      if (this.running === control && !control.signal.aborted) this.live.setState({ hits })
    } catch {
      // The check before submitting asks again; nobody is stopped by a lost question.
    }
  }
}
