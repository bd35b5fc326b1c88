/** An offer that was decided on already: changed, or completed on its way. */
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AUTOSAVE_MS } from '../../../../blocks/form/use-saving'
import { offerDetail, offerValues, preCheck, sku } from '../../../../testkit/offer-form'
import { openPage } from '../../../../testkit/page'
import { refusal, serve } from '../../../../testkit/server'
import OfferEdit from './offer-edit'
import { API, bodyOf, cell, FORM, field, open, press } from './testing'

const CHANGES = 'selection/api/offer-changes'

beforeEach(() => page.viewport(1440, 900))

const changed = (given: object = {}) =>
  offerDetail('CREATED', { id: 7, code: 'BB2611010001', changeOf: 8, ...given })

const change = (detail = changed(), answers: object = {}) =>
  open('/offer/change/edit/7', '/offer/change/edit/:id', {
    [`GET ${CHANGES}/7`]: detail,
    [`GET ${API}/8`]: offerDetail('APPROVED', { id: 8, code: 'BP2611010008' }),
    [`POST ${API}/8/pre-check`]: preCheck(),
    ...answers,
  })

const card = () => page.getByRole('list', { name: '已改动的字段' })

test('05.7 a change says what it is, shows what was approved, and which way it will go', async () => {
  const { server } = await change(undefined, {
    [`PUT ${CHANGES}/7`]: ({ body }: { body: object }) => ({
      ...changed(),
      ...body,
      rowVersion: 4,
    }),
  })
  await expect.element(page.getByText('变更已通过的报品 BP2611010008')).toBeVisible()
  await expect.element(page.getByText(/还没有改动/)).toBeVisible()
  await field(/短标题/).fill('修护面霜')
  await expect.element(page.getByText('仅招商审核')).toBeVisible()
  await expect.element(card().getByText('已通过：面霜')).toBeVisible()
  await cell('页面价').fill('159')
  await expect.element(page.getByText('招商 → 终选')).toBeVisible()
  await expect.element(card().getByText('¥169.00')).toBeVisible()
  await press('保存草稿').click()
  await expect.element(page.getByText('草稿已保存')).toBeVisible()
  expect(bodyOf(server, `PUT ${CHANGES}/7`)).toMatchObject({
    id: 7,
    rowVersion: 3,
    changeOf: 8,
    shortTitle: '修护面霜',
    skus: [{ id: 901, livePagePrice: 159 }],
  })
})

test('05.7 a change of an offer whose days are over may be submitted all the same', async () => {
  const days = { expectShowDateFrom: '2020-01-01', expectShowDateTo: '2020-01-02' }
  const { server, place } = await change(changed({ ...days, shortTitle: '霜' }), {
    [`PUT ${CHANGES}/7`]: changed({ status: 'APPROVING' }),
  })
  await press(/^提交/).click()
  await expect.poll(place).toBe('/offer/change/7')
  expect(bodyOf(server, `PUT ${CHANGES}/7`)).toMatchObject({ submit: true, ...days })
})

test('05.7 a rejected change opens on its mark and asks before it goes out unchanged', async () => {
  const rejectInfo = {
    round: 1,
    stepName: '招商审核',
    operatorName: '张招商',
    date: '2026-11-12 15:40:00',
    reasons: ['信息有误'],
    opinion: '短标题不清楚',
    resubmitTo: 'START',
    fields: [{ field: 'shortTitle', label: '短标题', remark: '写清楚', changed: false }],
  }
  await change(changed({ status: 'REJECTED', rejectInfo }))
  await expect.element(page.getByText(/第 1 轮被驳回：招商审核/)).toBeVisible()
  await expect.element(field(/短标题/)).toHaveFocus()
  await expect.element(page.getByText('还有 1 处驳回标记未修改')).toBeVisible()
})

test('common.conflict a change that somebody else has saved is compared field by field', async () => {
  const { server } = await change()
  server.answer(
    `PUT ${CHANGES}/7`,
    refusal(409, { errorKey: 'common.conflict', title: '数据已被修改' }),
  )
  server.answer(`GET ${CHANGES}/7`, changed({ rowVersion: 5, shortTitle: '别人的' }))
  await field(/短标题/).fill('我的')
  await press('保存草稿').click()
  await expect.element(page.getByText('数据已被他人修改')).toBeVisible()
  await expect.element(page.getByText('别人的')).toBeVisible()
})

test('a change that is on its way already is only read', async () => {
  serve({ [`GET ${CHANGES}/7`]: changed({ actions: ['detail', 'withdraw'] }) })
  const { place } = await openPage(<OfferEdit />, {
    path: '/offer/change/edit/7',
    route: '/offer/change/edit/:id',
  })
  await expect.poll(place).toBe('/offer/change/7')
})

const quick = (given: object = {}) =>
  offerDetail('APPROVING', {
    ...offerValues(),
    formType: 'FAST',
    actions: ['detail', 'supplement'],
    offerAttrs: {},
    feeMode: null,
    commissionRate: null,
    priceProtectDays: null,
    protectScope: null,
    protectPromise: null,
    shipTime: null,
    ...given,
  })

const complete = (answers: object = {}) =>
  open('/offer/supplement/3', '/offer/supplement/:offerId', {
    [`GET ${API}/3`]: quick(),
    ...answers,
  })

const echo = ({ body }: { body: object }) => ({ ...quick(), ...body, rowVersion: 4 })

test('05.2 a quick offer is completed in its later groups; what was decided on is locked', async () => {
  const { server, place } = await complete({ [`PUT ${API}/3/supplement`]: echo })
  await expect.element(page.getByText('补全快速报品的资料')).toBeVisible()
  expect(document.querySelectorAll('h2[id$="-title"]')).toHaveLength(9)
  await expect.element(field(/商品名称/)).toBeDisabled()
  await expect.element(cell('页面价')).toBeDisabled()
  await expect.element(page.getByLabelText('每单件数')).toBeDisabled()
  for (const none of ['保存草稿', '预检', '提交', '添加规格', '添加优惠'])
    expect(press(none).elements()).toHaveLength(0)
  await field(/备案\/注册编号/).fill('沪G妆网备字1')
  await press(/^保存资料/).click()
  await expect.element(page.getByText(/资料已保存，还有 \d+ 处待补全/)).toBeVisible()
  expect(place()).toBe('/offer/supplement/3')
  const body = bodyOf(server, `PUT ${API}/3/supplement`)
  expect(body).toMatchObject({ rowVersion: 3, formType: 'FAST', offerName: '花植积雪草修护面霜' })
  expect(body).toMatchObject({ offerAttrs: { filingNo: '沪G妆网备字1' }, skus: [{ id: 901 }] })
  expect(body).not.toHaveProperty('submit')
})

test('05.2 once nothing lacks it is a usual offer, and the form is over', async () => {
  const { place } = await complete({
    [`PUT ${API}/3/supplement`]: offerDetail('APPROVING', { formType: 'NORMAL' }),
  })
  await field(/备案\/注册编号/).fill('沪G妆网备字1')
  await press(/^保存资料/).click()
  await expect.element(page.getByText('资料已补全，已转为常规报品')).toBeVisible()
  await expect.poll(place).toBe('/offer/detail/3')
})

test('05.2 every save of a completion is a version, so none happens by itself', async () => {
  const { server } = await complete()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await field(/备案\/注册编号/).fill('沪G')
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS)
  } finally {
    vi.useRealTimers()
  }
  await expect.element(page.getByText(/内容已暂存在本机/)).toBeVisible()
  expect(server.calls().filter((call) => call.startsWith('PUT'))).toEqual([])
})

test('05-7 reuse locks the approved attributes alone: what another room asks for is filled in', async () => {
  const source = {
    offer: { ...offerValues(), skus: [{ ...sku(), id: null }] },
    dropped: [],
    cleared: [],
    locked: [{ field: 'offerAttrs', label: '类目属性' }],
  }
  await open('/offer/reuse/promote11/Cosmetic/NORMAL/SINGLE/8', `/offer/reuse/${FORM}/:offerId`, {
    [`GET ${API}/8/copy-source`]: source,
  })
  await expect.element(field(/备案\/注册编号/)).toBeDisabled()
  await expect.element(field(/国产许可/)).toBeEnabled()
})
