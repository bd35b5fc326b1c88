import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { HttpError } from '../api/errors'
import { renderPart } from '../testkit/parts'
import { DateInput, DateRange } from './date-input'
import { DictSelect } from './dict-select'
import { Field, Form, type FormInstance, required, showRefusal, useForm } from './form'
import { ImageSlots } from './image-slots'
import { MobileInput, NumberInput, NumberRange, PlainNumberInput } from './number-input'
import { RegionCascader } from './region-cascader'
import { YesNo } from './select'
import { TextArea, TextInput } from './text-input'
import { UploadCard } from './upload-card'

const CONTROLS: [string, ReactElement][] = [
  ['文字', <TextInput key="1" />],
  ['长文字', <TextArea key="2" />],
  ['数字', <NumberInput key="3" />],
  ['纯数字', <PlainNumberInput key="4" />],
  ['手机号', <MobileInput key="5" />],
  ['区间', <NumberRange key="6" />],
  ['字典', <DictSelect key="7" type="X" />],
  ['是否', <YesNo key="8" />],
  ['日期', <DateInput key="9" />],
  ['日期区间', <DateRange key="10" />],
  ['地区', <RegionCascader key="11" />],
  ['文件', <UploadCard key="12" />],
  ['图片', <ImageSlots key="13" slots={[{ type: 'main', label: '主图' }]} />],
]

/** Shows nothing, so that it takes any value. */
const Silent = () => null

let form: FormInstance
function Held({ control, onFinish }: { control: ReactElement; onFinish?: () => void }) {
  const [own] = useForm()
  form = own
  return (
    <Form form={own} onFinish={onFinish}>
      <Field name="field" label="此项" rules={[required('此项')]}>
        {control}
      </Field>
    </Form>
  )
}

test.each(CONTROLS)(
  'S5-11 S5-12 %s: empty is refused with the label, at the field and as a toast',
  async (_name, control) => {
    const onFinish = vi.fn()
    await renderPart(<Held control={control} onFinish={onFinish} />)
    form.submit()
    await expect.poll(() => form.getFieldError('field')).toEqual(['此项不能为空'])
    await expect
      .poll(() => document.querySelector('.ant-message')?.textContent)
      .toBe('此项不能为空')
    expect(onFinish).not.toHaveBeenCalled()
  },
)

test.each(CONTROLS)(
  'S5-11 %s: a refusal of the server is marked at the field',
  async (_name, control) => {
    await renderPart(<Held control={control} />)
    const fieldErrors = [{ field: 'field', message: '服务器不同意' }]
    showRefusal(form, new HttpError(400, { fieldErrors }, undefined, '有误'))
    await expect.poll(() => form.getFieldError('field')).toEqual(['服务器不同意'])
  },
)

test.each([[0], [false], [['a']], ['x'], [[1, 2]]])('S5-10 %o is a value', async (value) => {
  const onFinish = vi.fn()
  await renderPart(<Held control={<Silent />} onFinish={onFinish} />)
  form.setFieldValue('field', value)
  form.submit()
  await expect.poll(() => onFinish.mock.calls.length).toBe(1)
})

test.each([[null], [undefined], ['  '], [[]]])('S5-10 %o is empty', async (value) => {
  const onFinish = vi.fn()
  await renderPart(<Held control={<TextInput />} onFinish={onFinish} />)
  form.setFieldValue('field', value)
  await expect(form.validateFields()).rejects.toMatchObject({
    errorFields: [{ errors: ['此项不能为空'] }],
  })
})
