import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Upload, UploadFile } from '../api/files'
import { renderPart } from '../testkit/parts'
import { type ImageSlot, ImageSlots } from './image-slots'
import { UploadCard, type UploadCardProps } from './upload-card'
import { UploadTransport } from './use-uploads'

const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
let nextId = 0
const stored: Upload = async (file) => ({ fileId: ++nextId, name: file.name, url: '' })
const upload = vi.fn<Upload>()
beforeEach(() => {
  nextId = 0
  upload.mockReset().mockImplementation(stored)
})

function Held(props: UploadCardProps & { first?: UploadFile[] }) {
  const [value, onChange] = useState<UploadFile[]>(props.first ?? [])
  return (
    <UploadTransport value={upload}>
      <UploadCard label="图片" {...props} value={value} onChange={onChange} />
      <output>{value.map(({ name, type }) => `${type ?? ''}:${name}`).join(' ')}</output>
    </UploadTransport>
  )
}

const value = () => page.getByRole('status').last()
const area = () => page.getByRole('region', { name: '图片' }).element()

/** A picture that a browser can really open. */
async function picture(name: string, side = 4): Promise<File> {
  const canvas = new OffscreenCanvas(side, side)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

function carrying(files: File[]) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}
const drop = (files: File[]) =>
  area().dispatchEvent(
    new DragEvent('drop', { dataTransfer: carrying(files), bubbles: true, cancelable: true }),
  )
const paste = (files: File[]) =>
  area().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: carrying(files), bubbles: true }),
  )

test('S5-27 several files by drag while there is room, then no more', async () => {
  await renderPart(<Held limit={2} />)
  drop([await picture('a.png'), await picture('b.png'), await picture('c.png')])
  await expect.element(value()).toHaveTextContent(':a.png :b.png')
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('最多上传2个文件')
  await expect.element(page.getByRole('button', { name: '上传图片' })).not.toBeInTheDocument()
})

test('S5-27 S9-05 one file unless told, by paste as well', async () => {
  await renderPart(<Held />)
  paste([await picture('a.png'), await picture('b.png')])
  await expect.element(value()).toHaveTextContent(':a.png')
  expect(upload).toHaveBeenCalledOnce()
  expect(upload).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ pasted: true }),
  )
})

test.each([
  ['S5-24', 'a.pdf', {}, '文件类型必须是jpg、jpeg、png、gif'],
  ['S5-25', 'a.png', { maxKb: 0 }, '文件大小不能超过0MB，请重新上传'],
  ['S5-26', 'a.png', { maxPx: 3 }, '长度或宽度不能超过3px'],
])(
  '%s a file that may not be is refused with its text and not sent',
  async (_id, name, rule, text) => {
    await renderPart(<Held {...rule} />)
    drop([await picture(name)])
    await expect.element(page.getByRole('alert').first()).toHaveTextContent(text)
    expect(upload).not.toHaveBeenCalled()
  },
)

test('S5-29 the tip names formats, weight and count', async () => {
  await renderPart(<Held limit={6} accept={['jpg', 'png']} />)
  const tip = '建议尺寸800*800px，支持jpg、png格式，单张不超过10MB，最多6张'
  await expect.element(page.getByText(tip)).toBeVisible()
})

test('S2-35 shows the picture and the progress at once, and can be cancelled', async () => {
  upload.mockImplementation(
    (_file, { onProgress, signal } = {}) =>
      new Promise((_done, fail) => {
        onProgress?.(64)
        signal?.addEventListener('abort', () => fail(signal.reason))
      }),
  )
  await renderPart(<Held />)
  drop([await picture('a.png')])
  await expect.element(page.getByText('上传中 64%')).toBeVisible()
  expect(area().querySelector('img')?.src).toMatch(/^blob:/)
  await page.getByRole('button', { name: '取消 a.png' }).click()
  await expect.element(page.getByRole('button', { name: '上传图片' })).toBeVisible()
  await expect.element(value()).toBeEmptyDOMElement()
})

test('S2-35 says why it failed, and is tried again', async () => {
  upload.mockRejectedValueOnce(new Error('网络中断'))
  await renderPart(<Held />)
  drop([await picture('a.png')])
  await expect.element(page.getByText('网络中断')).toBeVisible()
  await page.getByRole('button', { name: '重试 a.png' }).click()
  await expect.element(value()).toHaveTextContent(':a.png')
})

test('S2-35 files are removed and opened by the keyboard', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const first = [{ fileId: 1, name: '授权书.pdf', url: '/x.pdf' }]
  await renderPart(<Held look="list" accept={['pdf']} first={first} />)
  page.getByRole('button', { name: '打开 授权书.pdf' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledWith('/x.pdf', '_blank', 'noopener')
  await page.getByRole('button', { name: '删除 授权书.pdf' }).click()
  await expect.element(value()).toBeEmptyDOMElement()
})

test('S2-35 pictures are walked through in large by the keyboard', async () => {
  const first = ['a.png', 'b.png'].map((name, at) => ({ fileId: at + 1, name, url: BLANK }))
  await renderPart(<Held limit={2} first={first} />)
  await page.getByRole('button', { name: '预览 a.png' }).click()
  await expect.element(page.getByRole('dialog', { name: 'a.png（1/2）' })).toBeVisible()
  page.getByAltText('a.png').element().parentElement?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('dialog', { name: 'b.png（2/2）' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

const slots: ImageSlot[] = [
  { type: 'main', label: '主图', required: true },
  { type: 'transparent', label: '透明图', accept: ['png'] },
  { type: 'front', label: '正面' },
]

function HeldSlots() {
  const [files, onChange] = useState<UploadFile[]>([])
  return (
    <UploadTransport value={upload}>
      <ImageSlots slots={slots} value={files} onChange={onChange} faults={{ main: '有白边' }} />
      <output>{files.map(({ name, type }) => `${type}:${name}`).join(' ')}</output>
    </UploadTransport>
  )
}

test('S5-28 each file goes to the first free slot that takes it', async () => {
  await renderPart(<HeldSlots />)
  drop([await picture('a.jpg'), await picture('b.jpg'), await picture('c.png')])
  await expect.element(value()).toHaveTextContent('main:a.jpg front:b.jpg transparent:c.png')
  expect(upload.mock.calls.map(([, options]) => options?.slot)).toEqual([
    'main',
    'front',
    'transparent',
  ])
  drop([await picture('d.png')])
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('最多上传3个文件')
})

test('S5-30 a required place says so', async () => {
  await renderPart(<HeldSlots />)
  await expect.element(page.getByRole('button', { name: '上传主图，必填' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '上传正面', exact: true })).toBeVisible()
})
