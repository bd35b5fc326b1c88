import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillDictionary, renderPart } from '../testkit/parts'
import { DictSelect } from './dict-select'
import { DictTag } from './dict-tag'
import { RoomContext } from './room-context'
import { YesNo } from './select'

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`V${n}`, `选项${n}`]))

test.each([
  [15, false],
  [16, true],
])('S9-15 of %s options one may type to find: %s', async (count, searchable) => {
  fillDictionary('City', many(count))
  await renderPart(<DictSelect type="City" aria-label="城市" />)
  await expect.element(page.getByText('请选择')).toBeVisible()
  const readOnly = page.getByRole('combobox').element().hasAttribute('readonly')
  expect(readOnly).toBe(!searchable)
})

test('S9-15 the keyboard opens, walks and chooses', async () => {
  fillDictionary('Room', { a: '日常直播间', b: '双11大促' })
  const chosen = vi.fn()
  await renderPart(<DictSelect type="Room" aria-label="直播间" onChange={chosen} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(chosen.mock.calls[0]?.[0]).toBe('b')
})

test('only what a live room offers, and no disabled item but the present one', async () => {
  fillDictionary('Level', {
    S: 'S级',
    A: { label: 'A级', liveRoom: 'common,promote618' },
    B: { label: 'B级', disabled: true },
    C: { label: 'C级', disabled: true },
  })
  await renderPart(<DictSelect type="Level" liveRoom="promote11" value="B" open />)
  const shown = page.getByRole('listbox').element().parentElement?.textContent ?? ''
  expect(shown).toContain('S级')
  expect(shown).toContain('B级')
  expect(shown).not.toContain('A级')
  expect(shown).not.toContain('C级')
})

test('an unknown value shows as it is, in a choice and in a tag', async () => {
  fillDictionary('Room', { a: '日常直播间' })
  await renderPart(
    <>
      <DictSelect type="Room" value="OLD" />
      <DictTag type="Room" value="GONE" />
      <p>
        <DictTag type="Room" value={null} />
      </p>
    </>,
  )
  await expect.element(page.getByText('OLD')).toBeVisible()
  await expect.element(page.getByText('GONE')).toBeVisible()
  await expect.element(page.getByText('-', { exact: true })).toBeVisible()
})

test('S2-35 yes and no are booleans, and a search may leave them open', async () => {
  const radio = vi.fn()
  const select = vi.fn()
  await renderPart(
    <>
      <YesNo value={false} onChange={radio} />
      <YesNo select value={true} onChange={select} aria-label="赠品" />
    </>,
  )
  await page.getByRole('radio', { name: '是' }).click()
  expect(radio).toHaveBeenCalledWith(true)
  await userEvent.hover(page.getByRole('combobox'))
  await userEvent.click(document.querySelector('.ant-select-clear') as Element)
  expect(select).toHaveBeenCalledWith(undefined)
})

test('A04-1 a present value of another room is told apart and cannot be chosen again', async () => {
  fillDictionary('Form', { NORMAL: '常规', PRESALE: { label: '预售', liveRoom: 'promote11' } })
  await renderPart(
    <RoomContext value="common">
      <DictSelect type="Form" value="PRESALE" open />
    </RoomContext>,
  )
  await expect.element(page.getByText('预售(不适用当前直播间)').first()).toBeVisible()
  const shown = page.getByRole('listbox').element().parentElement?.textContent ?? ''
  expect(shown).toContain('常规')
})
