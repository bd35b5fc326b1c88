/** What a machine can say about whether everybody can use the page. */
import axe from 'axe-core'
import { expect } from 'vitest'

export async function expectAccessible() {
  const { violations, passes } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // A part of a page in a test has neither landmarks nor a title around it.
    rules: { region: { enabled: false }, 'document-title': { enabled: false } },
  })
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(grave).toEqual([])
  expect(passes.length, 'axe looked at something').toBeGreaterThan(5)
}
