import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Range } from '../lib/numbers'
import { renderPart } from '../testkit/parts'
import { MobileInput, NumberInput, NumberRange, PlainNumberInput } from './number-input'

function Held<T>({
  children,
}: {
  children: (value: T | undefined, set: (value: T | undefined) => void) => ReactNode
}) {
  const [value, set] = useState<T>()
  return (
    <>
      {children(value, set)}
      <output>{JSON.stringify(value) ?? 'nothing'}</output>
    </>
  )
}

const box = () => page.getByRole('textbox').first()
const held = () => page.getByRole('status')

test('S5-15 types only whole numbers, clamped, and hands on a number', async () => {
  await renderPart(
    <Held<number>>
      {(value, set) => <NumberInput kind="int" min={10} max={99} value={value} onChange={set} />}
    </Held>,
  )
  await userEvent.type(box(), '0a1')
  await expect.element(box()).toHaveValue('1')
  await userEvent.tab()
  await expect.element(box()).toHaveValue('10')
  await expect.element(held()).toHaveTextContent('10')
  await userEvent.fill(box(), '12345')
  await expect.element(box()).toHaveValue('99')
})

test('S5-16 a full-width point counts, and a point in the making is not lost', async () => {
  await renderPart(
    <Held<number>>{(value, set) => <NumberInput value={value} onChange={set} />}</Held>,
  )
  await userEvent.type(box(), '12。')
  await expect.element(box()).toHaveValue('12.')
  await userEvent.type(box(), '345')
  await expect.element(box()).toHaveValue('12.34')
  await expect.element(held()).toHaveTextContent('12.34')
})

test('S5-17 p empties a lone zero when it is left', async () => {
  await renderPart(
    <Held<number>>{(value, set) => <NumberInput kind="p" value={value} onChange={set} />}</Held>,
  )
  await userEvent.type(box(), '0')
  await expect.element(box()).toHaveValue('0')
  await userEvent.tab()
  await expect.element(box()).toHaveValue('')
  await expect.element(held()).toHaveTextContent('nothing')
})

test('S5-16 money shows its two places, and follows a value from outside', async () => {
  const screen = await renderPart(<NumberInput fixed value={199} onChange={vi.fn()} />)
  await expect.element(box()).toHaveValue('199.00')
  await screen.rerender(<NumberInput fixed value={5.5} onChange={vi.fn()} />)
  await expect.element(box()).toHaveValue('5.50')
  await screen.rerender(<NumberInput fixed value={undefined} onChange={vi.fn()} />)
  await expect.element(box()).toHaveValue('')
})

test('S5-18 a mobile number keeps digits that begin with 1, eleven at most', async () => {
  await renderPart(
    <Held<string>>{(value, set) => <MobileInput value={value} onChange={set} />}</Held>,
  )
  await userEvent.type(box(), '2')
  await expect.element(box()).toHaveValue('')
  await userEvent.fill(box(), '+86 138-0013-8000 99')
  await expect.element(box()).toHaveValue('13800138000')
})

test('S5-19 the ends change places when the range is left, not while one types', async () => {
  await renderPart(
    <Held<Range>>
      {(value, set) => <NumberRange label="到手价" value={value} onChange={set} />}
    </Held>,
  )
  const [from, to] = [page.getByLabelText('到手价最低'), page.getByLabelText('到手价最高')]
  await userEvent.type(from, '200')
  await userEvent.tab()
  await userEvent.type(to, '50')
  await expect.element(from).toHaveValue('200')
  await userEvent.tab()
  await expect.element(from).toHaveValue('50')
  await expect.element(to).toHaveValue('200')
  await expect.element(held()).toHaveTextContent('[50,200]')
})

test('S5-20 the plain one is emptied when it is left without a number', async () => {
  await renderPart(
    <Held<string>>{(value, set) => <PlainNumberInput value={value} onChange={set} />}</Held>,
  )
  await userEvent.type(box(), 'x5.')
  await expect.element(box()).toHaveValue('5.')
  await userEvent.tab()
  await expect.element(box()).toHaveValue('')
})
