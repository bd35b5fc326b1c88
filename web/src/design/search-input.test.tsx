import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchInput } from './search-input'

const open = async () => {
  const onChange = vi.fn()
  await render(<SearchInput aria-label="商品名称" value="" onChange={onChange} />)
  return { onChange, box: page.getByRole('textbox', { name: '商品名称' }) }
}

test('one question for a word, after a pause or at once by Enter', async () => {
  const { onChange, box } = await open()
  await box.click()
  await userEvent.keyboard('abc')
  expect(onChange).not.toHaveBeenCalled()
  await expect.poll(() => onChange.mock.calls).toEqual([['abc']])
  await userEvent.keyboard('d{Enter}')
  expect(onChange.mock.calls.at(-1)).toEqual(['d'])
})

test('nothing is asked in the middle of a syllable', async () => {
  const { onChange, box } = await open()
  const element = box.element() as HTMLInputElement
  element.focus()
  element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await userEvent.keyboard('hua')
  await new Promise((wait) => setTimeout(wait, 500))
  expect(onChange).not.toHaveBeenCalled()
  element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.poll(() => onChange.mock.calls.length).toBe(1)
})
