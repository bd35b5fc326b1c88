import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { NETWORK_HEADER, type Portal, startPortal } from './portal'

let networks = 0

/** Where further people open browsers of their own. */
export interface Place {
  browser: Browser
  baseURL: string | undefined
  extraHTTPHeaders: Record<string, string> | undefined
}

export const test = base.extend<
  { noFaults: undefined; place: Place },
  { apart: boolean; portal: Portal }
>({
  /** `test.use({ apart: true })`: a portal that no other file uses, for those who move its clock. */
  apart: [false, { scope: 'worker', option: true }],

  portal: [
    async ({ apart: _ }, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: ({ portal }, use) => use(portal.url),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: ({}, use, { workerIndex }) => {
    networks += 1
    return use({ [NETWORK_HEADER]: `10.${workerIndex % 250}.${networks % 250}.1` })
  },

  place: ({ browser, baseURL, extraHTTPHeaders }, use) =>
    use({ browser, baseURL, extraHTTPHeaders }),

  /** Every journey also proves that nothing broke on the way (R29). */
  noFaults: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('weberror', (error) => faults.push(error.error().message))
      context.on('console', (message) => {
        if (/Content Security Policy|Unhandled/i.test(message.text())) faults.push(message.text())
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Page }

export const PASSWORD = 'Demo@2026'

interface Credentials {
  company?: string
  password?: string
}

/** Types into the login page, wherever it was reached from. */
export async function typeLogin(page: Page, username: string, given: Credentials = {}) {
  await page.getByLabel('企业账号', { exact: true }).fill(given.company ?? '200001')
  await page.getByLabel('用户名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(given.password ?? PASSWORD)
  await page.keyboard.press('Enter')
}

export async function logIn(page: Page, username: string, given: Credentials = {}) {
  await page.goto('/#/login')
  await typeLogin(page, username, given)
  await expect(page).toHaveURL(/#\/dashboard/)
  await expect(page.getByRole('button', { name: /账号菜单/ })).toBeVisible()
}

/** What a phone or a mailbox received last, of those with this part; only the demo profile tells. */
export async function lastMessage(
  page: Page,
  to: string,
  part = '',
): Promise<{ code: string; text: string }> {
  const query = new URLSearchParams({ phone: to, part })
  const answer = await page.request.get(`/services/admin/api/dev/last-code?${query}`)
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** Whoever enters for the first time reads what must be read, to its end. */
export async function confirmReading(page: Page) {
  const dialog = page.getByRole('dialog', { name: '必读：违禁词说明' })
  const confirm = dialog.getByRole('button', { name: '我已阅读并知晓' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('document').evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await confirm.click()
  await expect(dialog).toBeHidden()
}

/** Reads the picture for the tester, and types what it shows. */
export async function solveCaptcha(page: Page) {
  const picture = page.locator('img[src*="verification"]')
  await expect(async () => {
    const source = new URL((await picture.getAttribute('src')) ?? '', page.url())
    const query = new URLSearchParams({ uuid: source.searchParams.get('uuid') ?? '' })
    const answer = await page.request.get(`/services/admin/api/dev/last-code?${query}`)
    expect(answer.ok()).toBe(true)
    await page.getByLabel('图形验证码', { exact: true }).fill((await answer.json()).code)
  }).toPass({ timeout: 5_000 })
}
