import { expect, test } from 'vitest'
import { checkFile, checkPixels, fileSize, firstFreeSlot, imageTip, shownSize } from './file-checks'

test('S5-24 S9-05 the ending must be one of the accepted, whatever its case', () => {
  expect(checkFile({ name: 'a.JPG', size: 1 })).toBeUndefined()
  expect(checkFile({ name: 'a.jpg.exe', size: 1 })).toBe('文件类型必须是jpg、jpeg、png、gif')
  expect(checkFile({ name: 'jpg', size: 1 })).toBe('文件类型必须是jpg、jpeg、png、gif')
  expect(checkFile({ name: 'a.jpg', size: 1 }, { accept: ['pdf'] })).toBe('文件类型必须是pdf')
})

test('S5-25 S9-05 up to 10240 KB to the byte', () => {
  expect(checkFile({ name: 'a.png', size: 10240 * 1024 })).toBeUndefined()
  expect(checkFile({ name: 'a.png', size: 10240 * 1024 + 1 })).toBe(
    '文件大小不能超过10MB，请重新上传',
  )
  expect(checkFile({ name: 'a.png', size: 501 * 1024 }, { maxKb: 500 })).toBe(
    '文件大小不能超过500KB，请重新上传',
  )
})

test.each([
  [10240, '10MB'],
  [1024, '1MB'],
  [1500, '1500KB'],
  [500, '500KB'],
])('S5-25 %s KB reads %s', (kb, text) => expect(fileSize(kb)).toBe(text))

test.each([
  [100, '1KB'],
  [320 * 1024, '320KB'],
  [1.44 * 1024 * 1024, '1.4MB'],
])('a file of %s bytes reads %s', (bytes, text) => expect(shownSize(bytes)).toBe(text))

test('S5-26 neither side may be longer, where a limit is given', () => {
  expect(checkPixels({ width: 800, height: 801 }, { maxPx: 800 })).toBe('长度或宽度不能超过800px')
  expect(checkPixels({ width: 800, height: 800 }, { maxPx: 800 })).toBeUndefined()
  expect(checkPixels({ width: 9000, height: 9000 })).toBeUndefined()
})

test('S5-29 the tip names size, formats, weight and count', () => {
  expect(imageTip({ accept: ['jpg', 'png'], limit: 6 })).toBe(
    '建议尺寸800*800px，支持jpg、png格式，单张不超过10MB，最多6张',
  )
})

test('S5-28 a file goes to the first free slot that takes its type', () => {
  const slots = [
    { type: 'main' },
    { type: 'transparent', accept: ['png'] },
    { type: 'front' },
    { type: 'video', accept: ['mp4'] },
  ]
  const none = new Map<string, number>()
  expect(firstFreeSlot(slots, none, 'a.jpg')?.type).toBe('main')
  expect(firstFreeSlot(slots, new Map([['main', 1]]), 'a.jpg')?.type).toBe('front')
  expect(firstFreeSlot(slots, new Map([['main', 1]]), 'a.png')?.type).toBe('transparent')
  expect(firstFreeSlot(slots, none, 'a.mp4')?.type).toBe('video')
  expect(firstFreeSlot(slots, none, 'a.exe')).toBeUndefined()
  expect(firstFreeSlot(slots, new Map([['video', 1]]), 'b.mp4')).toBeUndefined()
})
