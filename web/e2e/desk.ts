/** Staff at the approval desk, each in a browser of their own. */
import type { Locator } from '@playwright/test'
import { choose, seen } from './controls'
import { expect, logIn, type Page, type Place } from './fixtures'

/** Another person: nothing of the first one's browser is shared. */
export async function another({ browser, baseURL, extraHTTPHeaders }: Place): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders })
  return context.newPage()
}

export async function enterAsStaff(place: Place, username: string): Promise<Page> {
  const page = await another(place)
  await logIn(page, username, { company: '100000' })
  return page
}

export async function openTask(desk: Page, name: string) {
  // Whoever stands at the desk already looks anew.
  if (desk.url().includes('/platform/todo')) await desk.reload()
  else await desk.goto('/#/platform/todo')
  await desk.getByRole('list', { name: '审批任务' }).getByText(name).first().click()
  await expect(desk.getByRole('heading', { level: 2, name })).toBeVisible()
}

/** Passes the open task, over the step's own form. */
export async function pass(
  desk: Page,
  step: string,
  fill: (form: Locator) => Promise<void> = async () => undefined,
) {
  await desk.getByRole('button', { name: '通过', exact: true }).click()
  const form = desk.getByRole('dialog', { name: `通过：${step}` })
  await fill(form)
  await form.getByRole('button', { name: '通过' }).click()
  await expect(seen(desk, /^已通过$/)).toBeVisible()
}

/** What 招商 fills in: who looks after the company from now on. */
export const takeOn = (name: string) => async (form: Locator) => {
  await expect(form.getByText('新锐')).toBeVisible()
  await choose(form, '招商负责人', name)
}

interface Refusal {
  reason: string
  opinion: string
  /** Field by field: what is wrong with it. */
  marks: Record<string, string>
  /** Where it goes on when it comes back. */
  resume: string | RegExp
}

export async function reject(desk: Page, { reason, opinion, marks, resume }: Refusal) {
  await desk.getByRole('button', { name: '驳回' }).click()
  const dialog = desk.getByRole('dialog', { name: '驳回' })
  await dialog.getByRole('checkbox', { name: reason }).check()
  await dialog.getByRole('textbox', { name: '审批意见' }).fill(opinion)
  for (const [field, remark] of Object.entries(marks)) {
    await choose(dialog, '添加标记字段', field)
    await dialog.getByRole('textbox', { name: `${field}的说明` }).fill(remark)
  }
  await dialog.getByRole('radio', { name: resume }).check()
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect(seen(desk, /^已驳回$/)).toBeVisible()
}
