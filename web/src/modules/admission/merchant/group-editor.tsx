/** One group of the company's data: ordinary fields are saved, key fields become a change that waits. */
import { Alert, Button, Drawer } from 'antd'
import type { FieldFact } from '../../../blocks/document/facts'
import type { Values } from '../../../blocks/document/types'
import { isWide } from '../../../blocks/form/field-control'
import { isEmpty } from '../../../blocks/form/field-state'
import { FormField } from '../../../blocks/form/form-field'
import type { FormParts } from '../../../blocks/form/form-parts'
import { sameValue } from '../../../blocks/form/merge'
import { toast } from '../../../design/feedback'
import { Form, useForm, useWatch } from '../../../design/form'
import { FieldGrid } from '../../../design/group-card'
import { useSending } from '../../../design/use-sending'
import { brandParts, companyParts } from '../../company/parts/company-parts'
import styles from './company-facts.module.css'
import { profileCalls } from './profile-calls'

interface GroupEditorProps {
  title: string
  fields: readonly FieldFact[]
  /** The whole record as it lives. */
  values: Values
  onSaved: () => void
  onClose: () => void
}

export function GroupEditor({ title, fields, values: live, onSaved, onClose }: GroupEditorProps) {
  const [form] = useForm<Values>()
  const { busy, send } = useSending()
  const watched: Values | undefined = useWatch([], { form, preserve: true })
  const values: Values = { ...live, ...watched }
  const base = companyParts((change) => form.setFieldsValue(change))
  const parts: FormParts = {
    ...base,
    rows: { ...base.rows, companyBrandDOList: brandParts(String(live.name ?? '')) },
  }
  const visible = fields.filter(({ name }) => !parts.hidden?.(name, values))
  const changed = fields.filter(({ name }) => !sameValue(live[name] ?? null, values[name] ?? null))
  const keys = changed.filter(({ key }) => key)

  const finish = async () => {
    const whole = { ...live, ...form.getFieldsValue(true) }
    await send(async () => {
      if (changed.length > keys.length) await profileCalls.save(whole)
      if (keys.length > 0) {
        const { code } = await profileCalls.submitChange(whole)
        toast.success(`变更单 ${code} 已提交，审批通过后生效`)
      } else toast.success('已保存')
      onSaved()
    }, form)
  }
  // What was empty when the company was approved stops nobody who changes something else.
  const asked = (field: FieldFact): FieldFact =>
    isEmpty(live[field.name]) && !changed.includes(field) ? { ...field, need: undefined } : field
  const one = (field: FieldFact) => (
    <FormField
      key={field.name}
      field={{ ...asked(field), label: field.name === 'base' ? '所在地区' : field.label }}
      values={values}
      parts={parts}
      bizType="companyChange"
      marks={[]}
      reviewer=""
    />
  )
  return (
    <Drawer
      open
      title={`编辑${title}`}
      size={760}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button
            type="primary"
            loading={busy}
            disabled={changed.length === 0}
            onClick={() => form.submit()}
          >
            {keys.length > 0 ? '提交变更' : '保存'}
          </Button>
        </div>
      }
    >
      {keys.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`${keys.map(({ label }) => label).join('、')}需要平台审批，通过前原信息保持不变。`}
          style={{ marginBottom: 16 }}
        />
      )}
      <Form<Values> form={form} initialValues={live} preserve onFinish={finish}>
        <FieldGrid>{visible.filter((field) => !isWide(field)).map(one)}</FieldGrid>
        <div className={styles.wide}>{visible.filter(isWide).map(one)}</div>
      </Form>
    </Drawer>
  )
}
