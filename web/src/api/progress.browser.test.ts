import { expect, test, vi } from 'vitest'
import { fetchWithProgress } from './progress'

test('S7-14 an answer comes back as fetch would give it', async () => {
  const answer = await fetchWithProgress(() => undefined)('/gallery.html')
  expect(answer.ok).toBe(true)
  expect(answer.headers.get('Content-Type')).toContain('text/html')
  expect(await answer.text()).toContain('<div id="root">')
})

test('S7-14 tells how much of the body has gone', async () => {
  const progress = vi.fn()
  await fetchWithProgress(progress)('/nowhere', { method: 'POST', body: 'x'.repeat(100_000) })
  expect(progress).toHaveBeenLastCalledWith(100)
})

test('S7-14 ends when it is given up, before and while it runs', async () => {
  const control = new AbortController()
  const running = fetchWithProgress(() => undefined)('/gallery.html', { signal: control.signal })
  control.abort(new Error('enough'))
  await expect(running).rejects.toThrow('enough')
  const late = fetchWithProgress(() => undefined)('/gallery.html', { signal: control.signal })
  await expect(late).rejects.toThrow('enough')
})
