/** GB 32100-2015: seventeen characters and one that checks them. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

export function isCreditCode(text: string): boolean {
  const values = [...text].map((letter) => ALPHABET.indexOf(letter))
  if (values.length !== 18 || values.includes(-1)) return false
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (values[at] ?? 0), 0)
  return values[17] === (31 - (sum % 31)) % 31
}
