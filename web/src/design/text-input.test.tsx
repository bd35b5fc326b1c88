import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../testkit/parts'
import { TextArea, type TextAreaInputProps, TextInput, type TextInputProps } from './text-input'

const box = () => page.getByRole('textbox')

function HeldInput(props: TextInputProps) {
  const [value, set] = useState('')
  return <TextInput {...props} value={value} onChange={set} />
}

function HeldArea(props: TextAreaInputProps) {
  const [value, set] = useState('')
  return <TextArea {...props} value={value} onChange={set} />
}

test('S5-13 an input takes 50 characters unless told, as the reader counts them', async () => {
  await renderPart(<HeldInput />)
  await userEvent.fill(box(), '花'.repeat(60))
  await expect.element(box()).toHaveValue('花'.repeat(50))
  await userEvent.fill(box(), '😀'.repeat(51))
  await expect.element(box()).toHaveValue('😀'.repeat(50))
})

test('S5-21 spaces at the ends go when the field is left', async () => {
  await renderPart(<HeldInput />)
  await userEvent.fill(box(), '  花 植  ')
  await userEvent.tab()
  await expect.element(box()).toHaveValue('花 植')
})

test('S5-14 a text area takes 255, counts, and is 3 to 10 rows high', async () => {
  await renderPart(<HeldArea />)
  await expect.element(page.getByText('0/255')).toBeVisible()
  const low = box().element().getBoundingClientRect().height
  await userEvent.fill(box(), '一\n'.repeat(30))
  await expect.element(page.getByText('60/255')).toBeVisible()
  const line = 22
  expect(low).toBeGreaterThanOrEqual(3 * line)
  expect(low).toBeLessThan(4 * line)
  await expect
    .poll(() => box().element().getBoundingClientRect().height)
    .toBeGreaterThanOrEqual(10 * line)
  expect(box().element().getBoundingClientRect().height).toBeLessThan(11 * line)
  await userEvent.fill(box(), '花'.repeat(300))
  await expect.element(page.getByText('255/255')).toBeVisible()
})
