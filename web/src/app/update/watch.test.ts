import { afterEach, expect, test, vi } from 'vitest'
import { CHECK_MS, watchForUpdate } from './watch'

afterEach(() => vi.useRealTimers())

/** A worker container as a browser has it, with a release that may wait. */
async function watched({ controlled = true, mayReload = true } = {}) {
  const installing = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: vi.fn(),
  })
  const registration = Object.assign(new EventTarget(), {
    installing,
    waiting: null,
    update: vi.fn(async () => undefined),
  })
  const workers = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: vi.fn(async () => registration),
  })
  const watch = { waiting: vi.fn(), mayReload: vi.fn(async () => mayReload), reload: vi.fn() }
  await watchForUpdate(workers as unknown as ServiceWorkerContainer, watch)
  return {
    ...watch,
    update: registration.update,
    installing,
    install() {
      registration.dispatchEvent(new Event('updatefound'))
      installing.state = 'installed'
      installing.dispatchEvent(new Event('statechange'))
    },
    async takeOver() {
      workers.dispatchEvent(new Event('controllerchange'))
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('S2-16 S9-04 looks for a new release every 3,600,000 ms', async () => {
  vi.useFakeTimers()
  const { update } = await watched()
  vi.advanceTimersByTime(3_599_999)
  expect(update).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(update).toHaveBeenCalledOnce()
  expect(CHECK_MS).toBe(3_600_000)
})

test('S2-14 a new release is announced and takes over when told to', async () => {
  const page = await watched()
  page.install()
  expect(page.waiting).toHaveBeenCalledOnce()
  page.waiting.mock.calls[0]?.[0]()
  expect(page.installing.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
})

test('S2-15 the page reloads once when a new worker takes control', async () => {
  const page = await watched()
  await page.takeOver()
  await page.takeOver()
  expect(page.reload).toHaveBeenCalledOnce()
})

test('S2-15 the first worker of a fresh browser causes neither prompt nor reload', async () => {
  const page = await watched({ controlled: false })
  page.install()
  await page.takeOver()
  expect(page.waiting).not.toHaveBeenCalled()
  expect(page.reload).not.toHaveBeenCalled()
})

test('S2-15 unsaved input is asked about before the reload', async () => {
  const page = await watched({ mayReload: false })
  await page.takeOver()
  expect(page.mayReload).toHaveBeenCalledOnce()
  expect(page.reload).not.toHaveBeenCalled()
})
