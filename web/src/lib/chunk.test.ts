import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadChunk } from './chunk'

const TEXT = '页面加载失败，请检查网络后重试'

describe('loadChunk', () => {
  afterEach(() => vi.useRealTimers())

  it('S8-08 hands over what it loaded', async () => {
    await expect(loadChunk(async () => 7)).resolves.toBe(7)
  })

  it('S8-08 turns a failure into a sentence', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toThrow(TEXT)
  })

  it('S8-08 gives up after 120 seconds and not before', async () => {
    vi.useFakeTimers()
    const failed = vi.fn()
    loadChunk(() => new Promise(() => undefined)).catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ message: TEXT })
  })
})
