import { expect, type Page, test, typeLogin } from '../fixtures'
import { standBefore } from '../release'

/** What the hourly look does (S2-16). */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

const controlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)

test.use({ serviceWorkers: 'allow' })

test.describe('a new release', () => {
  let front: Awaited<ReturnType<typeof standBefore>>

  test.beforeEach(async ({ page, portal }) => {
    front = await standBefore(portal.url)
    await page.goto(`${front.url}/#/login`)
    await typeLogin(page, 'lijing')
    await expect(page).toHaveURL(/#\/dashboard/)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect.poll(() => controlled(page)).toBe(true)
  })
  test.afterEach(() => front.stop())

  test('S2-14, S2-15 is offered, and reloads the page once', async ({ page }) => {
    await lookForUpdate(page)
    await expect(page.getByText('发现新版本')).toBeHidden()

    front.release()
    await lookForUpdate(page)
    await expect(page.getByText('发现新版本')).toBeVisible()

    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await expect.poll(() => loads).toBe(1)
    await expect(page).toHaveURL(/#\/dashboard/)
    await page.waitForTimeout(1_500)
    expect(loads).toBe(1)
    await expect(page.getByText('发现新版本')).toBeHidden()
  })

  test('S2-15 asks first when something is unsaved', async ({ page }) => {
    await page.goto(`${front.url}/#/profile/index`)
    const wechat = page.getByLabel('微信号')
    await wechat.fill('unsaved-2')
    front.release()
    await lookForUpdate(page)
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await page.getByRole('button', { name: '留在本页' }).click()
    await expect(wechat).toHaveValue('unsaved-2')
  })

  test('the browser keeps the shell and what somebody visits or may, not every page of the portal', async ({
    page,
  }) => {
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return all.flat().map(({ url }) => new URL(url).pathname)
      })
    const keeps = async (part: RegExp) => (await kept()).some((path) => part.test(path))
    expect(await keeps(/assets\/app-/)).toBe(true)
    await page.goto(`${front.url}/#/business/selection-supply-info-update`)
    await expect(page.getByRole('heading', { name: '供货信息更新' })).toBeVisible()
    await expect.poll(() => keeps(/assets\/supply-.*\.js/)).toBe(true)
    // Pages of the staff.
    expect(await keeps(/assets\/(schedule|config|companies)-/)).toBe(false)
  })
})
