import { choose, seen } from '../controls'
import { enterAsStaff, openTask, pass, reject } from '../desk'
import { expect, logIn, type Page, test } from '../fixtures'

const NAME = '花植卸妆油'

/** The one that waits for 招商, among two of the same name. */
const find = async (page: Page, tab: RegExp) => {
  await page.goto('/#/offer/list')
  await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('button', { name: NAME, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
}

test('A05-3 S4-07 an offer passes 招商, 初选 and 终选, each in a browser of their own', async ({
  page,
  place,
}) => {
  test.setTimeout(180_000)
  await logIn(page, 'lijing')
  await find(page, /^审批中/)
  const detail = page.url()

  const sale = await enterAsStaff(place, 'zs1')
  await openTask(sale, NAME)
  await pass(sale, '招商审核', async (form) => {
    for (const line of await form.getByRole('checkbox').all()) await line.check()
  })

  const first = await enterAsStaff(place, 'cx1')
  await openTask(first, NAME)
  await first.getByRole('tab', { name: /^预检/ }).click()
  await expect(seen(first, /名称相近/)).toBeVisible()
  await pass(first, '初选', async (form) => {
    for (const mark of ['产品力', '价格力', '品牌力', '匹配度'])
      await form.getByRole('radiogroup', { name: mark }).getByText('4', { exact: true }).click()
  })

  const last = await enterAsStaff(place, 'zx1')
  await openTask(last, NAME)
  await pass(last, '终选', async (form) => {
    await choose(form, '梯队', 'A级')
    await choose(form, '排期场景', '佳(主播场)')
  })

  await page.goto(detail)
  await page.reload()
  await expect(seen(page, '已通过')).toBeVisible()
  await expect(seen(page, '佳')).toBeVisible()
  await page.getByRole('tab', { name: /^审批记录/ }).click()
  for (const who of ['张招商', '初小选', '终大选']) await expect(seen(page, who)).toBeVisible()
})

test('A05-4 a rejection marks fields, and the form opens on them', async ({ page, place }) => {
  test.setTimeout(120_000)
  const name = '花植积雪草修护面霜 50g'
  const first = await enterAsStaff(place, 'cx1')
  await openTask(first, name)
  await reject(first, {
    reason: '信息有误',
    opinion: '卖点含义不清，请修改',
    marks: { 卖点: '写清楚依据' },
    resume: /回到「初选」/,
  })

  await logIn(page, 'lijing')
  await page.goto('/#/offer/list')
  await page.getByRole('tab', { name: /^待修改/ }).click()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(seen(page, /第 1 轮被驳回：初选/)).toBeVisible()
  await page.getByRole('button', { name: '编辑' }).filter({ visible: true }).first().click()
  await expect(seen(page, '写清楚依据')).toBeVisible()
})
