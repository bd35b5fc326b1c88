/** A form's parts as a module writes them: all that is special about a field in one place. */
import type { FormParts } from './form-parts'

type Of<K extends keyof FormParts> =
  NonNullable<FormParts[K]> extends Readonly<Record<string, infer P>> ? P : never

export interface FieldParts {
  /** In place of the control that its kind asks for. */
  control?: Of<'controls'>
  /** Over the whole width. */
  wide?: true
  /** Where the control shows more than its own field. */
  label?: string
  /** Its control brings its own labels and says itself what is wrong in it. */
  bare?: true
  /** Its control shows the marks of its places itself. */
  tells?: true
  /** Kept and sent, without a control of its own. */
  silent?: true
  /** May be read but not changed. */
  locked?: true
  /** A text in which a run of digits deserves the same look as in a figure. */
  code?: true
  /** When it is required, where the server requires it under a condition. */
  when?: Of<'when'>
  /** When it makes no sense; it is not sent either. */
  hidden?: (values: Record<string, unknown>) => boolean
  check?: Of<'checks'>
  inner?: Of<'inner'>
  rows?: Of<'rows'>
  /** Other words for a tick. */
  words?: string
  hint?: Of<'hints'>
}

interface ByField extends Omit<FormParts, keyof Maps> {
  fields: Readonly<Record<string, FieldParts>>
}

type Maps = Pick<
  FormParts,
  | 'controls'
  | 'wide'
  | 'labels'
  | 'bare'
  | 'tells'
  | 'silent'
  | 'locked'
  | 'codes'
  | 'when'
  | 'hidden'
  | 'checks'
  | 'inner'
  | 'rows'
  | 'words'
  | 'hints'
>

export function formParts({ fields, ...rest }: ByField): FormParts {
  const entries = Object.entries(fields)
  const map = <K extends keyof FieldParts>(key: K) =>
    Object.fromEntries(
      entries.flatMap(([name, own]) => (own[key] === undefined ? [] : [[name, own[key]]])),
    ) as Record<string, NonNullable<FieldParts[K]>>
  const names = (key: 'wide' | 'bare' | 'tells' | 'code') =>
    entries.flatMap(([name, own]) => (own[key] ? [name] : []))
  return {
    ...rest,
    controls: map('control'),
    labels: map('label'),
    when: map('when'),
    checks: map('check'),
    inner: map('inner'),
    rows: map('rows'),
    words: map('words'),
    hints: map('hint'),
    wide: names('wide'),
    bare: names('bare'),
    tells: names('tells'),
    codes: names('code'),
    silent: (name) => fields[name]?.silent === true,
    locked: (name) => fields[name]?.locked === true,
    hidden: (name, values) => fields[name]?.hidden?.(values) === true,
  }
}
