/** A record in a drawer, made from the server's facts: fields, checks, and what it refuses at its field. */
import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import type { FieldFact } from '../../api/facts'
import { Form, useForm, useWatch } from '../../design/form'
import { useSending } from '../../design/use-sending'
import type { Values } from '../document/types'
import { FormField } from '../form/form-field'
import type { FormParts } from '../form/form-parts'
import styles from './record.module.css'

export interface RecordDrawerProps {
  title: string
  fields: readonly FieldFact[]
  initial: Values
  parts?: FormParts
  save: (values: Values) => Promise<unknown>
  onClose: () => void
  /** Beside the fields, from what they hold now. */
  children?: (values: Values) => ReactNode
  width?: number
}

export function RecordDrawer(props: RecordDrawerProps) {
  const { title, fields, initial, parts = {}, save, onClose, children, width = 520 } = props
  const [form] = useForm<Values>()
  const values: Values = { ...initial, ...useWatch([], form) }
  const { busy, send } = useSending()
  const finish = (entered: Values) =>
    send(async () => {
      await save({ ...initial, ...entered })
      onClose()
    }, form)
  return (
    <Drawer
      open
      title={title}
      size={width}
      destroyOnHidden
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" loading={busy} onClick={() => form.submit()}>
            保存
          </Button>
        </div>
      }
    >
      <Form<Values> form={form} initialValues={initial} onFinish={finish}>
        <div className={styles.fields}>
          {fields
            .filter(({ name }) => !parts.hidden?.(name, values))
            .map((field) => (
              <FormField
                key={field.name}
                field={field}
                values={values}
                parts={parts}
                bizType="config"
                marks={[]}
                reviewer=""
              />
            ))}
          {children?.(values)}
        </div>
      </Form>
    </Drawer>
  )
}
