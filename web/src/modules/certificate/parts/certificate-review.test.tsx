import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Mark } from '../../../blocks/document/document'
import { certView } from '../../../testkit/certificates'
import { storeDetail } from '../../../testkit/documents'
import { openPage } from '../../../testkit/page'
import { serve } from '../../../testkit/server'
import CertificateReview from './certificate-review'

let marked: readonly Mark[] = []

function Desk({ decidable }: { decidable: boolean }) {
  const [marks, setMarks] = useState<Mark[]>([])
  marked = marks
  const detail = storeDetail(9, 'APPROVING')
  return (
    <CertificateReview detail={detail} marks={marks} onMarks={setMarks} decidable={decidable} />
  )
}

const open = (decidable = true) => {
  serve({
    'GET selection/api/vendor/certificate-submissions/9/items': [
      certView('a', { certId: 5, apprStatus: 'APPROVED' }),
      certView('b', { warnings: ['编号格式特殊：境外证书'] }),
    ],
  })
  return openPage(<Desk decidable={decidable} />)
}

beforeEach(() => page.viewport(1440, 900))

test('a refused item is a mark at its place; one in force is not decided again', async () => {
  await open()
  await expect.element(page.getByText('编号格式特殊：境外证书')).toBeVisible()
  await expect.element(page.getByText('已生效')).toBeVisible()
  await expect
    .element(page.getByRole('radiogroup', { name: '证照a的结论' }))
    .not.toBeInTheDocument()
  await page.getByText('不通过', { exact: true }).click()
  await page.getByRole('textbox', { name: '证照b不通过的原因' }).fill('缺页')
  expect(marked).toEqual([{ field: 'certList[1]', label: '证照b', remark: '缺页' }])
  await expect.element(page.getByText('共 2 张，1 张不通过，其余随驳回生效')).toBeVisible()
  await page.getByText('通过', { exact: true }).click()
  expect(marked).toEqual([])
})

test('whoever only reads decides nothing', async () => {
  await open(false)
  await expect.element(page.getByText('编号格式特殊：境外证书')).toBeVisible()
  await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument()
})
