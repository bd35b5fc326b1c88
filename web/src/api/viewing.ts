/**
 * 以商家视角查看: a window whose address names a company shows staff what the people of that
 * company see. The address stands before the hash, so that no navigation loses it.
 */

/** The company that this window looks at. */
export function viewedCompany(): string | undefined {
  const id = new URLSearchParams(location.search).get('companyId') ?? ''
  return /^[1-9]\d{0,18}$/.test(id) ? id : undefined
}

export const viewAddress = (companyId: number) => `/?companyId=${companyId}#/dashboard`

/** Back to what staff themselves see. */
export const OWN_ADDRESS = '/#/dashboard'

/** What every call of such a window says. */
export const viewHeader = (): Record<string, string> => {
  const company = viewedCompany()
  return company ? { 'X-View-Company': company } : {}
}
