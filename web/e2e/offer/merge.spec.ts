/** Words that mean the same: suggested, proposed, decided on by 初选, taken back. */
import { seen } from '../controls'
import { enterAsStaff, openTask } from '../desk'
import { expect, logIn, test } from '../fixtures'

test('A06-1 a suggestion becomes a merge; what the preview counts is rewritten, and comes back when it is undone', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000)
  await logIn(page, 'lijing')
  await page.goto('/#/offer/attrMergeManager')
  const suggested = page.getByRole('listitem').filter({ hasText: '执行标准' })
  await expect(suggested).toContainText('GB/T29680（1）')
  await suggested.getByRole('button', { name: '合并为GB/T 29680' }).click()

  await expect(page).toHaveURL(/#\/offer\/attr-merge\/edit\/\d+$/)
  // As many as use the wrong words: other journeys may have added some.
  const counted = await seen(page, /^将改写 \d+ 个报品$/).textContent()
  const many = Number(counted?.match(/\d+/)?.[0])
  expect(many).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', { name: /^提交/ }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/#\/offer\/attr-merge\/detail\/\d+$/)
  await expect(seen(page, new RegExp(`将改写 ${many} 个报品`))).toBeVisible()

  // The most used of the wrong words comes first, and which one that is the other journeys decide.
  const heading = page.getByRole('heading', { level: 1, name: /、.* → GB\/T 29680$/ })
  const title = (await heading.textContent()) ?? ''
  expect(title.split(' → ')[0]?.split('、').sort()).toEqual(['GB/T29680', 'gb/t 29680'])

  const first = await enterAsStaff(place, 'cx1')
  await openTask(first, title)
  await expect(seen(first, new RegExp(`将改写 ${many} 个报品`))).toBeVisible()
  await first.getByRole('button', { name: '通过', exact: true }).click()
  await expect(seen(first, /^已通过$/)).toBeVisible()

  await page.reload()
  await expect(seen(page, new RegExp(`已改写 ${many} 个报品`))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '花植玻尿酸精华 30ml' })).toContainText(
    'GB/T29680 → GB/T 29680',
  )
  await page.getByRole('button', { name: '撤销合并' }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销合并' }).click()
  await expect(seen(page, /后已撤销/)).toBeVisible()

  await page.goto('/#/offer/attrMergeManager')
  await expect(page.getByRole('listitem').filter({ hasText: '执行标准' })).toBeVisible()
})
