import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../testkit/page'
import { serve } from '../../testkit/server'
import type { FieldFact } from '../document/facts'
import { FieldValue } from './field-value'
import { Opening } from './kept-back'

const account: FieldFact = { name: 'bankAccount', label: '银行账号', kind: 'text', sensitive: true }
const card: FieldFact = { name: 'legalIdFront', label: '法人身份证人像面', kind: 'files' }
const files = [{ fileId: 7, name: '人像面.png', url: '' }]
const POST = 'POST admin/api/companies/2/unmask'

const fields = (decides = false) => (
  <Opening path="admin/api/companies/2" decides={decides}>
    <FieldValue field={account} value="6222***********7777" />
    <FieldValue field={card} value={files} />
  </Opening>
)

beforeEach(() => page.viewport(1440, 900))

test('whoever holds the code opens one at a time', async () => {
  const server = serve({ [POST]: { field: 'bankAccount', value: '6222020200008887777', url: '' } })
  await openPage(fields(), { codes: ['company_viewSensitive'] })
  await expect.element(page.getByText('6222***********7777')).toBeVisible()
  expect(server.asked.filter(({ call }) => call === POST)).toHaveLength(0)
  await page.getByRole('button', { name: '查看银行账号' }).click()
  await expect.element(page.getByText('6222020200008887777')).toBeVisible()
  expect(server.asked.filter(({ call }) => call === POST).map(({ body }) => body)).toEqual([
    { field: 'bankAccount' },
  ])
})

test('whoever decides opens the picture through its call', async () => {
  const url = 'data:image/png;base64,iVBORw0KGgo='
  serve({ [POST]: { field: 'legalIdFront', value: '', url } })
  await openPage(fields(true))
  await page.getByRole('button', { name: '查看法人身份证人像面' }).click()
  await expect.element(page.getByRole('img', { name: '人像面.png' })).toHaveAttribute('src', url)
})

test('nobody else finds a way', async () => {
  serve({})
  await openPage(fields())
  await expect.element(page.getByText('人像面.png')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
