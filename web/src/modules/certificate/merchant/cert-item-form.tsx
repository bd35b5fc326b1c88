/** One certificate as it is written. What must be filled is the server's word; it names each wrong field. */

import { Checkbox, type RefSelectProps } from 'antd'
import { type Ref, useEffect } from 'react'
import { factOf } from '../../../api/facts'
import { certItem } from '../../../api/forms/CertItem.gen'
import { controlOf } from '../../../blocks/form/field-control'
import { Field, Form, useForm } from '../../../design/form'
import { FieldGrid, GroupCard } from '../../../design/group-card'
import { RejectMark } from '../../../design/reject-mark'
import { Select } from '../../../design/select'
import { useOwnBrands } from '../../company/parts/own-brands'
import type { CertItem } from '../parts/calls'
import type { FieldProblem } from './cert-editor'
import styles from './cert-editor.module.css'
import type { Draft } from './drafts'

type Name = keyof CertItem & string

interface CertItemFormProps {
  draft: Draft
  problems?: readonly FieldProblem[]
  onChange: (values: Partial<Draft>) => void
}

export function CertItemForm({ draft, problems, onChange }: CertItemFormProps) {
  const [form] = useForm<Draft>()
  useEffect(() => {
    form.setFields(
      (problems ?? []).map(({ field, message }) => ({ name: field as Name, errors: [message] })),
    )
    const first = problems?.[0]?.field
    if (first) form.scrollToField(first, { focus: true, block: 'center' })
  }, [form, problems])
  return (
    <Form<Draft>
      form={form}
      className={styles.form}
      initialValues={draft}
      disabled={draft.passed}
      onValuesChange={(changes) => onChange(changes)}
    >
      {draft.passed && (
        <p className={styles.notice}>该证照已通过审核并生效，需要更新时请使用续期。</p>
      )}
      {draft.opinion && (
        <RejectMark reviewer="审核意见" remark={draft.opinion}>
          {null}
        </RejectMark>
      )}
      {draft.replacesId && <p className={styles.notice}>续期：审核通过后将替换原证照。</p>}
      <GroupCard id={`${draft.token}-facts`} title="证照信息">
        <FieldGrid>
          <Plain name="certType" disabled={Boolean(draft.replacesId)} />
          <Plain name="certName" />
          <Plain name="certNo" />
          <Plain name="subjectName" />
          <Field name="specialNo" valuePropName="checked" label="编号格式">
            <Checkbox>编号格式特殊（境外或试点等）</Checkbox>
          </Field>
          {draft.specialNo && <Plain name="specialReason" needed />}
          <Plain name="issueOrg" />
          <Field name="brandId" label={factOf(certItem, 'brandId').label}>
            <BrandSelect />
          </Field>
          <Plain name="categoryCode" />
        </FieldGrid>
      </GroupCard>
      <GroupCard id={`${draft.token}-term`} title="有效期">
        <FieldGrid>
          <Plain name="issueDate" />
          <Plain name="startDate" />
          <Field name="longTerm" valuePropName="checked" label="期限">
            <Checkbox>长期有效</Checkbox>
          </Field>
          {!draft.longTerm && <Plain name="expireDate" needed />}
        </FieldGrid>
      </GroupCard>
      <GroupCard id={`${draft.token}-files`} title="文件与说明">
        <Plain name="files" />
        <Plain name="scope" />
        <Plain name="verifyUrl" />
      </GroupCard>
    </Form>
  )
}

interface PlainProps {
  name: Name
  disabled?: boolean
  /** Its condition holds: the mark of what must be filled. */
  needed?: boolean
}

/** A field whose control follows from what the server declares of it. */
function Plain({ name, disabled, needed }: PlainProps) {
  const fact = factOf(certItem, name)
  const control = controlOf(fact, 'vendorCertificate')
  return (
    <Field name={name} label={fact.label} required={needed || fact.need === 'submit'}>
      {disabled ? <control.type {...(control.props as object)} disabled /> : control}
    </Field>
  )
}

interface BrandSelectProps {
  id?: string
  ref?: Ref<RefSelectProps>
  value?: number | null
  onChange?: (id: number | undefined) => void
}

/** The company's own brands. */
function BrandSelect({ id, ref, value, onChange }: BrandSelectProps) {
  const { options } = useOwnBrands()
  return (
    <Select
      id={id}
      ref={ref}
      placeholder="不限品牌"
      options={options}
      value={value ? String(value) : undefined}
      onChange={(chosen: string | undefined) => onChange?.(chosen ? Number(chosen) : undefined)}
    />
  )
}
