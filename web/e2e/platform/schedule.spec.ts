import { choose, seen, write, writeDate } from '../controls'
import { another, enterAsStaff } from '../desk'
import { expect, logIn, type Page, test } from '../fixtures'

// What it restricts and schedules is missed by nobody else.
test.use({ apart: true })

const TITLE = '周五专场'
const [CREAM, HAND, LINK] = ['花植面霜 变更中', '花植护手霜', '花植氨基酸洁面 100g'] as const

const places = (page: Page) =>
  page
    .getByRole('table', { name: '排期顺序' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => row.querySelector('td:nth-child(3) button')?.textContent),
    )

/** A free evening: the demo's own sessions are two and six days from now. */
const inFourDays = () =>
  new Date(Date.now() + 4 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)

async function dragToBoard(page: Page, name: string) {
  const [from, to] = await Promise.all([
    page
      .getByRole('region', { name: '可排报品' })
      .getByRole('listitem')
      .filter({ hasText: name })
      .boundingBox(),
    page.getByRole('region', { name: `${TITLE}的排期` }).boundingBox(),
  ])
  if (!from || !to) throw new Error('nothing to drag, or nowhere to')
  await page.mouse.move(from.x + 150, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 190, from.y + from.height / 2, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
}

async function restrict(qc: Page, detail: string) {
  await qc.goto(detail)
  await qc.getByRole('button', { name: '限播' }).filter({ visible: true }).click()
  const dialog = qc.getByRole('dialog', { name: `限播“${LINK}”？` })
  await choose(dialog, '限播原因', '质检不合格')
  await dialog.getByRole('button', { name: '限播' }).click()
  await expect(seen(qc, '已限播')).toBeVisible()
}

test('A05-14 05.10 a session is planned by mouse and by keys; what is restricted stays out; it is locked', async ({
  page,
  place,
}) => {
  test.setTimeout(150_000)
  await logIn(page, 'yy1', { company: '100000' })
  await page.goto('/#/platform/schedule')
  await expect(page.getByRole('list', { name: '场次日历' })).toBeVisible()

  await page.getByRole('button', { name: '新建场次', exact: true }).click()
  const making = page.getByRole('dialog', { name: '新建场次' })
  await write(making, '场次名称', TITLE)
  await writeDate(making, '开播日期', inFourDays())
  await making.getByRole('button', { name: '新建场次' }).click()
  await expect(page.getByRole('heading', { level: 2, name: TITLE })).toBeVisible()
  await expect(page.getByText('还没有报品')).toBeVisible()
  await expect(page).toHaveURL(/session=\d+/)

  await dragToBoard(page, HAND)
  await expect(seen(page, `已加入预排期：${HAND}`)).toBeVisible()
  await expect.poll(() => places(page)).toEqual([HAND])
  await page.getByRole('button', { name: `加入 ${CREAM}` }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => places(page)).toEqual([HAND, CREAM])

  await page.getByRole('button', { name: `第 2 位 ${CREAM}` }).focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => places(page)).toEqual([CREAM, HAND])
  await expect(page.getByRole('button', { name: `第 1 位 ${CREAM}` })).toBeFocused()

  // While the pool is looked at, quality control takes one off the air.
  await page.getByRole('button', { name: LINK, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: LINK })).toBeVisible()
  const detail = page.url()
  await page.goBack()
  await expect(page.getByRole('button', { name: `加入 ${LINK}` })).toBeAttached()
  await restrict(await enterAsStaff(place, 'qc1'), detail)
  await page.getByRole('button', { name: `加入 ${LINK}` }).focus()
  await page.keyboard.press('Enter')
  await expect(seen(page, '该报品已限播，不能排期')).toBeVisible()
  await expect(page.getByRole('button', { name: `加入 ${LINK}` })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: TITLE })).toBeVisible()
  await expect.poll(() => places(page)).toEqual([CREAM, HAND])

  await page.getByRole('button', { name: `转总排期 ${CREAM}` }).click()
  await expect(
    page.getByRole('row').filter({ hasText: CREAM }).getByText('总排期', { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: '全部转总排期' }).click()
  await expect(seen(page, '已转总排期 1 个')).toBeVisible()
  await page.getByRole('button', { name: '锁定场次' }).click()
  // The merchants have not said anything of their goods yet: that takes a word.
  const locking = page.getByRole('dialog', { name: `锁定“${TITLE}”？` })
  await write(locking, '放行原因', '商家已电话确认')
  await locking.getByRole('button', { name: '锁定场次' }).click()
  await expect(seen(page, '场次已锁定')).toBeVisible()
  await expect(page.getByRole('button', { name: '开播' })).toBeVisible()
  await expect(page.getByRole('region', { name: '可排报品' })).toBeHidden()

  // Not by its name alone: the same cream is offered again.
  await page.getByRole('row').filter({ hasText: CREAM }).getByText(CREAM).click()
  await expect(page.getByRole('heading', { level: 1, name: CREAM })).toBeVisible()
  const merchant = await another(place)
  await logIn(merchant, 'lijing')
  await merchant.goto(page.url())
  await merchant.getByRole('tab', { name: '排期' }).click()
  await expect(merchant.getByRole('table', { name: '排期' }).getByText(TITLE)).toBeVisible()
})
