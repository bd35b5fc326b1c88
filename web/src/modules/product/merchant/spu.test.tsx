import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ScreenContext } from '../../../state/current-screen'
import { storeDetail, storeRow } from '../../../testkit/documents'
import { openPage } from '../../../testkit/page'
import { type Asked, json, serve } from '../../../testkit/server'
import { product } from '..'
import type { SpuDetail, SpuRow } from '../parts/spu-calls'
import Center from './product-center'
import Detail from './spu-detail'
import Form from './spu-form'

const API = 'product/api/spus'
const BASE = '/product-manager'

const row = (given: Partial<SpuRow> = {}): SpuRow => {
  const { storeId, storeName, platformType, sellerId, storeType, ownerName, isOwn, ...head } =
    storeRow(1, 'APPROVED')
  return {
    ...head,
    title: '积雪草面霜',
    actions: ['detail', 'edit', 'off-shelf'],
    spuId: 1,
    spuCode: head.code,
    spuName: '积雪草面霜',
    brandId: 11,
    brandName: '花植',
    categoryCode: 'Cosmetic',
    category2: '',
    category3: '',
    originPlace: '上海',
    isDomestic: true,
    skuCount: 2,
    completeness: 86,
    missingFields: [{ field: 'skus[0].barcode', label: '条形码', group: 'SKU' }],
    supplyStatus: 'SUPPLIED',
    riskLevel: 'LOW',
    raisedRisk: '',
    origin: 'MANUAL',
    mainImage: null,
    heldByStaff: false,
    changeStatus: 'NONE',
    changeId: null,
    ...given,
  } as SpuRow
}

const detail = (given: Partial<SpuDetail> = {}) => {
  const { process, versions } = storeDetail(1, 'APPROVED')
  return {
    ...row(),
    process,
    versions,
    barcode: null,
    attrs: {},
    attrFiles: [],
    images: [],
    detailImages: [],
    skus: [{ id: 7, skuName: '50g', barcode: '6901234500011', noBarcode: false, spec: {} }],
    ...given,
  }
}

const asked = {
  [`GET ${API}/image-slots`]: [{ code: 'main', label: '主图', most: 1, required: true }],
  'GET bizconfig/api/attr-templates/resolve': {
    templates: [],
    groups: [
      {
        groupName: '产品信息',
        fields: [
          {
            attrCode: 'netWeight',
            label: '净重',
            control: 'text',
            keyField: false,
            required: true,
          },
        ],
      },
    ],
  },
}

const at = (path: string, element: ReactNode) => (
  <ScreenContext value={product.screens.find((screen) => screen.path === path) ?? null}>
    {element}
  </ScreenContext>
)
const barcodeBox = () => page.getByRole('textbox', { name: '条形码' }).first()
const look = () => page.getByRole('button', { name: '查条形码' }).click()

/** An EAN-13 as it is printed: a set of digits left and right of the middle bars, the first one told by their parity. */
async function photoOf(digits: string): Promise<File> {
  const odd = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'
  const left = odd.split(' ')
  const right = left.map((code) => code.replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0')))
  const even = right.map((code) => [...code].toReversed().join(''))
  const parity = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ')
  const [first = 0, ...rest] = [...digits].map(Number)
  const half = rest
    .slice(0, 6)
    .map((digit, at) => (parity[first]?.[at] === 'L' ? left : even)[digit])
  const bits = `101${half.join('')}01010${rest
    .slice(6)
    .map((digit) => right[digit])
    .join('')}101`
  const canvas = document.createElement('canvas')
  canvas.width = (bits.length + 40) * 4
  canvas.height = 240
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [at, bit] of [...bits].entries())
    if (bit === '1') pen.fillRect((at + 20) * 4, 30, 4, 180)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return new File([blob ?? ''], 'barcode.png', { type: 'image/png' })
}

beforeEach(() => page.viewport(1440, 900))

test('12-1 the barcode is asked first: what the brand has is shown, of another brand nothing', async () => {
  const answers: Record<string, object> = {
    '6901234500011': {
      match: 'LINKABLE',
      spu: { spuId: 5, spuCode: 'SP5', spuName: '沐岚洁面慕斯', mainImage: null },
    },
    '96385074': { match: 'USED', spu: null },
    '4006381333931': { match: 'NONE', spu: null },
  }
  const server = serve({
    [`GET ${API}`]: () => json([row()], { 'X-Total-Count': '1' }),
    [`GET ${API}/counts`]: { all: 1, byStatus: { APPROVED: 1 } },
    [`GET ${API}/lookup`]: ({ query }: Asked) => json(answers[query.get('barcode') ?? '']),
  })
  const opened = await openPage(at(`${BASE}/product-center`, <Center />), {
    path: `${BASE}/product-center`,
    codes: ['productManager_create'],
  })
  await barcodeBox().fill('123')
  await look()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(server.asked.filter(({ call }) => call === `GET ${API}/lookup`)).toHaveLength(0)

  await barcodeBox().fill('6901234500011')
  await look()
  await expect.element(page.getByText('条形码已存在于商品SP5，请直接关联')).toBeVisible()
  await barcodeBox().fill('96385074')
  await look()
  await expect.element(page.getByText('条形码已被其他品牌商品使用，请核对')).toBeVisible()
  await expect.element(page.getByText('沐岚洁面慕斯')).not.toBeInTheDocument()
  await barcodeBox().fill('4006381333931')
  await look()
  await page.getByRole('link', { name: '新增商品' }).click()
  await expect.poll(opened.place).toBe(`${BASE}/product-center-add?barcode=4006381333931`)
})

test('a photo of the barcode is as good as typing it', async () => {
  const server = serve({
    [`GET ${API}`]: () => json([], { 'X-Total-Count': '0' }),
    [`GET ${API}/counts`]: { all: 0, byStatus: {} },
    [`GET ${API}/lookup`]: { match: 'USED', spu: null },
  })
  await openPage(at(`${BASE}/product-center`, <Center />), { path: `${BASE}/product-center` })
  await page.getByRole('button', { name: '扫描条形码' }).click()
  await expect.element(page.getByText('无法使用摄像头', { exact: false })).toBeVisible()
  const photo = page.getByLabelText('条形码照片')
  await photo.upload(new File(['no picture'], 'x.png', { type: 'image/png' }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await photo.upload(await photoOf('6901234500011'))
  await expect.element(page.getByText('条形码已被其他品牌商品使用，请核对')).toBeVisible()
  await expect.element(barcodeBox()).toHaveValue('6901234500011')
  expect(server.calls()).toContain(`GET ${API}/lookup`)
})

test('the library shows cards, or a table for those who like it better', async () => {
  serve({
    [`GET ${API}`]: () => json([row()], { 'X-Total-Count': '1' }),
    [`GET ${API}/counts`]: { all: 1, byStatus: { APPROVED: 1 } },
  })
  await openPage(at(`${BASE}/product-center`, <Center />), { path: `${BASE}/product-center` })
  await expect.element(page.getByRole('article')).toBeVisible()
  await page.getByRole('button', { name: '表格' }).click()
  await expect.element(page.getByRole('columnheader', { name: /品牌/ })).toBeVisible()
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '卡片' }).click()
  await expect.element(page.getByRole('article')).toBeVisible()
})

test('what is on the shelf is offered from its card, of others only what is linked', async () => {
  const other = row({ id: 2, title: '眼霜', spuName: '眼霜', companyId: 0, linked: false })
  serve({
    [`GET ${API}`]: () => json([row(), other], { 'X-Total-Count': '2' }),
    [`GET ${API}/counts`]: { all: 2, byStatus: { APPROVED: 2 } },
    'GET bizconfig/api/live-rooms': [],
    'GET bizconfig/api/categories': [],
  })
  await openPage(at(`${BASE}/product-center`, <Center />), {
    path: `${BASE}/product-center`,
    codes: ['offerList_create'],
  })
  await page.getByRole('button', { name: /发起报品/ }).click()
  await expect
    .element(page.getByRole('dialog', { name: '新建报品' }))
    .toHaveTextContent('商品：积雪草面霜')
})

test('each missing field leads to its place in the form', async () => {
  serve({ ...asked, [`GET ${API}/1`]: detail() })
  const opened = await openPage(at(`${BASE}/product-spu-detail-page`, <Detail />), {
    path: `${BASE}/product-spu-detail-page?spuId=1`,
  })
  await expect.element(page.getByText('缺 1 项')).toBeVisible()
  await page.getByRole('tab', { name: /版本/ }).click()
  expect(opened.place()).toBe(`${BASE}/product-spu-detail-page?spuId=1&tab=versions`)
  await page.getByRole('tab', { name: '单据' }).click()
  await page.getByRole('link', { name: '条形码' }).click()
  await expect
    .poll(opened.place)
    .toBe(`${BASE}/product-spu-edit-page?spuId=1&at=skus%5B0%5D.barcode`)
})

test('the form opens where its address says', async () => {
  serve({ ...asked, [`GET ${API}/1`]: detail() })
  await openPage(at(`${BASE}/product-spu-edit-page`, <Form />), {
    path: `${BASE}/product-spu-edit-page?spuId=1&at=skus[0].barcode`,
  })
  await expect.element(page.getByRole('textbox', { name: '第 1 行 条形码' })).toHaveFocus()
})

test('a product that the barcode was not found for begins with it', async () => {
  const server = serve({ ...asked, [`POST ${API}`]: detail() })
  const opened = await openPage(at(`${BASE}/product-center-add`, <Form />), {
    path: `${BASE}/product-center-add?barcode=6901234500011`,
    codes: ['productManager_create'],
  })
  const barcode = page.getByRole('textbox', { name: '第 1 行 条形码' })
  await expect.element(barcode).toHaveValue('6901234500011')
  await page.getByRole('textbox', { name: /商品名称/ }).fill('积雪草面霜')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect.poll(opened.place).toBe(`${BASE}/product-spu-edit-page?spuId=1`)
  expect(server.asked.find(({ call }) => call === `POST ${API}`)?.body).toMatchObject({
    spuName: '积雪草面霜',
    skus: [{ barcode: '6901234500011' }],
  })
})

test('a new row that was saved is the same row at the next save', async () => {
  const saves: { skus: { id?: number }[] }[] = []
  const server = serve({
    ...asked,
    [`GET ${API}/1`]: detail(),
    [`PUT ${API}`]: ({ body }: Asked) => {
      const sent = body as { skus: { id?: number }[] }
      saves.push(sent)
      const skus = sent.skus.map((sku) => ({ id: 100, ...sku, token: null }))
      return json({ ...detail(), skus })
    },
  })
  await openPage(at(`${BASE}/product-spu-edit-page`, <Form />), {
    path: `${BASE}/product-spu-edit-page?spuId=1`,
  })
  await page.getByRole('button', { name: '添加规格' }).click()
  const name = page.getByRole('textbox', { name: '第 2 行 SKU名称' })
  await name.fill('100g')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect.poll(() => saves.length).toBe(1)
  await name.fill('150g')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect.poll(() => saves.length).toBe(2)
  expect(saves.map(({ skus }) => skus[1])).toMatchObject([
    { skuName: '100g' },
    { id: 100, skuName: '150g' },
  ])
  expect(server.asked.filter(({ call }) => call === `POST ${API}`)).toHaveLength(0)
})

const linkDetail = (id: number) => {
  const { process, versions } = storeDetail(id, 'REJECTED')
  const { storeId, storeName, platformType, sellerId, storeType, ownerName, isOwn, ...head } =
    storeRow(id, 'REJECTED')
  return {
    ...head,
    process,
    versions,
    title: '沐岚洁面慕斯',
    actions: ['detail', 'submit', 'cancel'],
    spuId: 5,
    spuCode: 'SP5',
    spuName: '沐岚洁面慕斯',
    brandId: 11,
    brandName: '沐岚',
  }
}

test('A12-1 what the brand has is linked, a link that came back is shown and sent again', async () => {
  const other = row({ id: 5, companyId: 0, actions: ['detail'], spuName: '沐岚洁面慕斯' })
  const server = serve({
    [`GET ${API}`]: () => json([other], { 'X-Total-Count': '1' }),
    [`GET ${API}/counts`]: { all: 1, byStatus: { APPROVED: 1 } },
    [`POST ${API}/5/link`]: linkDetail(9),
    'GET product/api/spu-links': () => json([linkDetail(9)], { 'X-Total-Count': '1' }),
    'GET product/api/spu-links/9': linkDetail(9),
    'POST product/api/spu-links/9/submit': linkDetail(9),
  })
  await openPage(at(`${BASE}/product-center`, <Center />), {
    path: `${BASE}/product-center?links=REJECTED`,
    codes: ['productManager_link'],
  })
  await expect.element(page.getByText('未关联')).toBeVisible()
  await page.getByRole('button', { name: '关联到本企业 沐岚洁面慕斯' }).click()
  await page.getByRole('textbox', { name: '说明' }).fill('授权经销')
  await page.getByRole('dialog').getByRole('button', { name: '关联到本企业' }).click()
  await expect.element(page.getByText('关联申请已提交，等待初选审核')).toBeVisible()
  expect(server.asked.find(({ call }) => call === `POST ${API}/5/link`)?.body).toEqual({
    remark: '授权经销',
  })
  await expect.element(page.getByText('关联申请：沐岚洁面慕斯')).toBeVisible()
  await page.getByRole('button', { name: /^提\s*交$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^提\s*交$/ })
    .click()
  await expect.poll(server.calls).toContain('POST product/api/spu-links/9/submit')
})
