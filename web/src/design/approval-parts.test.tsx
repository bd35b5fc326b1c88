import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../testkit/parts'
import { AnchorRail } from './anchor-rail'
import { BadgeList, SuspendMark } from './badges'
import { GroupCard, StickyFooter } from './group-card'
import { ChangeText, Money } from './money'
import { PreCheckPanel } from './pre-check-panel'
import { ProcessLog } from './process-log'
import { RejectBanner, RejectMark } from './reject-mark'
import { StepBar } from './step-bar'

test('S4-15 a link badge stands with its code, more than three behind +n', async () => {
  await renderPart(
    <>
      <BadgeList badges={[{ label: '挂', text: 'BP1', tip: '挂链，李静' }]} />
      <BadgeList
        badges={[
          ...['佳', '返', '复用'].map((label) => ({ label })),
          { label: '赠', tip: '含赠品' },
        ]}
      />
      <SuspendMark reason="详情页未过审" />
    </>,
  )
  await expect.element(page.getByText('BP1')).toBeVisible()
  await userEvent.hover(page.getByText('挂'))
  await expect.element(page.getByText('挂链，李静')).toBeVisible()
  await expect.element(page.getByText('赠', { exact: true })).not.toBeInTheDocument()
  await userEvent.hover(page.getByText('+1'))
  await expect.element(page.getByText('含赠品')).toBeVisible()
  // A phone has nothing to hover with.
  await page.getByRole('button', { name: '再显示 1 个标签' }).click()
  await expect.element(page.getByText('赠', { exact: true })).toBeVisible()
  await userEvent.hover(page.getByText('暂停'))
  await expect.element(page.getByText('详情页未过审')).toBeVisible()
})

test('S9-10 money, its range and its change', async () => {
  await renderPart(
    <>
      <Money value={75} to={139} unit="¥75.00/100g 起" />
      <ChangeText before={129} after={119} />
      <ChangeText before={12000} after={9000} kind="figure" />
      <p>
        <Money value={null} />
      </p>
    </>,
  )
  await expect.element(page.getByText('¥75.00~139.00')).toBeVisible()
  await expect
    .element(page.getByText('↓¥10.00（−7.75%）'))
    .toHaveStyle({ color: 'rgb(28, 107, 53)' })
  await expect
    .element(page.getByText('↓3,000（−25.00%）'))
    .toHaveStyle({ color: 'rgb(89, 82, 96)' })
  await expect.element(page.getByText('-', { exact: true })).toBeVisible()
})

test('00.4 every step says its state in words, and the present one is the present one', async () => {
  await renderPart(
    <StepBar
      steps={[
        { key: '1', name: '提交', state: 'done', note: '李静 11-12 14:32' },
        { key: '2', name: '初选', state: 'current' },
        { key: '3', name: '终选', state: 'waiting' },
      ]}
    />,
  )
  const steps = page.getByRole('listitem').elements()
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '提交，已完成李静 11-12 14:32',
    '2初选，进行中',
    '3终选，未开始',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('00.4 a log shows its latest entries and all on demand', async () => {
  const entries = [3, 2, 1].map((key) => ({ key, title: `第${key}步`, date: `11-0${key}` }))
  await renderPart(<ProcessLog entries={entries} first={2} />)
  await expect.element(page.getByText('第1步')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '查看全部 3 条' }).click()
  await expect.element(page.getByText('第1步')).toBeVisible()
})

test('00.4 a mark stays, greyed, once its field is changed', async () => {
  const mark = (changed: boolean) => (
    <RejectMark id="mark" reviewer="初小选" remark="请与备案一致" changed={changed}>
      <input aria-label="名称" />
    </RejectMark>
  )
  const { rerender } = await renderPart(mark(false))
  const ground = () => getComputedStyle(document.getElementById('mark') as Element)
  expect(ground().backgroundColor).toBe('rgb(253, 244, 243)')
  expect(ground().borderLeftWidth).toBe('3px')
  await rerender(mark(true))
  await expect.element(page.getByText('（已修改）')).toBeVisible()
  await expect.element(page.getByText('请与备案一致')).toBeVisible()
  expect(ground().backgroundColor).not.toBe('rgb(253, 244, 243)')
})

test('00.4 the banner walks the marked places in a circle', async () => {
  const onGo = vi.fn()
  await renderPart(
    <RejectBanner title="第 2 轮被驳回" text="信息有误" count={3} at={3} onGo={onGo} />,
  )
  await page.getByRole('button', { name: '下一处 3/3' }).click()
  await page.getByRole('button', { name: '上一处' }).click()
  expect(onGo.mock.calls.flat()).toEqual([1, 2])
})

test('00.8 the worst stands first, is counted, and leads to its place', async () => {
  const onClick = vi.fn()
  await renderPart(
    <PreCheckPanel
      items={[
        { key: 'a', level: 'PASS', text: '图片' },
        { key: 'b', level: 'WARN', text: '缺备案' },
        { key: 'c', level: 'BLOCK', text: '违禁词', action: { label: '定位', onClick } },
      ]}
    />,
  )
  const lines = page.getByRole('listitem').elements()
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '阻断：违禁词定位',
    '提醒：缺备案',
    '通过：图片',
  ])
  await expect.element(page.getByText('阻断 1')).toBeVisible()
  await page.getByRole('button', { name: '定位' }).click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('the rail leads to a group and takes the focus there', async () => {
  await renderPart(
    <>
      <AnchorRail
        items={[
          { id: 'one', title: '基础信息', state: 'done' },
          { id: 'two', title: '资质', state: { tone: 'orange', text: '缺1', meaning: '缺 1 项' } },
        ]}
      />
      <GroupCard id="one" number={1} title="基础信息">
        <div style={{ height: 900 }} />
      </GroupCard>
      <GroupCard id="two" number={2} title="资质">
        <div style={{ height: 1200 }} />
      </GroupCard>
      <StickyFooter reason="缺 1 项">
        <button type="button">提交</button>
      </StickyFooter>
    </>,
  )
  await page.getByRole('button', { name: '资质' }).click()
  await expect.element(page.getByRole('heading', { name: '资质' })).toHaveFocus()
  await expect
    .element(page.getByRole('button', { name: '资质' }))
    .toHaveAttribute('aria-current', 'location')
  await expect.element(page.getByRole('status')).toHaveTextContent('缺 1 项')
})
