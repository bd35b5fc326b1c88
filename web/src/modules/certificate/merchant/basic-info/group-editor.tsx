/** One group of basic info while it is written; the rest is sent back as it was. */
import { Modal, type RefSelectProps } from 'antd'
import type { Ref } from 'react'
import { HttpError } from '../../../../api/errors'
import type { UploadFile } from '../../../../api/files'
import type { FieldGroup } from '../../../../blocks/document/facts'
import { controlOf, isWide } from '../../../../blocks/form/field-control'
import { toast } from '../../../../design/feedback'
import { Field, Form, showRefusal, useForm, useWatch } from '../../../../design/form'
import { FieldGrid } from '../../../../design/group-card'
import { Select } from '../../../../design/select'
import { useSending } from '../../../../design/use-sending'
import { useOwnBrands } from '../../../company/parts/own-brands'
import { AddressBook, ContactBook } from './books'
import { type BasicInfo, type BasicInfoForm, basicInfoCalls } from './calls'

interface GroupEditorProps {
  group: FieldGroup
  info: BasicInfo
  onSaved: (info: BasicInfo) => void
  onClose: () => void
}

type Answers = Omit<BasicInfoForm, 'files'> & { files?: UploadFile[] }

/** Asked for only where the company has a factory. */
const OF_A_FACTORY = ['factoryAddress', 'monthlyCapacity']

export function GroupEditor({ group, info, onSaved, onClose }: GroupEditorProps) {
  const [form] = useForm<Answers>()
  const factory = useWatch('factoryFlag', form)
  const { busy, send } = useSending()
  const save = async (answers: Answers) => {
    await send(
      async () => {
        const files = (answers.files ?? info.files).map(({ fileId }) => ({ fileId }))
        const rowVersion = info.rowVersion ?? undefined
        onSaved(await basicInfoCalls.save({ ...info.info, ...answers, files, rowVersion }))
        toast.success('已保存')
        onClose()
      },
      (error) => showRefusal(form, atList(error)),
    )
  }
  const fields = group.fields.filter(({ name }) => factory || !OF_A_FACTORY.includes(name))
  const field = (one: (typeof fields)[number]) => (
    <Field key={one.name} name={one.name} label={one.label}>
      {special(one.name) ?? controlOf(one, 'basicInfo')}
    </Field>
  )
  return (
    <Modal
      open
      centered
      width={760}
      title={`编辑${group.title}`}
      okText="保存"
      closable={{ 'aria-label': '关闭' }}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Answers>
        form={form}
        initialValues={{ ...info.info, files: info.files as UploadFile[] }}
        onFinish={save}
      >
        <FieldGrid>{fields.filter((one) => !isWide(one)).map(field)}</FieldGrid>
        {fields.filter(isWide).map(field)}
      </Form>
    </Modal>
  )
}

function special(name: string) {
  if (name === 'contactList') return <ContactBook />
  if (name === 'addressList') return <AddressBook />
  if (name === 'mainBrands') return <Brands />
  return undefined
}

/** A row's own field is refused: the list that holds it is what the form can mark. */
function atList(error: unknown) {
  if (!(error instanceof HttpError)) return error
  const fieldErrors = error.problem.fieldErrors?.map((one) => ({
    ...one,
    field: one.field.replace(/\[.*$/, ''),
    message: /^\w+\[(\d+)\]/.test(one.field)
      ? `第${Number(/\[(\d+)\]/.exec(one.field)?.[1]) + 1}行：${one.message}`
      : one.message,
  }))
  const { status, problem, requestId, message } = error
  return new HttpError(status, { ...problem, fieldErrors }, requestId, message)
}

interface BrandsProps {
  id?: string
  ref?: Ref<RefSelectProps>
  value?: readonly number[]
  onChange?: (ids: number[]) => void
}

function Brands({ id, ref, value = [], onChange }: BrandsProps) {
  const { options } = useOwnBrands()
  return (
    <Select
      id={id}
      ref={ref}
      multiple
      options={options}
      value={value.map(String)}
      onChange={(chosen: string[]) => onChange?.(chosen.map(Number))}
    />
  )
}
