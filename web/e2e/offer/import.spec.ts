import dayjs from 'dayjs'
import { expect, logIn, type Page, test } from '../fixtures'
import { type Sheets, workbook } from '../workbook'

const COUNT = 10
const day = (days: number) => dayjs().add(days, 'day').format('YYYY-MM-DD')

const OFFER = {
  序号: '',
  直播间: '日常直播间',
  类目编码: '美妆个护',
  表单类型: '常规报品',
  报品方式: '单品',
  商品名称: '',
  二级类目: '护肤',
  三级类目: '面霜',
  品牌: '花植',
  店铺: '花植官方旗舰店',
  短标题: '晚霜',
  卖点1: '积雪草提取物',
  产地: '上海',
  国产: '是',
  合作模式: '纯佣',
  佣金率: '20%',
  保价天数: '30',
  保价范围: '本店铺',
  发货时效: '48小时内',
  退换: '7天无理由',
  期望播出起: day(10),
  期望播出止: day(20),
  对接人: '李静',
  手机: '13800000011',
}
const SKU = {
  序号: '',
  规格: '颜色:白;规格:50g',
  条形码: '',
  每份件数: '1',
  日常价: '169',
  近30天最低价: '149',
  页面价: '169',
  备货: '500',
}
const LINE = { 序号: '', 类型: '直降', 门槛: '', 数值: '20' }

type Change = readonly [sheet: string, row: number, title: string, words: string]

/** On three sheets, each in its own way; rows as Excel counts them. */
const SEVEN: readonly Change[] = [
  ['报品', 3, '商品名称', ''],
  ['报品', 4, '品牌', '别家'],
  ['报品', 5, '三级类目', '坚果'],
  ['报品', 6, '期望播出止', day(5)],
  ['SKU', 7, '条形码', '6901234599016'],
  ['SKU', 8, '页面价', '一百'],
  ['优惠机制', 9, '序号', '777'],
]

/** A column that nobody has to fill may be left away. */
function filled(changes: readonly Change[] = []): Buffer {
  const numbered = <T extends object>(cells: T, more: (nth: number) => object = () => ({})) =>
    Array.from({ length: COUNT }, (_, at) => ({ ...cells, 序号: `${at + 1}`, ...more(at + 1) }))
  const rows: Record<string, Record<string, string>[]> = {
    报品: numbered(OFFER, (nth) => ({ 商品名称: `旅程霜${nth}` })),
    SKU: numbered(SKU),
    优惠机制: numbered(LINE),
  }
  for (const [sheet, row, title, words] of changes) {
    const cells = rows[sheet]?.[row - 2]
    if (cells) cells[title] = words
  }
  const sheets: Sheets = Object.fromEntries(
    Object.entries(rows).map(([name, own]) => [
      name,
      [Object.keys(own[0] ?? {}), ...own.map((cells) => Object.values(cells))],
    ]),
  )
  return workbook(sheets)
}

async function upload(page: Page, buffer: Buffer) {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const place = page.getByRole('dialog').locator('input[type=file]')
  await place.setInputFiles({ name: '报品.xlsx', mimeType, buffer })
}

test('A05-12 import with seven wrong rows, then the mended file', async ({ page }) => {
  await logIn(page, 'lijing')
  await page.goto('/#/offer/list')
  await page.getByRole('button', { name: '导入' }).click()
  const dialog = page.getByRole('dialog', { name: '导入报品' })
  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载模板' }).click()
  expect((await template).suggestedFilename()).toBe('报品导入模板.xlsx')

  await upload(page, filled(SEVEN))
  await expect(dialog.getByText('错误 7 行')).toBeVisible()
  await expect(dialog.getByText('可导入：报品 4 条、SKU 4 条、优惠机制 3 条')).toBeVisible()
  for (const name of [
    /^报品 第3行 商品名称 .*商品名称不能为空/,
    /^报品 第4行 品牌 .*品牌选项无效/,
    /^报品 第5行 三级类目 .*三级类目选项无效/,
    /^报品 第6行 期望播出止 .*必须晚于/,
    /^SKU 第7行 条形码 .*校验位有误/,
    /^SKU 第8行 页面价 .*格式有误/,
    /^优惠机制 第9行 序号 .*序号777在报品表中不存在/,
  ])
    await expect(dialog.getByRole('row', { name })).toBeAttached()
  const errors = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载错误文件' }).click()
  expect((await errors).suggestedFilename()).toBe('报品导入错误.xlsx')

  await dialog.getByRole('button', { name: '重新上传' }).click()
  await upload(page, filled())
  await expect(dialog.getByText(`通过 ${COUNT} 行`)).toBeVisible()
  await expect(dialog.getByText(/^错误/)).toHaveCount(0)
  await dialog.getByRole('button', { name: `导入 ${COUNT} 行`, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('tab', { name: /^草稿/ })).toHaveAttribute('aria-selected', 'true')
  const row = page.getByRole('row', { name: /旅程霜3/ })
  await expect(row).toBeVisible()
  // The server's own price: 169 less 20.
  await expect(row).toContainText('149.00')
})
