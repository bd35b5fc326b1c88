import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../testkit/page'
import { Pager } from './pager'

test('R29 every way through many pages has a name that it may bear', async () => {
  await openPage(<Pager page={20} size={20} total={1000} onChange={() => undefined} />)
  for (const name of ['上一页', '下一页', '向前翻多页', '向后翻多页'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })
  expect(violations.map(({ id }) => id)).not.toContain('aria-prohibited-attr')
})
