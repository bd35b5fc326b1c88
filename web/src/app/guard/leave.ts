/**
 * Goes to a page that is not the app's. Through `location`, since only a real hash
 * change reaches the bootstrap, which then loads the light entrance.
 */
export function leaveTo(path: string): void {
  const hash = `#${path}`
  if (location.hash === hash) location.reload()
  else location.replace(hash)
}
