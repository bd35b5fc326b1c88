import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../testkit/page'
import { portalAnswers, serve, wangfang } from '../../../testkit/server'
import { AvatarEdit } from './avatar-edit'

const answers = {
  ...portalAnswers(),
  'GET admin/api/getBizIndividualCenter': wangfang,
  'POST fileservice/api/uploadAttachmentPublicRead': {
    success: true,
    data: { fileId: 77, url: '/p.png' },
  },
  'POST admin/api/saveBizIndividualCenter': {},
}

const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') as Element

/** A real picture: the cropper reads its size. */
async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 300
  canvas.height = 200
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob as Blob], name, { type: 'image/png' })
}

beforeEach(() => page.viewport(1440, 900))

test('only small pictures are taken', async () => {
  serve(answers)
  await openPage(<AvatarEdit size={72} />)
  await userEvent.upload(chooser(), new File(['x'], '简历.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText(/jpg/)).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('a picture is cut to a square and kept with the other data of the person', async () => {
  const server = serve(answers)
  await openPage(<AvatarEdit size={72} />)
  await userEvent.upload(chooser(), await picture('头像.png'))
  const save = page.getByRole('button', { name: '保存头像' })
  await expect.element(save).toBeEnabled()
  await save.click()
  await expect.element(page.getByText('头像已更新')).toBeVisible()
  const sent = server.asked.find(({ call }) => call.endsWith('uploadAttachmentPublicRead'))
  const file = sent?.body instanceof FormData && sent.body.get('file')
  expect(file).toMatchObject({ name: 'avatar.jpg', type: 'image/jpeg' })
  const kept = server.asked.find(({ call }) => call.endsWith('saveBizIndividualCenter'))
  expect(kept?.body).toMatchObject({ nameCn: '王芳', imageUrl: [{ fileId: 77 }] })
})
