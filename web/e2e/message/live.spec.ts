import { confirmReading, expect, logIn, type Page, test } from '../fixtures'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^消息/ })

test('A15-1 S1-11 an answer reaches the other browser while it looks', async ({
  page,
  browser,
}) => {
  const title = `页面没有反应 ${Date.now()}`
  await logIn(page, 'lijing')
  await page.goto('/#/submit-feedback')
  await page.getByLabel('反馈类型').click()
  await page.getByTitle('功能异常').click()
  await page.getByLabel('反馈模块').click()
  await page.getByTitle('报品', { exact: true }).click()
  await page.getByLabel('标题').fill(title)
  await page.getByLabel('内容', { exact: true }).fill('提交时页面没有任何反应，刷新后内容丢失。')
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible()
  await page.keyboard.press('Escape')
  const mine = page.getByRole('listitem').filter({ hasText: title })
  const code = /FB\d+/.exec((await mine.textContent()) ?? '')?.[0]
  expect(code, 'the new feedback has its number').toBeTruthy()
  await bell(page).click()
  await expect(page.getByRole('link', { name: '查看全部消息' })).toBeVisible()

  const context = await browser.newContext({ baseURL: page.url().split('#')[0] })
  const staff = await context.newPage()
  await logIn(staff, 'yy1', { company: '100000' })
  await staff.goto('/#/platform/feedback')
  await staff.getByRole('button', { name: `受理 ${title}` }).click()
  const drawer = staff.getByRole('dialog')
  await drawer.getByRole('button', { name: /受\s*理/ }).click()
  await drawer.getByLabel('回复内容').fill('已修复，请刷新后再试。')
  await drawer.getByRole('button', { name: '发送回复' }).click()
  const said = drawer.getByRole('list', { name: '处理记录' })
  await expect(said.getByText('已修复，请刷新后再试。')).toBeVisible()
  await expect(drawer.getByLabel('回复内容')).toHaveValue('')
  await context.close()

  // Nobody touched this page: the answer came by itself, long before the poll of a minute. How many wait says nothing
  // here, since others write to the same merchant and what they write is folded together in between.
  const told = page.getByRole('button', { name: `你的反馈${code}已有新回复。` })
  await expect(told).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName(/\d+ 条未读/)
  await told.click()
  await page.getByRole('button', { name: '查看回复' }).click()
  await expect(page).toHaveURL(/#\/submit-feedback\?id=/)
  await expect(page.getByRole('dialog').getByText('已修复，请刷新后再试。')).toBeVisible()
})

test('module 15: what must be read stands over the page until it is confirmed', async ({
  page,
}) => {
  await logIn(page, 'viewer')
  const dialog = page.getByRole('dialog', { name: '必读：违禁词说明' })
  await confirmReading(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /账号菜单/ })).toBeVisible()
  await expect(dialog).toBeHidden()
})
