/** Lets the browser save what was fetched, under a name of our own. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken its copy by then; a revoked address in the same turn would not save.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
