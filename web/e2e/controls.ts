/** How a person works the controls of a form. */
import { resolve } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

/** Any real picture: the server looks into it. */
export const PICTURE = resolve(import.meta.dirname, '../public/icons/icon-192.png')

/** Pages of other tabs stay mounted, but out of sight. */
export const seen = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first()

/** The innermost section under this heading. */
export const card = (page: Page, title: string | RegExp) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    .filter({ visible: true })
    .last()

/** A label may carry a chip; nothing else follows it. */
const named = (label: string) => new RegExp(`^${label.replace(/[()/]/g, '\\$&')}( 关键)?$`)

export async function write(within: Page | Locator, label: string, text: string) {
  await within.getByRole('textbox', { name: named(label) }).fill(text)
}

/** Typed like any text; Enter takes what the calendar shows for it. */
export async function writeDate(within: Page | Locator, label: string, date: string) {
  const input = within.getByRole('textbox', { name: named(label) })
  await input.fill(date)
  await input.press('Enter')
}

/** What a list offers opens over everything, so it is looked for on the whole page. */
export async function choose(within: Page | Locator, label: string, ...options: string[]) {
  const box = within.getByRole('combobox', { name: named(label) })
  const page = 'page' in within ? within.page() : within
  await box.click()
  const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
  for (const option of options) {
    // A long list shows a part of itself; whoever can type finds the rest.
    if (await box.isEditable()) await box.fill(option)
    const one = page.getByTitle(option, { exact: true })
    // Whoever clicks while the list still unfolds may hit what is beside it.
    await expect(list.filter({ has: one })).not.toHaveClass(/ant-slide-up/)
    await list.locator(one).click()
  }
  // A list of several stays open for more.
  if ((await box.getAttribute('aria-expanded')) === 'true') await box.press('Escape')
}

export async function upload(within: Page | Locator, label: string, file = PICTURE) {
  const place = within.getByLabel(label, { exact: true })
  await place.locator('input[type=file]').setInputFiles(file)
  await expect(place.getByRole('button', { name: /^删除/ })).toBeVisible()
}

/** Where there is room for one, the old one goes first. */
export async function replace(within: Page | Locator, label: string, file = PICTURE) {
  await within.getByLabel(label, { exact: true }).getByRole('button', { name: /^删除/ }).click()
  await upload(within, label, file)
}
