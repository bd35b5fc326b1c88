import { expect, test, vi } from 'vitest'
import { json, refusal, serve } from '../testkit/server'
import { DIRECT_OVER, uploadFile } from './files'
import { storage } from './storage'

const stored = {
  fileId: 7,
  fileName: 'x7.png',
  url: '/services/fileservice/api/files/x7.png',
  filePath: 'a/x7.png',
  size: 3,
  sha256: 'a',
  storedSha256: 'b',
}
const done = { success: true, message: '', data: stored }
const small = new File(['abc'], '主图.png', { type: 'image/png' })
const large = new File([new Uint8Array(DIRECT_OVER + 1)], '视频.mp4', { type: 'video/mp4' })

test('S7-14 a small file goes through the service, with its slot and progress', async () => {
  const server = serve({ 'POST fileservice/api/uploadAttachmentFile': done })
  const onProgress = vi.fn()
  const file = await uploadFile(small, { slot: 'main', bizType: 'OFFER', onProgress })
  expect(file).toMatchObject({ fileId: 7, name: '主图.png', type: 'main', url: stored.url })
  const form = server.asked[0]?.body as FormData
  expect([...form.keys()]).toEqual(['slot', 'bizType', 'file'])
  expect(onProgress.mock.calls.flat()).toEqual([40, 100])
})

test('S7-15 a pasted picture has no file behind it: its content goes as text', async () => {
  const server = serve({ 'POST fileservice/api/uploadSourceAttachmentFile': done })
  await uploadFile(small, { slot: 'main', bizType: 'OFFER', pasted: true })
  const form = server.asked[0]?.body as URLSearchParams
  expect(Object.fromEntries(form)).toEqual({
    fileName: '主图.png',
    slot: 'main',
    bizType: 'OFFER',
    base64: 'data:image/png;base64,YWJj',
  })
})

const signature = {
  dir: 'incoming/2/21/x/',
  key: 'incoming/2/21/x/视频.mp4',
  accessid: 'key',
  policy: 'p',
  signature: 's',
  host: '/services/fileservice/api/oss-upload',
}

test('S7-17 S7-18 a large file goes to the storage, which never sees the token', async () => {
  storage.token.set('secret')
  const server = serve({
    'POST fileservice/api/getOssSignature': {
      success: true,
      data: JSON.stringify({ ...signature, fields: { bucket: 'b' } }),
    },
    'POST fileservice/api/oss-upload': new Response(null, { status: 200 }),
    'POST fileservice/api/oss-complete': done,
  })
  expect((await uploadFile(large, { slot: 'video' })).fileId).toBe(7)
  const [signed, sent, completed] = server.asked
  expect(signed?.body).toEqual({ fileName: '视频.mp4', contentType: 'video/mp4', slot: 'video' })
  const form = sent?.body as FormData
  expect([...form.keys()]).toEqual([
    'key',
    'OSSAccessKeyId',
    'policy',
    'signature',
    'success_action_status',
    'bucket',
    'file',
  ])
  expect(form.get('success_action_status')).toBe('200')
  expect(form.get('key')).toBe(signature.key)
  expect(sent?.headers.get('Authorization')).toBeNull()
  expect(completed?.body).toEqual({ key: signature.key, slot: 'video' })
})

test('S5-25 S8-05 the text of a refusal is the one to show', async () => {
  const path = 'POST fileservice/api/uploadAttachmentFile'
  const message = '文件大小不能超过10MB，请重新上传'
  const server = serve({ [path]: refusal(413, { message }) })
  await expect(uploadFile(small)).rejects.toThrow(message)
  server.answer(path, json({ success: false, message: '文件类型必须是png' }))
  await expect(uploadFile(small)).rejects.toThrow('文件类型必须是png')
})

test('S7-18 a storage that refuses is said in its words or in ours', async () => {
  const server = serve({
    'POST fileservice/api/getOssSignature': { success: true, data: JSON.stringify(signature) },
    'POST fileservice/api/oss-upload': new Response('<Error/>', { status: 403 }),
  })
  await expect(uploadFile(large)).rejects.toThrow('文件没有存好，请重新上传')
  const message = '文件大小不能超过200MB，请重新上传'
  server.answer('POST fileservice/api/oss-upload', refusal(413, { message }))
  await expect(uploadFile(large)).rejects.toThrow(message)
})
