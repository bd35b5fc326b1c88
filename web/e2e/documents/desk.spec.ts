import { seen } from '../controls'
import { expect, logIn, type Page, test } from '../fixtures'

const NAME = '花植美妆抖音旗舰店'

async function openDesk(page: Page) {
  await logIn(page, 'zs1', { company: '100000' })
  await page.goto('/#/platform/todo?type=offerStoreTask')
  await expect(page.getByRole('list', { name: '审批任务' })).toBeVisible()
}

/** Walks on by Tab until the button has the focus; never longer than a page is. */
async function tabTo(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  for (let step = 0; step < 80; step += 1) {
    if (await button.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is not within reach of the keyboard`)
}

test('common.taskDone keys alone decide a task; another window that is late is told so', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await openDesk(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: '单号或企业' })).toBeFocused()
  await page.keyboard.type('花植')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeFocused()

  const late = await context.newPage()
  await late.goto(page.url())
  await expect(late.getByRole('heading', { level: 2, name: NAME })).toBeVisible()
  await expect(late.getByRole('button', { name: '通过' })).toBeVisible()

  await tabTo(page, '通过')
  await page.keyboard.press('Enter')
  await expect(seen(page, /^已通过$/)).toBeVisible()

  await late.getByRole('button', { name: '通过' }).click()
  await expect(late.getByText('该任务已被处理')).toBeVisible()
  await expect(late.getByRole('heading', { level: 2, name: NAME })).toHaveCount(0)
})
