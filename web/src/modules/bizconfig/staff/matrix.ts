/** The cells of the matrix of qualifications. Pure. */
import type { Category, Rule } from './calls'

type Case = Pick<Rule, 'crossBorder' | 'brandNature' | 'riskLevel'>

export const isAlways = ({ crossBorder, brandNature, riskLevel }: Case) =>
  typeof crossBorder !== 'boolean' && !brandNature && !riskLevel

interface Cell {
  /** The rule that holds in every case. */
  rule?: Rule
  /** MUST, SHOULD, ONE_OF; IF where there are only rules with conditions. */
  level?: string
  notes: string[]
}

export function cellOf(rules: readonly Rule[], category: string, cert: string): Cell {
  const own = rules.filter((rule) => rule.categoryCode === category && rule.certType === cert)
  const rule = own.find(isAlways)
  const notes = own.flatMap(({ note }) => note || [])
  return { rule, level: rule?.required ?? (own.length > 0 ? 'IF' : undefined), notes }
}

/** A click goes from nothing to 必备, to 建议, to nothing. */
export const nextLevel = (present: string | undefined) =>
  present === undefined ? 'MUST' : present === 'MUST' ? 'SHOULD' : null

/** Whose paper it is, as the rules that already name it say. */
export const levelOf = (rules: readonly Rule[], cert: string) =>
  rules.find(({ certType }) => certType === cert)?.level ?? 'SPU'

/** The categories of the first level, and those below that have rules of their own. */
export function rowsOf(categories: readonly Category[], rules: readonly Rule[]): Category[] {
  const named = new Set(rules.map(({ categoryCode }) => categoryCode))
  return categories.flatMap((category) => [
    ...(category.level === 1 || named.has(category.code) ? [category] : []),
    ...rowsOf(category.children ?? [], rules),
  ])
}
