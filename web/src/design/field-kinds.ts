/** Checks that a kind of field brings along, with the catalogue's texts. */
import { t } from '../i18n/texts'
import { isBlank, isEmail, isMobile } from '../lib/validators'

const KINDS: Record<string, { fits: (value: string) => boolean; text: Parameters<typeof t>[0] }> = {
  email: { fits: isEmail, text: 'email.format' },
  phone: { fits: isMobile, text: 'phone.format' },
}

/** What is wrong with a value of this kind; an empty one is not. */
export function kindProblem(kind: string | undefined, value: unknown): string | undefined {
  const check = kind === undefined ? undefined : KINDS[kind]
  if (!check || isBlank(value) || check.fits(String(value))) return undefined
  return t(check.text)
}
