import { Input, type InputProps } from 'antd'
import type { ReactElement } from 'react'
import { facts } from '../api/facts.gen'
import { DictSelect } from './dict-select'
import { kindProblem } from './field-kinds'
import { checked, Field, required } from './form'

type Facts = typeof facts
export type FormName = keyof Facts

/** What the server declares about a field, as far as it says so. */
interface Fact {
  label: string
  required?: boolean
  kind?: string
  dict?: string
  maxLength?: number
}

export const factOf = <F extends FormName>(form: F, name: keyof Facts[F] & string): Fact =>
  facts[form][name] as Fact

interface FactFieldProps<F extends FormName> {
  form: F
  name: keyof Facts[F] & string
  /** Passed to the input that the fact asks for. */
  input?: InputProps
  valuePropName?: string
  /** Where another control than an input or a dictionary is wanted. */
  children?: ReactElement
}

/** A field of a form by what the server declares about it: label, length, dictionary, checks. */
export function FactField<F extends FormName>({
  form,
  name,
  input,
  children,
  ...props
}: FactFieldProps<F>) {
  const fact = factOf(form, name)
  return (
    <Field name={name} label={fact.label} rules={rulesOf(fact)} {...props}>
      {children ?? controlOf(fact, input)}
    </Field>
  )
}

const controlOf = ({ dict, maxLength }: Fact, input?: InputProps) =>
  dict ? <DictSelect type={dict} /> : <Input maxLength={maxLength} {...input} />

function rulesOf({ label, required: needed, kind }: Fact) {
  const rules: (ReturnType<typeof required> | ReturnType<typeof checked>)[] = []
  if (needed) rules.push(required(label))
  rules.push(checked((value) => kindProblem(kind, value)))
  return rules
}
