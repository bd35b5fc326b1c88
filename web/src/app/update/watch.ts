/** Watches for a new release: an hourly look, and one reload when it takes over (S2-14…S2-16). */
export const CHECK_MS = 3_600_000

interface Watch {
  /** A new release waits; `apply` lets it take over. */
  waiting: (apply: () => void) => void
  /** It has taken over; may the page reload? */
  mayReload: () => Promise<boolean>
  reload: () => void
}

export async function watchForUpdate(
  workers: ServiceWorkerContainer,
  { waiting, mayReload, reload }: Watch,
): Promise<void> {
  // The first worker of a fresh browser takes over too, and is no reason to reload.
  let known = workers.controller !== null
  let reloading = false
  workers.addEventListener('controllerchange', async () => {
    if (!known) {
      known = true
      return
    }
    if (reloading) return
    reloading = true
    if (await mayReload()) reload()
    else reloading = false
  })

  const registration = await workers.register('./sw.js')
  const announce = (worker: ServiceWorker | null) => {
    if (worker && workers.controller) {
      waiting(() => worker.postMessage({ type: 'SKIP_WAITING' }))
    }
  }
  announce(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') announce(worker)
    })
  })
  setInterval(() => {
    // Without a network there is nothing new.
    registration.update().catch(() => undefined)
  }, CHECK_MS)
}
