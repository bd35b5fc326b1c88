import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rejectInfo } from '../../../../testkit/documents'
import { offerDetail, sku, template } from '../../../../testkit/offer-form'
import { refusal } from '../../../../testkit/server'
import { API, bodyOf, cell, edit, field, press } from './testing'

beforeEach(() => page.viewport(1440, 900))

test('what the server refuses stands at its cell, its attribute and its line, and is scrolled to', async () => {
  const refused = () =>
    refusal(400, {
      title: '到手价不得高于日常到手价',
      fieldErrors: [
        { field: 'mechanism.lines[0].value', label: '数值', message: '数值过大' },
        { field: 'skus[1].livePagePrice', label: '页面价', message: '到手价不得高于日常到手价' },
        { field: 'offerAttrs.filingNo', label: '备案号', message: '备案/注册编号格式有误' },
      ],
    })
  const two = [
    sku(),
    sku({ id: 902, skuName: '80g', spec: { 规格: '80g' }, barcode: '6901234500028' }),
  ]
  const lines = [{ type: 'DIRECT', value: 5, stackable: false, repeat: false, sort: 1 }]
  await edit(offerDetail('CREATED', { skus: two, mechanism: { buyQty: 1, lines, gifts: [] } }), {
    [`PUT ${API}`]: refused,
  })
  await press('保存草稿').click()
  // Attributes stand before versions in the form: the first wrong place gets the focus.
  await expect.element(field(/备案/)).toHaveFocus()
  await expect.element(page.getByText('备案/注册编号格式有误').last()).toBeVisible()
  await expect.element(cell('页面价', 2)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(cell('页面价', 1)).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByText('第 2 行：到手价不得高于日常到手价')).toBeVisible()
  await expect.element(page.getByText('数值过大')).toBeVisible()
  await cell('页面价', 2).fill('99')
  await expect.element(cell('页面价', 2)).not.toHaveAttribute('aria-invalid')
})

test('a submission names the missing cells and goes to the first', async () => {
  const { server } = await edit(
    offerDetail('CREATED', { skus: [sku({ plannedStock: null, dailyPrice: null })] }),
  )
  await press(/^提交/).click()
  await expect.element(cell('日常到手价')).toHaveFocus()
  await expect.element(cell('备货')).toHaveAttribute('aria-invalid', 'true')
  expect(server.calls()).not.toContain(`PUT ${API}`)
})

test('the foot says how much is missing and leads from place to place', async () => {
  await edit(offerDetail('CREATED', { skus: [sku({ plannedStock: null, dailyPrice: null })] }))
  await press('还缺 2 项').click()
  await expect.element(cell('日常到手价')).toHaveFocus()
  await press('还缺 2 项').click()
  await expect.element(cell('备货')).toHaveFocus()
  await userEvent.keyboard('5')
  await press('还缺 1 项').click()
  await expect.element(cell('日常到手价')).toHaveFocus()
})

test('a draft may be kept with days that are too early; a submission may not', async () => {
  const early = offerDetail('CREATED', { expectShowDateFrom: '2020-01-01' })
  const { server } = await edit(early, { [`PUT ${API}`]: early })
  await press('保存草稿').click()
  await expect.poll(() => server.calls()).toContain(`PUT ${API}`)
  await press(/^提交/).click()
  await expect.element(page.getByText('期望播出日期须在 3 天之后').first()).toBeVisible()
  expect(server.calls().filter((call) => call === `PUT ${API}`)).toHaveLength(1)
})

test('05-4 T6 a rejected offer marks the places and walks through them', async () => {
  const fields = [
    { field: 'offerName', label: '商品名称', remark: '与备案一致', changed: false },
    { field: 'skus[0].livePagePrice', label: '页面价', remark: '≤165', changed: false },
  ]
  const detail = offerDetail('REJECTED', { rejectInfo: { ...rejectInfo, fields } })
  const { server, place } = await edit(detail, { [`PUT ${API}`]: offerDetail('APPROVING') })
  await expect.element(field(/商品名称/)).toHaveFocus()
  await expect.element(page.getByText('还有 2 处驳回标记未修改')).toBeVisible()
  await press(/下一处/).click()
  await press(/下一处/).click()
  await expect.element(cell('页面价')).toHaveFocus()
  await cell('页面价').fill('159')
  await expect.element(page.getByText('还有 1 处驳回标记未修改')).toBeVisible()
  // Another cell of the same row does not answer the other mark.
  await cell('备货').fill('10')
  await expect.element(page.getByText('还有 1 处驳回标记未修改')).toBeVisible()
  await field(/商品名称/).fill('花植防晒乳')
  await expect.poll(() => page.getByText(/处驳回标记未修改/).elements()).toHaveLength(0)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(place).toBe('/offer/detail/3')
  expect(bodyOf(server, `PUT ${API}`)).toMatchObject({ submit: true, skus: [{ finalPrice: 159 }] })
})

test('S5-22 a run of digits in a price or a code is said and refuses nothing', async () => {
  const { server } = await edit(undefined, { [`PUT ${API}`]: offerDetail('CREATED') })
  expect(page.getByText('数值包含特殊数字组合，请确认').elements()).toHaveLength(0)
  await cell('备货').fill('18964')
  await expect.element(page.getByText('数值包含特殊数字组合，请确认')).toBeVisible()
  await field(/月销量/).fill('6489')
  await expect.poll(() => page.getByText('数值包含特殊数字组合，请确认').all().length).toBe(2)
  await press('保存草稿').click()
  await expect.poll(() => server.calls()).toContain(`PUT ${API}`)
})

test('an attribute is asked for when its condition holds, staff’s own never', async () => {
  await edit()
  await expect.element(field(/备案/)).toBeVisible()
  expect(field(/SPF/).elements()).toHaveLength(0)
  expect(field(/平台备注/).elements()).toHaveLength(0)
  const sunscreen = document.querySelector('[data-field="offerAttrs.sunscreen"]')
  await page
    .elementLocator(sunscreen as Element)
    .getByRole('radio', { name: '是' })
    .click()
  await expect.element(field(/SPF/)).toBeVisible()
  await press(/^提交/).click()
  await expect.element(field(/SPF/)).toHaveFocus()
  await expect.element(page.getByText('SPF/PA不能为空').last()).toBeVisible()
})

test('05-4 a rejection of one attribute opens the form on it, under its own name', async () => {
  const rejectInfo = {
    round: 1,
    stepName: '初选',
    operatorName: '初小选',
    date: '2026-11-12 15:40:00',
    reasons: ['信息有误'],
    opinion: '备案编号不符',
    resubmitTo: 'START',
    fields: [
      { field: 'offerAttrs[filingNo]', label: '类目属性', remark: '与截图不符', changed: false },
    ],
  }
  await edit(offerDetail('REJECTED', { rejectInfo }), {
    // Later than the form itself.
    'GET bizconfig/api/attr-templates/resolve': () =>
      new Promise((resolve) => setTimeout(() => resolve(template), 400)),
  })
  await expect.element(field(/备案\/注册编号/)).toHaveFocus()
  await expect.element(press('定位 备案/注册编号')).toBeVisible()
  const place = document.querySelector('[data-field="offerAttrs.filingNo"]')
  expect(place?.textContent).toContain('初小选：与截图不符')
  await field(/备案\/注册编号/).fill('沪G妆网备字2')
  await expect.poll(() => page.getByText(/处驳回标记未修改/).elements()).toHaveLength(0)
})

const picture = (type: string) => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 4
  return new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob as Blob), type))
}

test('S5-28 S5-30 a picture goes to the first free slot that takes it', async () => {
  let id = 50
  const upload = () => {
    id += 1
    return {
      success: true,
      data: { fileId: id, fileName: 'x.png', url: '', filePath: '', size: 1 },
    }
  }
  const { server } = await edit(offerDetail('CREATED', { images: [] }), {
    'POST fileservice/api/uploadAttachmentFile': upload,
    [`PUT ${API}`]: offerDetail('CREATED'),
  })
  await expect.element(press('上传主图，必填')).toBeVisible()
  const data = new DataTransfer()
  const jpeg = await picture('image/jpeg')
  data.items.add(new File([jpeg], 'a.jpg'))
  data.items.add(new File([await picture('image/png')], 'b.png'))
  data.items.add(new File([jpeg], 'c.jpg'))
  page
    .getByRole('region', { name: '商品图片' })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  await expect.element(press('预览 场景图 1')).toBeVisible()
  await press('保存草稿').click()
  await expect.poll(() => server.calls()).toContain(`PUT ${API}`)
  const { images } = bodyOf(server, `PUT ${API}`) as { images: { type: string }[] }
  expect(images.map(({ type }) => type).toSorted()).toEqual(['main', 'scene', 'transparentPng'])
  expect(images.find(({ type }) => type === 'main')).toMatchObject({ isPrimary: true })
})

test('S5-30 an opaque PNG is no transparent picture, and is not sent', async () => {
  const { server } = await edit(offerDetail('CREATED', { images: [] }))
  await press('上传透明图，必填').click()
  const own = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].find(
      ({ accept }) => accept === '.png',
    )
  await expect.poll(own).toBeTruthy()
  const opaque = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  await userEvent.upload(page.elementLocator(own() as Element), new File([opaque], 'a.png'))
  await expect.element(page.getByText('透明图必须为带透明通道的PNG').first()).toBeVisible()
  expect(server.calls()).not.toContain('POST fileservice/api/uploadAttachmentFile')
})
