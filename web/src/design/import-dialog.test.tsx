import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testkit/parts'
import { json, never, refusal, serve } from '../testkit/server'
import { ExportButton } from './export-button'
import { ImportDialog } from './import-dialog'

const BASE = 'selection/api/offers'
const VALIDATE = `POST ${BASE}/import/validate`

const open = (onDone = vi.fn(), onClose = vi.fn()) =>
  renderPart(<ImportDialog open what="报品" base={BASE} onDone={onDone} onClose={onClose} />)

function choose(name = '报品.xlsx') {
  const data = new DataTransfer()
  data.items.add(new File(['x'], name))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no place for a file')
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const checked = (errorCount: number) => ({
  batchId: 5,
  total: 3,
  okCount: 3 - errorCount,
  errorCount,
  rows: errorCount
    ? [{ rowNo: 3, ok: false, errors: [{ column: '佣金率', message: '佣金率不能为空' }] }]
    : [],
})

const title = () => page.getByRole('dialog', { name: '导入报品' })

test('00.3 what is wrong stands by row and column; the good rows can go in alone', async () => {
  const server = serve({
    [VALIDATE]: checked(1),
    [`GET ${BASE}/import/5/error-file`]: new Response('x'),
    [`POST ${BASE}/import/5/commit`]: {},
  })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const onDone = vi.fn()
  await open(onDone)
  await expect.element(title()).toBeVisible()
  choose()
  await expect.element(page.getByText('错误 1 行')).toBeVisible()
  await expect.element(page.getByRole('row', { name: '第3行 佣金率 佣金率不能为空' })).toBeVisible()
  await page.getByRole('button', { name: '下载错误文件' }).click()
  await expect.poll(() => saved.mock.instances.length).toBe(1)
  await page.getByRole('button', { name: '跳过错误行，导入 2 行' }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  const commit = server.asked.find(({ call }) => call.endsWith('/commit'))
  expect(commit?.query.get('mode')).toBe('SKIP_ERRORS')
})

test('A05-12 what is wrong on a further sheet stands by its sheet and its row there', async () => {
  const error = { sheet: 'SKU', rowNo: 49, column: '条形码', message: '条形码校验位有误' }
  serve({
    [VALIDATE]: {
      ...checked(1),
      rows: [
        { rowNo: 2, ok: false, errors: [{ column: '品牌', message: '品牌选项无效' }] },
        { rowNo: 3, ok: false, errors: [error] },
      ],
      parts: [
        { name: '报品', okCount: 2 },
        { name: 'SKU', okCount: 5 },
      ],
    },
  })
  await open()
  choose()
  await expect.element(page.getByText('可导入：报品 2 条、SKU 5 条')).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: '报品 第2行 品牌 品牌选项无效' }))
    .toBeVisible()
  const wrong = page.getByRole('row', { name: 'SKU 第49行 条形码 条形码校验位有误' })
  await expect.element(wrong).toBeVisible()
})

test('00.3 a faultless file goes in as a whole', async () => {
  const server = serve({ [VALIDATE]: checked(0), [`POST ${BASE}/import/5/commit`]: {} })
  await open()
  choose()
  await page.getByRole('button', { name: '导入 3 行' }).click()
  await expect
    .poll(() => server.asked.find(({ call }) => call.endsWith('/commit'))?.query.get('mode'))
    .toBe('ALL_OR_NOTHING')
})

test('00.3 another kind of file is refused here, a refusal of the server is shown', async () => {
  const server = serve({ [VALIDATE]: refusal(400, { title: '表头与模板不一致' }) })
  await open()
  choose('报品.csv')
  await expect.element(page.getByRole('alert')).toHaveTextContent('文件类型必须是xlsx')
  expect(server.asked).toEqual([])
  choose()
  await expect.element(page.getByRole('alert')).toHaveTextContent('表头与模板不一致')
})

test('00.3 a check under way can be cancelled', async () => {
  serve({ [VALIDATE]: never })
  await open()
  choose()
  await expect.element(page.getByText('上传中')).toBeVisible()
  await page.getByRole('button', { name: '取消', exact: true }).first().click()
  await expect.element(page.getByRole('button', { name: '选择文件' })).toBeVisible()
})

const EXPORT = `GET ${BASE}/export`
const exporting = () =>
  renderPart(<ExportButton base={BASE} query={{ name: ' 花植 ' }} name="报品" />)
const press = (name: string) => page.getByRole('button', { name }).click()

test('00.3 an export takes the filters of the list and is saved under a name', async () => {
  const server = serve({ [EXPORT]: () => new Response('xlsx') })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await exporting()
  await press('导出')
  await expect.element(page.getByText('导出完成')).toBeVisible()
  expect(server.asked[0]?.query.get('name')).toBe('花植')
  expect(names[0]).toMatch(/^报品_\d{14}\.xlsx$/)
})

test('00.3 too many rows are said in the words of the server', async () => {
  const title400 = '导出数据超过10000条，请缩小筛选范围'
  serve({ [EXPORT]: refusal(400, { title: title400 }) })
  await exporting()
  await press('导出')
  await expect.element(page.getByText(title400)).toBeVisible()
})

test('00.3 an export under way can be cancelled, without a complaint', async () => {
  const server = serve({ [EXPORT]: never })
  await exporting()
  await press('导出')
  await press('取消导出')
  await expect.element(page.getByRole('button', { name: '导出' })).toBeEnabled()
  expect(server.asked).toHaveLength(1)
  await expect.element(page.getByText('请求已取消')).not.toBeInTheDocument()
  server.answer(EXPORT, json({}))
})
