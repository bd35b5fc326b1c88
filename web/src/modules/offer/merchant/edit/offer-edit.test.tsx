import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AUTOSAVE_MS } from '../../../../blocks/form/use-saving'
import { isDirty } from '../../../../state/dirty'
import { offerDetail, offerValues, preCheck, sku } from '../../../../testkit/offer-form'
import { API, bodyOf, cell, create, edit, FORM, field, open, press, priceCard } from './testing'

const titles = () =>
  [...document.querySelectorAll('h2[id$="-title"]')].map((title) => title.textContent)

beforeEach(() => page.viewport(1440, 900))

test('a new offer has nine groups, saves as a draft and goes on as its editor', async () => {
  const { server, place } = await create({ [`POST ${API}`]: offerDetail('CREATED') })
  expect(titles()).toEqual([
    '基础信息',
    '图片',
    '类目属性',
    '规格与价格',
    '优惠机制与赠品',
    '合作条款与保价',
    '物流售后',
    '资质',
    '对接人',
  ])
  await expect.element(page.getByText('日常直播间 / 美妆个护 / 常规报品 / 单品')).toBeVisible()
  await field(/商品名称/).fill('面霜')
  await press('保存草稿').click()
  await expect.poll(place).toBe('/offer/edit/3')
  expect(bodyOf(server, `POST ${API}`)).toMatchObject({
    offerName: '面霜',
    liveRoom: 'common',
    categoryCode: 'Cosmetic',
    formType: 'NORMAL',
    offerStyle: 'SINGLE',
    contactName: '王芳',
    contactPhone: '13800000001',
    protectScope: 'SAME_STORE',
  })
})

test('a quick offer shows five groups, a gift has no price', async () => {
  await create({}, 'FAST')
  expect(titles()).toEqual(['基础信息', '图片', '规格与价格', '优惠机制与赠品', '对接人'])
  await create({}, 'GIFT')
  expect(titles()).toEqual([
    '基础信息',
    '图片',
    '类目属性',
    '规格与价格',
    '物流售后',
    '资质',
    '对接人',
  ])
  await expect.element(cell('备货')).toBeVisible()
  expect(cell('页面价').elements()).toHaveLength(0)
  expect(priceCard().elements()).toHaveLength(0)
})

test('05-2 the price is the server’s, and goes along with the version when it is saved', async () => {
  const { server } = await edit(undefined, {
    [`PUT ${API}`]: ({ body }: { body: object }) => ({
      ...offerDetail('CREATED'),
      ...body,
      rowVersion: 4,
    }),
  })
  await expect.element(priceCard().getByText('¥169.00').first()).toBeVisible()
  await press('添加优惠').click()
  await page.getByLabelText('第 1 项 优惠类型').click()
  await page.getByTitle('直降').click()
  await page.getByLabelText('第 1 项 优惠金额').fill('40')
  await expect.element(priceCard().getByText('¥129.00').first()).toBeVisible()
  await expect.element(page.getByText('直降40元，到手价¥129')).toBeVisible()
  await press('保存草稿').click()
  await expect.element(page.getByText('草稿已保存')).toBeVisible()
  expect(bodyOf(server, `PUT ${API}`)).toMatchObject({
    id: 3,
    rowVersion: 3,
    skus: [{ id: 901, finalPrice: 129 }],
    mechanism: {
      lines: [{ type: 'DIRECT', value: 40, sort: 1 }],
      mechanismText: '直降40元，到手价¥129',
    },
  })
  await expect.poll(() => isDirty()).toBe(false)
})

test('of two answers about the price only the latest counts', async () => {
  const held: (() => void)[] = []
  const answer = (finalPrice: number) => ({
    level: 'PASS',
    skus: [
      {
        finalPrice,
        perUnitFinalPrice: finalPrice,
        subsidizedPrice: finalPrice,
        level: 'PASS',
        items: [],
      },
    ],
  })
  const slow = ({ body }: { body: { skus: { livePagePrice: number }[] } }) =>
    new Promise((resolve) => {
      const price = body.skus[0]?.livePagePrice ?? 0
      held.push(() => resolve(answer(price)))
    })
  await edit(undefined, { [`POST ${API}/price-check`]: slow })
  await expect.poll(() => held.length).toBe(1)
  await cell('页面价').fill('150')
  await expect.poll(() => held.length).toBe(2)
  held[1]?.()
  await expect.element(priceCard().getByText('¥150.00').first()).toBeVisible()
  held[0]?.()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(priceCard().getByText('¥169.00').elements()).toHaveLength(0)
})

const source = (given: object = {}) => ({
  offer: { ...offerValues(), skus: [{ ...sku(), id: null }] },
  dropped: [{ field: 'spfPa', label: 'SPF/PA' }],
  cleared: [
    { field: 'shipTime', label: '发货时效' },
    { field: 'skus.lowestPrice30', label: '近30天最低价' },
  ],
  locked: [],
  ...given,
})

test('05-7 a copy says what was left behind, and names its source without a copy type', async () => {
  const { server } = await open(
    '/offer/copy/common/Cosmetic/NORMAL/SINGLE/8',
    `/offer/copy/${FORM}/:offerId`,
    { [`GET ${API}/8/copy-source`]: source(), [`POST ${API}`]: offerDetail('CREATED') },
  )
  await expect.element(page.getByText('新模板中没有，未带入：SPF/PA')).toBeVisible()
  await expect.element(page.getByText('不适用于当前直播间或类目，已清空：发货时效')).toBeVisible()
  await expect.element(page.getByText('需按当前情况重新填写：近30天最低价')).toBeVisible()
  expect(server.asked.find(({ call }) => call.endsWith('/copy-source'))?.query.get('mode')).toBe(
    'copy',
  )
  await press('保存草稿').click()
  await expect.poll(() => server.calls()).toContain(`POST ${API}`)
  const body = bodyOf(server, `POST ${API}`)
  expect(body).toMatchObject({ sourceOfferId: 8, contactPhone: '13800000001' })
  expect(body).not.toHaveProperty('offerCopyType')
})

test('another show of the same product locks what was approved and says of which kind it is', async () => {
  const { server } = await open(
    '/offer/reuse/common/Cosmetic/NORMAL/SINGLE/8?type=Link',
    `/offer/reuse/${FORM}/:offerId`,
    {
      [`GET ${API}/8/copy-source`]: source({ locked: [{ field: 'brandId', label: '品牌' }] }),
      [`POST ${API}`]: offerDetail('CREATED'),
    },
  )
  await expect.element(page.getByText(/复用报品仅可修改价格与优惠机制/)).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: /品牌/ })).toBeDisabled()
  await expect.element(cell('条形码')).toBeDisabled()
  await expect.element(cell('页面价')).toBeEnabled()
  expect(press('添加规格').elements()).toHaveLength(0)
  await press('保存草稿').click()
  await expect.poll(() => server.calls()).toContain(`POST ${API}`)
  expect(bodyOf(server, `POST ${API}`)).toMatchObject({ sourceOfferId: 8, offerCopyType: 'Link' })
})

test('05.2 another show becomes an offer like any other, and says so', async () => {
  const { server } = await open(
    '/offer/reuse/common/Cosmetic/NORMAL/SINGLE/8',
    `/offer/reuse/${FORM}/:offerId`,
    {
      [`GET ${API}/8/copy-source`]: source({ locked: [{ field: 'offerName', label: '商品名称' }] }),
      [`POST ${API}`]: offerDetail('CREATED'),
    },
  )
  const name = page.getByRole('textbox', { name: /商品名称/ })
  await expect.element(name).toBeDisabled()
  await press('转为普通报品').click()
  await expect.element(page.getByText(/已转为普通报品/)).toBeVisible()
  await expect.element(name).toBeEnabled()
  await press('保存草稿').click()
  await expect.poll(() => server.calls()).toContain(`POST ${API}`)
  const body = bodyOf(server, `POST ${API}`) as { offerCopyType?: unknown }
  expect(body.offerCopyType ?? null).toBeNull()
})

test('a closed room is said before anything is typed', async () => {
  const room = { code: 'common', name: '日常', open: false, closed: '日常报品已于 2026-11-01 截止' }
  await edit(offerDetail('CREATED'), { 'GET bizconfig/api/live-rooms': [room] })
  await expect.element(page.getByText('日常报品已于 2026-11-01 截止')).toBeVisible()
})

test('a forbidden word blocks, a doubtful one asks for a tick, and other words are offered', async () => {
  const hit = (level: string, word: string, start: number) => ({
    field: 'sellingPoints',
    label: '卖点',
    word,
    start,
    end: start + word.length,
    level,
    lawRef: '《广告法》第九条',
    suggestion: '改为“热销”',
  })
  const hits = ({ body }: { body: { items: { field: string; text: string }[] } }) => {
    const text = body.items.find((one) => one.field === 'sellingPoints')?.text ?? ''
    const at = text.indexOf('第一')
    return { level: 'BLOCK', hits: at < 0 ? [hit('WARN', '温和', 4)] : [hit('BLOCK', '第一', at)] }
  }
  const { server } = await edit(offerDetail('CREATED', { sellingPoints: '销量第一\n温和\n修护' }), {
    'POST bizconfig/api/compliance/check': hits,
    [`PUT ${API}`]: offerDetail('APPROVING'),
  })
  await expect.element(page.getByText('有 1 项必须修改后才能提交')).toBeVisible()
  await expect.element(press(/^提交/)).toBeDisabled()
  const group = page.getByRole('navigation', { name: '表单分组' }).getByRole('button').first()
  await expect.element(group).toHaveTextContent('禁1')
  await page.getByRole('button', { name: '热销', exact: true }).click()
  await expect.element(group).not.toHaveTextContent('禁1')
  await expect.element(field(/卖点/)).toHaveValue('销量热销\n温和\n修护')
  await expect.element(press(/^提交/)).toBeEnabled()
  await page.getByRole('checkbox', { name: '已知悉并确认合规' }).click()
  await press(/^提交/).click()
  await expect.poll(() => bodyOf(server, `PUT ${API}`)).toMatchObject({ complianceConfirmed: true })
})

test('the check before submitting saves first, fills the panel and shows the papers', async () => {
  const cert = {
    certType: 'A',
    label: '化妆品备案',
    level: 'SPU',
    required: 'MUST',
    severity: 'WARN',
    state: 'MISSING',
  }
  const { server } = await edit(undefined, {
    [`PUT ${API}`]: offerDetail('CREATED', { rowVersion: 4 }),
    [`POST ${API}/3/pre-check`]: preCheck({ certs: [cert] }),
  })
  await expect.element(page.getByText('缺化妆品备案')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '去补充' })).toBeInTheDocument()
  await press('预检').click()
  await expect.element(page.getByText('预检通过，可以提交')).toBeVisible()
  expect(server.calls().filter((call) => call === `POST ${API}/3/pre-check`)).toHaveLength(2)
  expect(server.calls().indexOf(`PUT ${API}`)).toBeGreaterThan(0)
})

test('a new draft with a name saves itself after a minute, without leaving the page', async () => {
  const { server, place } = await create({ [`POST ${API}`]: offerDetail('CREATED') })
  const before = place()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await field(/商品名称/).fill('面霜')
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS)
  } finally {
    vi.useRealTimers()
  }
  await expect.element(page.getByText(/草稿已自动保存 \d\d:\d\d:\d\d/)).toBeVisible()
  expect(bodyOf(server, `POST ${API}`)).toMatchObject({ offerName: '面霜' })
  expect(place()).toBe(before)
})
