import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../testkit/page'
import { serve } from '../../../testkit/server'
import { Complaints } from './complaints'

const PATH = 'admin/api/companies/2/complaints'
const row = {
  id: 7,
  companyId: 2,
  happenedDate: '2026-11-10',
  relatedCode: 'BP2611010001',
  content: '发货与宣传不符',
  createdByName: '张招商',
  createdDate: '2026-11-11 10:00:00',
  withdrawReason: '',
  withdrawnByName: '',
  rowVersion: 3,
}

beforeEach(() => page.viewport(1440, 900))

test('staff write a complaint down and take back what was untrue', async () => {
  const server = serve({
    [`GET ${PATH}`]: [row],
    [`POST ${PATH}`]: row,
    'POST admin/api/company-complaints/7/withdraw': { ...row, withdrawReason: '经核实为误会' },
  })
  await openPage(<Complaints companyId={2} />, { codes: ['company_assign'] })
  await page.getByRole('button', { name: '登记投诉' }).click()
  await page.getByLabelText('投诉内容').fill('太慢')
  await page.getByRole('button', { name: /^登\s*记$/ }).click()
  await expect.element(page.getByText('投诉内容长度不能少于5个字符')).toBeVisible()
  await page.getByLabelText('投诉内容').fill('  客服三天没有回复 ')
  await page.getByRole('button', { name: /^登\s*记$/ }).click()
  await expect
    .poll(() => server.asked.find((one) => one.call === `POST ${PATH}`)?.body)
    .toMatchObject({
      content: '客服三天没有回复',
      relatedCode: null,
    })

  await page.getByRole('button', { name: /^撤\s*销$/ }).click()
  await page.getByLabelText('撤销原因').fill('经核实为误会')
  await page.getByRole('button', { name: '撤销投诉' }).click()
  await expect
    .poll(() => server.asked.find((one) => one.call.endsWith('/withdraw'))?.body)
    .toEqual({ reason: '经核实为误会', rowVersion: 3 })
})

test('the company reads it and changes nothing', async () => {
  serve({
    [`GET ${PATH}`]: [
      { ...row, withdrawReason: '经核实为误会' },
      { ...row, id: 8 },
    ],
  })
  await openPage(<Complaints companyId={2} />)
  await expect.element(page.getByText('已撤销：经核实为误会')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
