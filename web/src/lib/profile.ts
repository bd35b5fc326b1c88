/** Whether this installation only shows the product; the server writes its profile into the page. */
export function isDemo(): boolean {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="portal-profile"]')
  return meta?.content === 'demo'
}
