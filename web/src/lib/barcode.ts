/** EAN-8, UPC-A, EAN-13 and ITF-14. Pure. */
const LENGTHS: readonly number[] = [8, 12, 13, 14]

/** From the right every second digit counts three times, and all come to tens. */
export function isBarcode(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false
  const sum = [...text]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
