/** A form in a drawer, made from the server's facts: fields, checks, and what it refuses at its field. */
import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import type { FieldFact } from '../../../api/facts'
import type { Values } from '../../../blocks/document/types'
import { FormField } from '../../../blocks/form/form-field'
import type { FormParts } from '../../../blocks/form/form-parts'
import { Form, showRefusal, useForm, useWatch } from '../../../design/form'
import { useDeed } from './use-config'

interface EditDrawerProps {
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

export function EditDrawer(props: EditDrawerProps) {
  const { title, fields, initial, parts = {}, save, onClose, children, width = 520 } = props
  const [form] = useForm<Values>()
  const values: Values = { ...initial, ...useWatch([], form) }
  const deed = useDeed(save, '保存成功')
  const finish = async (entered: Values) => {
    try {
      await deed.mutateAsync({ ...initial, ...entered })
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  }
  return (
    <Drawer
      open
      title={title}
      size={width}
      destroyOnHidden
      onClose={onClose}
      footer={
        <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" loading={deed.isPending} onClick={() => form.submit()}>
            保存
          </Button>
        </div>
      }
    >
      <Form<Values> form={form} initialValues={initial} onFinish={finish}>
        <div style={{ display: 'grid', gap: 16 }}>
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
