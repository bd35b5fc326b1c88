import { expect, logIn, test } from '../fixtures'
import { copyOf, create } from '../offer/api'

test('S2-31 tabs survive F5; the dashboard is always there', async ({ page }) => {
  await logIn(page, 'admin')
  const bar = page.getByRole('navigation', { name: '已打开的页面' })
  const tabs = bar.getByRole('link')
  for (const path of ['/message/index', '/profile/index?tab=security']) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await expect(tabs).toHaveText([/首页/, /消息/, /个人中心/])

  await page.reload()
  await expect(tabs).toHaveText([/首页/, /消息/, /个人中心/])
  await expect(page).toHaveURL(/tab=security$/)
  await expect(bar.getByRole('button', { name: /关闭 首页/ })).toHaveCount(0)

  await bar.getByRole('button', { name: /关闭 个人中心/ }).click()
  await expect(tabs).toHaveText([/首页/, /消息/])
  await expect(page).toHaveURL(/#\/message\/index/)
  await tabs.nth(1).click({ button: 'middle' })
  await expect(tabs).toHaveText([/首页/])
  await expect(page).toHaveURL(/#\/dashboard/)
})

test('S2-31 the context menu refreshes and closes', async ({ page }) => {
  await logIn(page, 'admin')
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link')
  const paths = ['/message/index', '/profile/index', '/submit-feedback']
  for (const [index, path] of paths.entries()) {
    await page.goto(`/#${path}`)
    await expect(tabs).toHaveCount(index + 2)
  }
  await tabs.nth(2).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭其它' }).click()
  await expect(tabs).toHaveText([/首页/, /个人中心/])
  await tabs.nth(1).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '刷新' }).click()
  await expect(page).toHaveURL(/#\/profile\/index$/)
})

test('S2-31 a page is left in the midst of a date, and found as it was', async ({ page }) => {
  await logIn(page, 'lijing')
  const form = await copyOf(page, '花植护手霜', { liveRoom: 'common', offerStyle: 'MULTI_SKU' })
  const { id } = await create(page, form)
  await page.goto(`/#/offer/edit/${id}`)
  const note = page.getByRole('textbox', { name: '累计销量', exact: true })
  await note.fill('1234')
  await page
    .getByRole('textbox', { name: /期望播出日期/ })
    .first()
    .focus()
  await page.goto('/#/submit-feedback')
  await expect(page.getByRole('heading', { name: '意见反馈', level: 1 })).toBeVisible()
  await page.goto(`/#/offer/edit/${id}`)
  await expect(note).toHaveValue('1234')
})
