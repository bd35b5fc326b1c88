/** Checks that more than one form needs; their texts are in the catalogue (`api/texts`). */

/** S5-07: eleven digits, 1 and then 3 to 9. */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text)
}

/** S5-08: shape only; whether the box exists is for the mail server to say. */
export function isEmail(text: string): boolean {
  return text.length <= 100 && EMAIL.test(text)
}

/** S5-10: null, undefined and blank text count as empty; 0 and false do not. */
export function isBlank(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** S5-18: what an input for mobile numbers keeps of what was typed or pasted into it. */
export function mobileDigits(text: string): string {
  // Address books write the country's code in front.
  const digits = text.replace(/\D/g, '').replace(/^(00)?86(?=1)/, '')
  return digits.startsWith('1') ? digits.slice(0, 11) : ''
}

const EMAIL =
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/
