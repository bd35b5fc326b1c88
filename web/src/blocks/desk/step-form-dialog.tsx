/** What a step wants filled in before it passes: ticks as a check list, everything else as fields. */
import { Checkbox, Modal } from 'antd'
import type { ReactNode } from 'react'
import { Field, Form, showRefusal, useForm, useWatch } from '../../design/form'
import type { FieldFact } from '../document/facts'
import type { Values } from '../document/types'
import { FormField } from '../form/form-field'
import type { FormParts } from '../form/form-parts'
import styles from './dialogs.module.css'

interface StepFormDialogProps {
  fields: readonly FieldFact[]
  start: Values
  stepName: string
  /** What is special about its fields. */
  parts?: FormParts
  bizType: string
  /** Answers the refusal, or nothing when it was done. */
  onPass: (filled: Values) => Promise<unknown>
  busy: boolean
  onClose: () => void
}

export function StepFormDialog(props: StepFormDialogProps) {
  const { fields, start, stepName, parts = {}, bizType, onPass, busy, onClose } = props
  const [form] = useForm<Values>()
  const values = useWatch([], form) ?? start
  const ticks = fields.filter(({ kind, need }) => kind === 'bool' && need)
  const flags = fields.filter(({ kind, need }) => kind === 'bool' && !need)
  const others = fields.filter(({ kind, name }) => kind !== 'bool' && !parts.hidden?.(name, values))
  const finish = async (filled: Values) => {
    const refused = await onPass(filled)
    if (refused) showRefusal(form, unwrapped(refused))
  }
  return (
    <Modal
      open
      width={640}
      centered
      title={`通过：${stepName}`}
      okText="通过"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Values> form={form} initialValues={start} onFinish={finish}>
        <Ticks legend="核对清单" ticks={ticks} parts={parts} values={values} />
        <div className={styles.stepFields}>
          {others.map((field) => (
            <FormField
              key={field.name}
              field={field}
              values={values}
              parts={parts}
              bizType={bizType}
              marks={[]}
              reviewer=""
            />
          ))}
        </div>
        <Ticks legend="标记" ticks={flags} parts={parts} values={values} />
      </Form>
    </Modal>
  )
}

interface TicksProps {
  legend: string
  ticks: readonly FieldFact[]
  parts: FormParts
  values: Values
}

const Ticks = ({ legend, ticks, parts, values }: TicksProps) =>
  ticks.length > 0 && (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {ticks.map((tick) => (
        <Tick
          key={tick.name}
          fact={tick}
          words={parts.words?.[tick.name]}
          hint={parts.hints?.[tick.name]?.(values)}
        />
      ))}
    </fieldset>
  )

/** Every line has been looked at, or the step does not pass. */
function Tick({ fact, words, hint }: { fact: FieldFact; words?: string; hint?: ReactNode }) {
  return (
    <Field
      name={fact.name}
      valuePropName="checked"
      style={{ marginBottom: 4 }}
      extra={hint}
      rules={[
        {
          validator: async (_, on) => {
            if (!on && fact.need) throw new Error(fact.missing ?? `请核对“${fact.label}”`)
          },
        },
      ]}
    >
      <Checkbox>{words ?? fact.label}</Checkbox>
    </Field>
  )
}

/** The server names the fields inside `form`. */
function unwrapped(error: unknown) {
  const problem = (error as { problem?: { fieldErrors?: { field: string }[] } }).problem
  for (const one of problem?.fieldErrors ?? []) one.field = one.field.replace(/^form\./, '')
  return error
}
