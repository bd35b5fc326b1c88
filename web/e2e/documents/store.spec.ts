import { choose, PICTURE, seen } from '../controls'
import { enterAsStaff, openTask, reject } from '../desk'
import { expect, logIn, type Page, test } from '../fixtures'

const NAME = '花植直播专享店'
const BETTER = '花植官方直播专享店'

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

async function fillStore(page: Page) {
  await field(page, /店铺名称/).fill(NAME)
  await field(page, /店铺链接/).fill('https://huazhilive.tmall.com/')
  await expect(seen(page, '已识别平台：天猫')).toBeVisible()
  await field(page, /店铺ID/).fill('huazhi_live_2026')
  await choose(page, '店铺类型', '旗舰店')
  await choose(page, '经营品牌', '花植')
  await choose(page, '经营类目', '美妆个护')
  await field(page, /店铺主体/).fill('上海花植美妆有限公司')
  await page.getByRole('radio', { name: '是' }).check()
  await page
    .getByLabel('后台截图', { exact: true })
    .locator('input[type=file]')
    .setInputFiles(PICTURE)
  await expect(page.getByRole('button', { name: /删除/ })).toBeVisible()
}

/** Messages of approvals that this reader has not opened yet. */
const unread = (page: Page) =>
  page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('portal.token') ?? '""')
    const answer = await fetch(
      '/services/admin/api/message-location-logs/type/count?readStates.equals=0',
      { headers: { Authorization: `Bearer ${token}` } },
    )
    const counts: { type: string; count: number }[] = await answer.json()
    return counts.find(({ type }) => type === 'APPROVAL')?.count ?? 0
  })

test('T1…T7 a store from its draft over a rejection to its use, and out of use again', async ({
  page,
  place,
}) => {
  test.setTimeout(180_000)
  await logIn(page, 'admin')
  await page.goto('/#/business/info?tab=store')
  await page.getByRole('button', { name: '新建店铺申请' }).click()
  await fillStore(page)
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page).toHaveURL(/store-appr\/edit\/\d+/)
  await expect(field(page, /店铺名称/)).toHaveValue(NAME)
  await page.getByRole('button', { name: /^提交/ }).click()
  await expect(page).toHaveURL(/store-appr\/detail\/\d+/)
  await expect(seen(page, '审批中')).toBeVisible()
  const detail = page.url()

  const desk = await enterAsStaff(place, 'zs1')
  await openTask(desk, NAME)
  await reject(desk, {
    reason: '信息有误',
    opinion: '店铺名称与后台不一致',
    marks: { 店铺名称: '请写全称' },
    resume: /回到「招商审核」/,
  })

  await page.goto('/#/dashboard')
  const before = await unread(page)
  await page.goto(detail)
  await page.reload()
  await expect(seen(page, /第 1 轮被驳回：招商审核/)).toBeVisible()
  await page.getByRole('button', { name: '编辑' }).click()
  await expect(seen(page, '请写全称')).toBeVisible()
  await expect(field(page, /店铺名称/)).toBeFocused()
  await field(page, /店铺名称/).fill(BETTER)
  await expect(seen(page, '（已修改）')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/store-appr\/detail\/\d+/)
  await expect(seen(page, '审批中')).toBeVisible()

  await openTask(desk, BETTER)
  await expect(desk.getByRole('tab', { name: '差异 1' })).toHaveAttribute('aria-selected', 'true')
  await expect(desk.getByRole('insertion').getByText('官方')).toBeVisible()
  await desk.getByRole('textbox', { name: '审批意见' }).fill('核对一致，同意')
  await desk.getByRole('button', { name: '通过' }).click()
  await expect(seen(desk, '已通过')).toBeVisible()
  await desk.context().close()

  await expect.poll(() => unread(page)).toBeGreaterThan(before)
  await page.goto('/#/business/info?tab=store&view=usable')
  const store = page.getByRole('row', { name: new RegExp(BETTER) })
  await expect(store).toBeVisible()
  await store.getByRole('button', { name: /关联记录/ }).click()
  await expect(seen(page, /建立关联/)).toBeVisible()
  await page.keyboard.press('Escape')
  await store.getByRole('button', { name: /解除关联/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '解除关联' }).click()
  await expect(seen(page, '已解除关联')).toBeVisible()
  await expect(store.getByRole('button', { name: /解除关联/ })).toHaveCount(0)

  await page.goto('/#/business/info?tab=store')
  await page.getByRole('textbox', { name: '店铺名' }).fill('直播专享')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(BETTER) })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  expect((await download).suggestedFilename()).toMatch(/^店铺申请_\d{14}\.xlsx$/)
})
