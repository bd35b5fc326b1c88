import { Input } from 'antd'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { HttpError } from '../api/errors'
import { openPage } from '../testkit/page'
import { Field, Form, useForm } from './form'
import { useSending } from './use-sending'

/** A form whose deed the test ends when it likes. */
function Sample({ work, byForm }: { work: () => Promise<unknown>; byForm?: boolean }) {
  const [form] = useForm<{ name: string }>()
  const { busy, send } = useSending()
  return (
    <Form form={form} onFinish={() => send(work, byForm ? form : undefined)}>
      <Field name="name" label="名称">
        <Input />
      </Field>
      <button type="submit">{busy ? '发送中' : '发送'}</button>
    </Form>
  )
}

const problem = { fieldErrors: [{ field: 'name', message: '名称已存在' }] }
const refused = new HttpError(400, problem, undefined, '请求有误')

test('a second click while it runs does nothing', async () => {
  let times = 0
  let finish: (value?: unknown) => void = () => undefined
  const work = () => {
    times += 1
    return new Promise((resolve) => {
      finish = resolve
    })
  }
  await openPage(<Sample work={work} />)
  const button = page.getByRole('button')
  await button.click()
  await expect.element(button).toHaveTextContent('发送中')
  await button.click()
  expect(times).toBe(1)
  finish()
  await expect.element(button).toHaveTextContent(/^发送$/)
  await button.click()
  expect(times).toBe(2)
  finish()
})

test('a form shows the refusal at its field, anything else as a toast', async () => {
  await openPage(<Sample byForm work={() => Promise.reject(refused)} />)
  await page.getByRole('button').click()
  await expect.element(page.getByText('名称已存在').first()).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('button')).toHaveTextContent(/^发送$/)

  await openPage(<Sample work={() => Promise.reject(new Error('网络不通'))} />)
  await page.getByRole('button').click()
  await expect.element(page.getByText('网络不通')).toBeVisible()
})
