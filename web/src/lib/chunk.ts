import { t } from '../i18n/texts'

/** S8-08, S9-04 */
export const CHUNK_TIMEOUT_MS = 120_000

/** Loads a part of the program; fails with a sentence for the reader, and never hangs for ever. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(t('http.chunk')))
    const timer = setTimeout(fail, CHUNK_TIMEOUT_MS)
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer))
  })
}
