import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetSession, useSession } from '../state/session'
import { renderPart } from '../testkit/parts'
import { RowActions, splitActions } from './row-actions'

const action = (label: string) => ({ key: label, label, onClick: vi.fn() })

test.each([
  [3, 3, 0],
  [4, 4, 0],
  [5, 3, 2],
  [9, 3, 6],
])('S2-33 of %s operations %s show and %s are under 更多', (count, shown, more) => {
  const split = splitActions(Array.from({ length: count }))
  expect(split.map(({ length }) => length)).toEqual([shown, more])
})

test('S2-33 the keyboard opens 更多, walks it and comes back', async () => {
  const actions = ['甲', '乙', '丙', '丁', '戊'].map(action)
  await renderPart(<RowActions actions={actions} of="面霜" />)
  const more = page.getByRole('button', { name: '更多 面霜' })
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: '丁' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: '戊' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const pressed = actions.filter(({ onClick }) => onClick.mock.calls.length > 0)
  expect(pressed.map(({ label }) => label)).toEqual(['戊'])
})

test('S6-06 what the codes do not allow neither shows nor counts', async () => {
  useSession.setState({ actionCodes: new Set(['edit']) })
  const five = ['甲', '乙', '丙', '丁'].map(action)
  await renderPart(<RowActions actions={[...five, { ...action('作废'), codes: ['cancel'] }]} />)
  await expect.element(page.getByRole('button', { name: '丁' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '更多' })).not.toBeInTheDocument()
  forgetSession()
})

test('S2-33 what cannot be pressed says why, also to the keyboard', async () => {
  const urge = { ...action('催办'), disabled: '4小时内只能催办一次' }
  await renderPart(<RowActions actions={[urge]} />)
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('4小时内只能催办一次')
  await userEvent.keyboard('{Enter}')
  expect(urge.onClick).not.toHaveBeenCalled()
})
