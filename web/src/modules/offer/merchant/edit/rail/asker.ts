/** A question about what somebody types: put once, given up with the page, and only the latest answer counts. */
import { CancelledError } from '../../../../../api/errors'

export class Asker {
  private key = ''
  private answered = false
  private timer?: ReturnType<typeof setTimeout>
  private running?: AbortController

  /** What was answered stands; what was not is asked when somebody comes back. */
  stop(): void {
    clearTimeout(this.timer)
    this.running?.abort(new CancelledError())
    if (!this.answered) this.key = ''
  }

  /** Whether it is another question than the last, which is given up then. */
  protected isNew(question: unknown): boolean {
    const key = JSON.stringify(question)
    if (key === this.key) return false
    this.stop()
    this.key = key
    this.answered = false
    return true
  }

  protected forget(): void {
    this.key = ''
  }

  protected settle(): void {
    this.answered = true
  }

  protected later(work: () => void, delay: number): void {
    this.timer = setTimeout(work, delay)
  }

  protected begin(): { signal: AbortSignal; latest: () => boolean } {
    const control = new AbortController()
    this.running = control
    const { signal } = control
    return { signal, latest: () => this.running === control && !signal.aborted }
  }
}
