import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** R29: nothing serious, on the page as it stands now or in one part of it. */
export async function expectAccessible(page: Page, part = 'html') {
  // The portal has no frames, so the slower way around them is not needed.
  // What is just coming or going is half transparent, and no colour of ours.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return playState !== 'running' || endless
    }),
  )
  const { violations, passes } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(grave, page.url()).toEqual([])
  expect(passes.length, 'axe looked at something').toBeGreaterThan(5)
}
