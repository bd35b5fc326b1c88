import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testkit/parts'
import { Moment } from './moment'

const TIME = '2026-11-12 14:32:10'

test('S9-03 a time is shown in full', async () => {
  await page.viewport(1440, 900)
  await renderPart(<Moment value={TIME} />)
  await expect.element(page.getByText(TIME)).toBeVisible()
})

test('S9-03 on a phone it is short, and in full at a touch', async () => {
  await page.viewport(390, 844)
  await renderPart(<Moment value={TIME} />)
  const short = page.getByRole('button', { name: TIME })
  await expect.element(short).toHaveTextContent('11-12 14:32')
  await short.click()
  await expect.element(page.getByText(TIME)).toBeVisible()
})
