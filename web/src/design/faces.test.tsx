import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { HttpError } from '../api/errors'
import { renderPart } from '../testkit/parts'
import { EmptyFace, ErrorFace, NoResultFace } from './faces'

const filters = [
  { name: 'room', label: '直播间', text: '双11大促' },
  { name: 'price', label: '到手价', text: '到手价 500 以上' },
]

test('R27 no result names the filters, and how to get rid of all or the narrowest', async () => {
  const [onClear, onDrop] = [vi.fn(), vi.fn()]
  await renderPart(<NoResultFace what="报品" filters={filters} onClear={onClear} onDrop={onDrop} />)
  await expect.element(page.getByText('没有符合条件的报品')).toBeVisible()
  await expect.element(page.getByText('当前筛选：双11大促、到手价 500 以上')).toBeVisible()
  await page.getByRole('button', { name: '清空筛选' }).click()
  await page.getByRole('button', { name: '只去掉“到手价”' }).click()
  expect(onClear).toHaveBeenCalledOnce()
  expect(onDrop).toHaveBeenCalledWith('price')
})

test('R27 an error says what happened, what is kept, and the number to quote', async () => {
  const onRetry = vi.fn()
  const error = new HttpError(500, {}, '8f3a-20c1', '系统开小差啦，请重试')
  await renderPart(<ErrorFace error={error} kept="筛选条件已保留。" onRetry={onRetry} />)
  await expect.element(page.getByText('系统开小差啦，请重试。筛选条件已保留。')).toBeVisible()
  await expect.element(page.getByText('编号 8f3a-20c1')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('R27 an empty list says what it is and the next step', async () => {
  await renderPart(
    <EmptyFace
      title="还没有报品"
      text="报品是申请。"
      actions={<button type="button">新建报品</button>}
    />,
  )
  await expect.element(page.getByText('报品是申请。')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '新建报品' })).toBeVisible()
})
