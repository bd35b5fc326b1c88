/** What a journey lets the server do, where nobody needs to watch. */
import { expect, type Page } from '../fixtures'

type Json = Record<string, unknown>

const OFFERS = '/services/selection/api/offers'

async function call<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const token = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('portal.token') ?? 'null'),
  )
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.fetch(path, { method, headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** Fields without a value are left out: the server takes them so. */
const filled = (form: Json) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null))

/** The form of a copy of one of the company's offers, as a page would begin with it: the first that was made of this name. */
export async function copyOf(page: Page, offerName: string, scope: Record<string, string>) {
  const named = new URLSearchParams({ offerName, sort: 'createdDate,asc' })
  const [found] = await call<{ id: number }[]>(page, 'GET', `${OFFERS}?${named}`)
  const query = new URLSearchParams({ mode: 'copy', ...scope })
  const { offer } = await call<{ offer: Json }>(
    page,
    'GET',
    `${OFFERS}/${found?.id}/copy-source?${query}`,
  )
  // A masked number cannot be taken along.
  return filled({ ...offer, contactPhone: '13800000001' })
}

export const create = (page: Page, form: Json) =>
  call<Json & { id: number; rowVersion: number }>(page, 'POST', OFFERS, form)

export const supplement = (page: Page, id: number, form: Json) =>
  call<Json>(page, 'PUT', `${OFFERS}/${id}/supplement`, form)

/** `yyyy-MM-dd`, so many days from now. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
