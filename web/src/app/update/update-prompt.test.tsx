import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UpdateNotice } from './update-prompt'

test('S2-14 the default texts, and those that the portal passes', async () => {
  const refresh = vi.fn()
  const { rerender } = await render(<UpdateNotice onRefresh={refresh} />)
  await expect.element(page.getByText('New content is available!')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  expect(refresh).toHaveBeenCalledOnce()
  await rerender(<UpdateNotice text="发现新版本" button="刷新" onRefresh={refresh} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('发现新版本')
})
