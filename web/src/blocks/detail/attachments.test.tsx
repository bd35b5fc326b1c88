import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storeDetail } from '../../testkit/documents'
import { openPage } from '../../testkit/page'
import { serve } from '../../testkit/server'
import { Attachments, filesOf } from './attachments'

test('every file of a document is found once, wherever it stands', () => {
  const detail = {
    screenshot: [{ fileId: 7 }, { fileId: 8 }],
    skus: [{ name: 'a', pictures: [{ fileId: 8 }, { fileId: 9 }] }],
    link: { fileId: '10' },
  }
  expect(filesOf(detail)).toEqual([7, 8, 9])
})

test('they come as one archive, and not the files of earlier versions', async () => {
  const server = serve({
    'POST fileservice/api/files/zip': new Response(new Blob(['zip'])),
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:archive')
  const detail = { ...storeDetail(7, 'APPROVED'), screenshot: [{ fileId: 70, name: 'a.png' }] }
  await openPage(<Attachments detail={detail} />)
  await page.getByRole('button', { name: '下载附件 1' }).click()
  await expect.element(page.getByText('下载完成')).toBeVisible()
  expect(server.asked[0]?.body).toEqual({ ids: [70] })
})
