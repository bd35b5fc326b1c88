/** The offer's form before the fake server, and the places that tests look at. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { learnOfferWords, offerAnswers, offerDetail } from '../../../../testkit/offer-form'
import { openPage } from '../../../../testkit/page'
import { type FakeServer, serve } from '../../../../testkit/server'
import OfferEdit from './offer-edit'

export const API = 'selection/api/offers'
export const FORM = ':liveRoom/:categoryCode/:formType/:offerStyle'

export const cell = (label: string, row = 1) =>
  page.getByLabelText(`第 ${row} 行 ${label}`, { exact: true })
export const press = (name: string | RegExp) => page.getByRole('button', { name })
export const field = (name: string | RegExp) => page.getByRole('textbox', { name })
export const priceCard = () => page.getByRole('region', { name: '到手价' })
export const bodyOf = (server: FakeServer, call: string) =>
  server.asked.findLast((one) => one.call === call)?.body as Record<string, unknown>

export async function open(path: string, route: string, answers: object = {}) {
  const server = serve({ ...offerAnswers, ...answers })
  const opened = await openPage(<OfferEdit />, { path, route })
  learnOfferWords()
  await expect.element(field(/商品名称/)).toBeVisible()
  return { server, ...opened }
}

export const create = (answers: object = {}, formType = 'NORMAL') =>
  open(`/offer/create/common/Cosmetic/${formType}/SINGLE`, `/offer/create/${FORM}`, answers)

export const edit = (detail = offerDetail('CREATED'), answers: object = {}) =>
  open('/offer/edit/3', '/offer/edit/:offerId', { [`GET ${API}/3`]: detail, ...answers })
