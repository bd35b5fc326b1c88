import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Gallery } from './gallery'
import { pages } from './pages'

const SCREENS = [
  ['desk', 1440, 900],
  ['phone', 390, 844],
] as const

/** Codes, units and kinds of files; the kit's icons are silenced by the build. */
const NAMES = /^(BP|DP|SPF|PA|ml|pdf|jpg|jpeg|png|gif|xlsx|px|MB|OLD|VALUE)$/i

const foreignWords = (part: Element) =>
  [...part.querySelectorAll('[aria-label], [placeholder], [title], [alt]')]
    .filter((element) => !element.classList.contains('anticon'))
    .flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    .flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? [])
    .filter((word) => !NAMES.test(word))

const grave = ({ impact }: { impact?: string | null }) =>
  impact === 'serious' || impact === 'critical'

describe.each(SCREENS)('on a %s', (screen, width, height) => {
  test.each(pages)(
    'R29 S9-19 $title: nothing serious, nothing foreign, nothing wider than the screen',
    async ({ key }) => {
      await page.viewport(width, height)
      const { container } = await render(<Gallery page={key} />)
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.screenshot({
        element: container,
        path: `../../node_modules/.cache/gallery/${screen}-${key}.png`,
      })
      const { violations, passes } = await axe.run(container, { resultTypes: ['violations'] })
      expect(
        violations
          .filter(grave)
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([])
      expect(passes.length, 'axe looked at something').toBeGreaterThan(5)
      expect(foreignWords(document.body), 'S9-19').toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )
})
