/** The radar's columns, as the server counts them. Pure. */
export const BUCKETS = [0, 7, 30, 60, 90] as const

/** The column of a certificate with so many days left; none for one that lasts longer. */
export function bucketOf(leftDays: number | null | undefined): number | undefined {
  if (leftDays === null || leftDays === undefined) return undefined
  if (leftDays < 0) return 0
  return BUCKETS.slice(1).find((days) => leftDays <= days)
}
