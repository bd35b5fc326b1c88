/** What is measured in a browser stands next to its target, one line each; a figure past it fails. */
import { expect, type Page } from '../e2e/fixtures'

/** A machine of a quarter of this one's speed. */
const SLOWER = 4

export interface Figure {
  name: string
  found: number
  most: number
  unit: 'ms' | 'KB'
}

/** Prints them all before the first of them can fail. */
export function compare(figures: Figure[]) {
  for (const { name, found, most, unit } of figures)
    process.stdout.write(`${name}: ${Math.round(found)} ${unit} (at most ${Math.round(most)})\n`)
  for (const { name, found, most } of figures) expect.soft(found, name).toBeLessThanOrEqual(most)
}

export const middleOf = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

export interface Sign {
  selector: string
  /** Only those that say so. */
  text?: string
  /** So many of them; one where nothing is said. */
  many?: number
}

/** What begins the time that is taken: another address, or the Enter key. */
type Start = { hash: string } | 'Enter'

/**
 * From its start until a sign can be seen and the page has drawn it and answers again. Taken inside the page, so that
 * nothing of the driver is in it. Pages that were left stay in the document, unseen.
 */
export function timeUntil(page: Page, sign: Sign, start: Start): Promise<number> {
  const take = async ([{ selector, text = '', many = 1 }, start]: readonly [Sign, Start]) => {
    const drawn = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
    // Looks at no more than it must: looking costs time, too.
    const seen = () => {
      let left = many
      for (const one of document.querySelectorAll(selector))
        if (one.textContent.includes(text) && one.checkVisibility()) if (--left === 0) return true
      return false
    }
    if (seen()) throw new Error(`${selector} ${text} is there before it is time`)
    if (start === 'Enter')
      await new Promise<void>((pressed) =>
        addEventListener('keydown', ({ key }) => key === 'Enter' && pressed(), true),
      )
    const started = performance.now()
    if (start !== 'Enter') location.hash = start.hash
    while (!seen()) {
      if (performance.now() - started > 30_000) throw new Error(`no sign of ${selector} ${text}`)
      await drawn()
    }
    await drawn()
    return performance.now() - started
  }
  return page.evaluate(take, [sign, start] as const)
}
