import { Input, type InputProps } from 'antd'
import type { ReactElement } from 'react'
import { type FieldFact, type FormFields, factOf } from '../api/facts'
import { DictSelect } from './dict-select'
import { kindProblem } from './field-kinds'
import { checked, Field, required } from './form'

interface FactFieldProps<F extends FormFields> {
  form: F
  name: F[number]['name']
  /** Passed to the input that the fact asks for. */
  input?: InputProps
  valuePropName?: string
  /** Where another control than an input or a dictionary is wanted. */
  children?: ReactElement
}

/** A field of a form by what the server declares about it: label, length, dictionary, checks. */
export function FactField<F extends FormFields>({
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

const controlOf = ({ dict, max }: FieldFact, input?: InputProps) =>
  dict ? <DictSelect type={dict} /> : <Input maxLength={max} {...input} />

function rulesOf({ label, need, kind, min }: FieldFact) {
  const rules: (ReturnType<typeof required> | ReturnType<typeof checked>)[] = []
  if (need === 'draft') rules.push(required(label))
  rules.push(checked((value) => kindProblem(kind, value)))
  if (min !== undefined) rules.push(checked((value) => tooShort(label, min, value)))
  return rules
}

/** Nothing at all is the business of `required`. */
const tooShort = (label: string, min: number, value: unknown) =>
  typeof value === 'string' && value.trim() && [...value.trim()].length < min
    ? `${label}长度不能少于${min}个字符`
    : undefined
