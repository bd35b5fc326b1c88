import { expect, test } from 'vitest'
import type { FieldFact, FormFields } from '../../api/facts'
import { withoutPersonal } from './facts'

/** Every form that a page asks for. */
const all = import.meta.glob<Record<string, FormFields>>('../../api/forms/*.gen.ts', {
  eager: true,
})

const isPersonal = ({ sensitive, kind }: FieldFact) => sensitive || kind === 'phone'

/** A value in every field, at every depth; those of people are known again. */
const filled = (fields: readonly FieldFact[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((fact) => {
      if (isPersonal(fact)) return [fact.name, 'planted-13800000001']
      if (!fact.fields) return [fact.name, 'kept']
      return [fact.name, fact.kind === 'list' ? [filled(fact.fields)] : filled(fact.fields)]
    }),
  )

const anyPersonal = (fields: readonly FieldFact[]): boolean =>
  fields.some((fact) => isPersonal(fact) || anyPersonal(fact.fields ?? []))

test('S8-01 what facts call a phone or sensitive is kept of no form', () => {
  const forms = Object.values(all).flatMap((file) => Object.values(file))
  const concerned = forms.filter(anyPersonal)
  expect(concerned.length).toBeGreaterThan(3)
  for (const form of forms) {
    const values = filled(form)
    const left = JSON.stringify(withoutPersonal(form, values))
    expect(JSON.stringify(values).includes('planted')).toBe(concerned.includes(form))
    expect(left).not.toContain('planted')
    expect(left.includes('kept')).toBe(JSON.stringify(values).includes('kept'))
  }
})
