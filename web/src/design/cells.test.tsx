import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../testkit/parts'
import { NameText, ProductCell, Thumb } from './cells'

const tip = () => page.getByRole('tooltip')

test('S2-34 a name of 14 characters shows whole in a tooltip', async () => {
  const name = '花植清透隔离防晒乳霜五十加'.padEnd(14, '强')
  await renderPart(<NameText text={name} />)
  await userEvent.hover(page.getByText(name))
  await expect.element(tip()).toHaveTextContent(name)
})

test('S2-34 a short name that fits has none', async () => {
  await renderPart(<NameText text="花植面霜" />)
  await new Promise((done) => setTimeout(done, 300))
  await userEvent.hover(page.getByText('花植面霜'))
  await new Promise((done) => setTimeout(done, 300))
  await expect.element(tip()).not.toBeInTheDocument()
})

test('S2-34 nor has one that may be opened and stands beside a mark', async () => {
  await renderPart(
    <div style={{ width: 300 }}>
      <ProductCell name="花植面霜" onOpen={vi.fn()} mark={<span>暂停</span>} />
    </div>,
  )
  await userEvent.hover(page.getByText('花植面霜'))
  await new Promise((done) => setTimeout(done, 500))
  await expect.element(tip()).not.toBeInTheDocument()
  await userEvent.unhover(page.getByText('花植面霜'))
})

test('S9-13 a short name without its 20 px of room has one', async () => {
  await renderPart(
    <div style={{ width: 60 }}>
      <NameText text="花植面霜" />
    </div>,
  )
  await new Promise((done) => setTimeout(done, 300))
  await userEvent.hover(page.getByText('花植面霜'))
  await expect.element(tip()).toHaveTextContent('花植面霜')
})

test('S2-37 a picture that fails or is missing says 暂无', async () => {
  await renderPart(
    <>
      <Thumb src="data:image/png;base64,broken" />
      <Thumb src={null} />
    </>,
  )
  await expect.poll(() => page.getByText('暂无').elements().length).toBe(2)
})

test('S2-38 a product opens by its name and gives its code to the clipboard', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const onOpen = vi.fn()
  await renderPart(<ProductCell picture={null} name="花植面霜" code="BP1" onOpen={onOpen} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: '复制 BP1' }).click()
  expect(copy).toHaveBeenCalledWith('BP1')
  await expect.element(page.getByText('复制成功')).toBeVisible()
})
