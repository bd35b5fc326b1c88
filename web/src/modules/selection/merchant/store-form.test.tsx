import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storage } from '../../../api/storage'
import { AUTOSAVE_MS } from '../../../blocks/form/use-saving'
import { isDirty } from '../../../state/dirty'
import { rejectInfo, storeDetail } from '../../../testkit/documents'
import { openPage } from '../../../testkit/page'
import { type FakeServer, refusal, serve, wangfang } from '../../../testkit/server'
import StoreForm from './store-form'

const API = 'selection/api/merchant/offer-store-apprs'
const brands = { [`GET ${API}/brands`]: [{ id: 11, brandNameCn: '花植', brandNature: 'OWN' }] }

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const press = (name: string | RegExp) => page.getByRole('button', { name })
const bodyOf = (server: FakeServer, call: string) =>
  server.asked.findLast((one) => one.call === call)?.body

const create = (path = '/business/store-appr/create') =>
  openPage(<StoreForm />, { path, route: '/business/store-appr/create' })

async function edit(detail = storeDetail(3, 'REJECTED', { rejectInfo }), more: object = {}) {
  const server = serve({ ...brands, [`GET ${API}/3`]: detail, ...more })
  const opened = await openPage(<StoreForm />, {
    path: '/business/store-appr/edit/3',
    route: '/business/store-appr/edit/:id',
  })
  await expect.element(field(/店铺名称/)).toBeVisible()
  return { server, ...opened }
}

beforeEach(() => page.viewport(1440, 900))

test('S5-11 S5-12 a draft needs its name; the field is marked, focused, and its message is a toast', async () => {
  const server = serve(brands)
  await create()
  await press('保存草稿').click()
  await expect.element(page.getByText('店铺名称不能为空').first()).toBeVisible()
  await expect.poll(() => page.getByText('店铺名称不能为空').all().length).toBe(2)
  await expect.element(field(/店铺名称/)).toHaveFocus()
  expect(server.calls()).not.toContain(`POST ${API}/create`)
})

test('the first save posts the draft and goes on as its editor', async () => {
  const server = serve({ ...brands, [`POST ${API}/create`]: storeDetail(9, 'CREATED') })
  const { place } = await create()
  await field(/店铺名称/).fill('花植旗舰店')
  expect(isDirty()).toBe(true)
  await press('保存草稿').click()
  await expect.poll(place).toBe('/business/store-appr/edit/9')
  expect(bodyOf(server, `POST ${API}/create`)).toMatchObject({ storeName: '花植旗舰店' })
  expect(bodyOf(server, `POST ${API}/create`)).not.toHaveProperty('submit')
})

test('store.url the address fills in its platform, and contradicts another', async () => {
  serve(brands)
  await create()
  await field(/店铺链接/).fill('https://huazhi.tmall.com')
  await expect.element(page.getByText('已识别平台：天猫')).toBeVisible()
  await expect.element(page.getByTitle('天猫')).toBeVisible()
  await field(/店铺链接/).fill('https://mall.jd.com/1')
  await expect.element(page.getByText('店铺链接与平台不匹配').first()).toBeVisible()
})

test('store.auth a store of others asks for its authorisation, an own one does not', async () => {
  serve(brands)
  await create()
  await expect.element(page.getByText('授权到期日')).not.toBeInTheDocument()
  await page.getByRole('radio', { name: '否' }).click()
  await expect.element(page.getByText('授权到期日', { exact: true })).toBeVisible()
  await press('预检').click()
  await expect.element(page.getByText('非自有店铺需上传授权书').first()).toBeInTheDocument()
  await page.getByRole('radio', { name: '是' }).click()
  await expect.element(page.getByText('授权到期日')).not.toBeInTheDocument()
})

test('T6 a rejected document opens on its first mark and walks through them', async () => {
  await edit()
  await expect
    .element(page.getByText('第 1 轮被驳回：招商审核 / 张招商，2026-11-12 15:40:00'))
    .toBeVisible()
  await expect.element(field(/店铺名称/)).toHaveFocus()
  await expect.element(page.getByText('还有 2 处驳回标记未修改')).toBeVisible()
  await press(/下一处/).click()
  await expect.element(field(/店铺名称/)).toHaveFocus()
  await press(/下一处/).click()
  await expect.element(field('备注')).toHaveFocus()
  await field('备注').fill('2020 年开店')
  await expect.element(page.getByText('还有 1 处驳回标记未修改')).toBeVisible()
  await expect.element(page.getByText('（已修改）')).toBeVisible()
  await expect.element(press(/店铺信息 驳1/)).toBeVisible()
})

test('T7 submitting with unchanged marks asks first; Ctrl+Enter submits', async () => {
  const done = { [`PUT ${API}`]: storeDetail(3, 'APPROVING') }
  const { server, place } = await edit(undefined, done)
  await field(/店铺名称/).fill('花植官方旗舰店')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('未修改的内容可能再次被驳回，仍要提交吗？')).toBeVisible()
  await press('仍要提交').click()
  await expect.poll(place).toBe('/business/store-appr/detail/3')
  expect(bodyOf(server, `PUT ${API}`)).toMatchObject({
    id: 3,
    rowVersion: 3,
    submit: true,
    storeName: '花植官方旗舰店',
    brandIds: [11],
  })
})

test('S5-12 what the server refuses is marked, in sight and focused', async () => {
  const refused = () =>
    refusal(400, {
      title: '该店铺已由其他商家绑定，请联系招商',
      fieldErrors: [
        { field: 'sellerId', label: '店铺ID', message: '该店铺已由其他商家绑定，请联系招商' },
      ],
    })
  await edit(storeDetail(3, 'CREATED'), { [`PUT ${API}`]: refused })
  await press(/^提交/).click()
  await expect.element(field(/店铺ID/)).toHaveFocus()
  await expect.poll(() => page.getByText('该店铺已由其他商家绑定，请联系招商').all().length).toBe(2)
})

test('common.conflict both versions are shown and chosen field by field', async () => {
  let saves = 0
  const stale = () =>
    ++saves === 1
      ? refusal(409, { errorKey: 'common.conflict', message: '数据已被他人修改，请刷新后重试' })
      : storeDetail(3, 'CREATED', { rowVersion: 6 })
  const { server } = await edit(storeDetail(3, 'CREATED'), { [`PUT ${API}`]: stale })
  await field(/店铺名称/).fill('我的名称')
  server.answer(
    `GET ${API}/3`,
    storeDetail(3, 'CREATED', { rowVersion: 5, storeName: '他的名称', sellerId: '他的店铺ID' }),
  )
  await press('保存草稿').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('数据已被他人修改')).toBeVisible()
  await expect.element(dialog.getByText('双方都改过')).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: '店铺名称：我的内容' })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: '店铺ID：最新内容' })).toBeChecked()
  await press('采用所选内容').click()
  await expect.element(field(/店铺ID/)).toHaveValue('他的店铺ID')
  await press('保存草稿').click()
  await expect.element(page.getByText('草稿已保存')).toBeVisible()
  expect(bodyOf(server, `PUT ${API}`)).toMatchObject({
    rowVersion: 5,
    storeName: '我的名称',
    sellerId: '他的店铺ID',
  })
})

test('leaving unsaved input asks', async () => {
  const { place } = await edit(storeDetail(3, 'CREATED'))
  await field(/店铺名称/).fill('另一个名字')
  await press('取消').click()
  await expect.element(page.getByText('当前内容未保存，确定离开？').last()).toBeVisible()
  await press('留在本页').click()
  expect(place()).toBe('/business/store-appr/edit/3')
  await press('取消').click()
  await press('放弃并继续').click()
  await expect.poll(place).toBe('/business/info?tab=store')
})

test('a draft saves itself every minute, and stays in the browser while it has no number', async () => {
  const { server } = await edit(storeDetail(3, 'CREATED'), {
    [`PUT ${API}`]: storeDetail(3, 'CREATED', { rowVersion: 4, storeName: '新名称' }),
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await field(/店铺名称/).fill('新名称')
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS)
  } finally {
    vi.useRealTimers()
  }
  await expect.element(page.getByText(/草稿已自动保存 \d\d:\d\d:\d\d/)).toBeVisible()
  expect(bodyOf(server, `PUT ${API}`)).toMatchObject({ storeName: '新名称', rowVersion: 3 })
  await expect.poll(isDirty).toBe(false)
})

test('a submission waits for the save that runs by itself, and builds on its version', async () => {
  let finish: (saved: unknown) => void = () => undefined
  const slow = new Promise((resolve) => {
    finish = resolve
  })
  let saves = 0
  const put = () => (++saves === 1 ? slow : storeDetail(3, 'APPROVING', { rowVersion: 5 }))
  const { server, place } = await edit(storeDetail(3, 'CREATED'), { [`PUT ${API}`]: put })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await field(/店铺名称/).fill('新名称')
    await vi.advanceTimersByTimeAsync(AUTOSAVE_MS)
  } finally {
    vi.useRealTimers()
  }
  await press(/^提交/).click()
  expect(saves).toBe(1)
  finish(storeDetail(3, 'CREATED', { rowVersion: 4, storeName: '新名称' }))
  await expect.poll(place).toBe('/business/store-appr/detail/3')
  expect(bodyOf(server, `PUT ${API}`)).toMatchObject({ rowVersion: 4, submit: true })
})

test('S8-01 what a crash interrupted is offered again on the same form', async () => {
  const route = '/business/store-appr/create'
  storage
    .drafts(wangfang.id)
    .set([{ formKey: 'offerStoreAppr', route, savedAt: 0, values: { storeName: '写到一半' } }])
  serve(brands)
  await create()
  await press('恢复未保存的内容').click()
  await expect.element(field(/店铺名称/)).toHaveValue('写到一半')
  expect(isDirty()).toBe(true)
})

test('a copy begins with the values of the other and is a document of its own', async () => {
  const server = serve({
    ...brands,
    [`GET ${API}/4`]: storeDetail(4, 'APPROVED'),
    [`POST ${API}/create`]: storeDetail(9, 'CREATED'),
  })
  await create('/business/store-appr/create?from=4')
  await expect.element(field(/店铺名称/)).toHaveValue('花植旗舰店 4')
  await press('保存草稿').click()
  await expect.poll(() => server.calls()).toContain(`POST ${API}/create`)
  expect(bodyOf(server, `POST ${API}/create`)).not.toHaveProperty('id')
})

test('a document that may no longer be edited shows its detail', async () => {
  serve({ ...brands, [`GET ${API}/3`]: storeDetail(3, 'APPROVING') })
  const { place } = await openPage(<StoreForm />, {
    path: '/business/store-appr/edit/3',
    route: '/business/store-appr/edit/:id',
  })
  await expect.poll(place).toBe('/business/store-appr/detail/3')
})
