import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testkit/axe'
import { knowOffers, offerAnswers, offerRow } from '../../../../testkit/offers'
import { openPage } from '../../../../testkit/page'
import { refusal, serve } from '../../../../testkit/server'
import { OfferChooser } from './offer-chooser'

const choice = (name: RegExp) => page.getByRole('radio', { name })
const start = () => page.getByRole('button', { name: '开始填写' })

async function open(element: React.ReactElement, more: object = {}) {
  const server = serve({ ...offerAnswers, ...more })
  const opened = await openPage(element)
  knowOffers()
  return { server, ...opened }
}

beforeEach(() => page.viewport(1440, 900))

test('S2-20 four choices with what they mean; a closed room cannot be chosen', async () => {
  const { place, server } = await open(<OfferChooser mode="create" onClose={() => undefined} />)
  await expect.element(choice(/日常直播间/)).toBeChecked()
  await expect.element(choice(/618大促 报品已于 2026-06-29 截止/)).toBeDisabled()
  await expect.element(choice(/别家/)).not.toBeInTheDocument()
  await expect.element(choice(/美妆个护/)).toBeChecked()
  await expect.element(choice(/食品/)).not.toBeInTheDocument()
  const needs = page.getByRole('region', { name: '需要准备' })
  await expect.element(needs.getByText('商标注册证')).toBeVisible()
  await expect.element(needs.getByText('透明图')).toBeVisible()
  await expect.element(needs.getByText('可选：场景图')).toBeVisible()
  // A form that only one room takes shows with that room.
  await expect.element(choice(/预售报品/)).not.toBeInTheDocument()
  await choice(/双11大促/).click()
  await choice(/预售报品/).click()
  await choice(/套装组合/).click()
  await expect.poll(() => server.asked.at(-1)?.query.get('formType')).toBe('PRESALE')
  await expectAccessible()
  await start().click()
  await expect.poll(place).toBe('/offer/create/promote11/Cosmetic/PRESALE/SUIT')
})

test('S2-20 going back to a room without that form chooses the usual one', async () => {
  await open(<OfferChooser mode="create" onClose={() => undefined} />)
  await choice(/双11大促/).click()
  await choice(/预售报品/).click()
  await choice(/日常直播间/).click()
  await expect.element(choice(/常规报品/)).toBeChecked()
})

test('S2-20 the keyboard walks the choices', async () => {
  await open(<OfferChooser mode="create" onClose={() => undefined} />)
  await expect.element(choice(/日常直播间/)).toBeChecked()
  const first = choice(/日常直播间/).element() as HTMLInputElement
  first.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(choice(/双11大促/)).toBeChecked()
  await expect.element(choice(/双11大促/)).toHaveFocus()
})

test('S4-19 reuse asks for room, form and kind alone, and keeps the rest', async () => {
  const source = offerRow(4, 'APPROVED', { liveRoom: 'promote618', offerStyle: 'SUIT' })
  const { place } = await open(
    <OfferChooser mode="reuse" source={source} onClose={() => undefined} />,
  )
  await expect.element(choice(/复用 同一商品再报一场/)).toBeChecked()
  await expect.element(choice(/套装组合/)).not.toBeInTheDocument()
  // Its own room is closed by now: another has to be chosen.
  await expect.element(start()).toBeDisabled()
  await choice(/返场/).click()
  await choice(/双11大促/).click()
  await start().click()
  await expect.poll(place).toBe('/offer/reuse/promote11/Cosmetic/NORMAL/SUIT/4?type=ReturnShow')
})

test('S2-20 a copy begins with what its source has', async () => {
  const source = offerRow(4, 'APPROVED', { liveRoom: 'promote11', formType: 'FAST' })
  const { place } = await open(
    <OfferChooser mode="copy" source={source} onClose={() => undefined} />,
  )
  await expect.element(choice(/快速报品/)).toBeChecked()
  await start().click()
  await expect.poll(place).toBe('/offer/copy/promote11/Cosmetic/FAST/SINGLE/4')
})

test('S8-04 choices that did not load say so and are asked for again', async () => {
  const { server } = await open(<OfferChooser mode="create" onClose={() => undefined} />, {
    'GET bizconfig/api/live-rooms': () => refusal(500, {}),
  })
  await expect.element(page.getByText('选项加载失败')).toBeVisible()
  server.answer('GET bizconfig/api/live-rooms', offerAnswers['GET bizconfig/api/live-rooms'])
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(choice(/日常直播间/)).toBeChecked()
})
