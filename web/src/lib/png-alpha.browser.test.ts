import { expect, test } from 'vitest'
import { isTransparentPng } from './png-alpha'

const drawn = (type: string, alpha: boolean) => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 4
  const pen = canvas.getContext('2d', { alpha })
  pen?.fillRect(0, 0, 2, 2)
  return new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob as Blob), type))
}

/** A PNG's header of a colour type, followed by the chunks named. */
function png(colourType: number, ...chunks: string[]): Blob {
  const chunk = (name: string, data: number[]) => [
    ...[0, 0, 0, data.length],
    ...[...name].map((letter) => letter.charCodeAt(0)),
    ...data,
    ...[0, 0, 0, 0],
  ]
  const head = chunk('IHDR', [0, 0, 0, 4, 0, 0, 0, 4, 8, colourType, 0, 0, 0])
  return new Blob([
    new Uint8Array([
      ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      ...head,
      ...chunks.flatMap((name) => chunk(name, [0])),
    ]),
  ])
}

test('S5-30 a PNG with an alpha channel is transparent', async () => {
  expect(await isTransparentPng(await drawn('image/png', true))).toBe(true)
  expect(await isTransparentPng(png(4, 'IDAT'))).toBe(true)
  expect(await isTransparentPng(png(3, 'PLTE', 'tRNS', 'IDAT'))).toBe(true)
})

test('S5-30 a JPEG, an opaque PNG and what is no picture are not', async () => {
  expect(await isTransparentPng(await drawn('image/jpeg', true))).toBe(false)
  expect(await isTransparentPng(png(2, 'IDAT', 'tRNS'))).toBe(false)
  expect(await isTransparentPng(png(3, 'PLTE', 'IDAT'))).toBe(false)
  expect(await isTransparentPng(new Blob(['no picture']))).toBe(false)
  expect(await isTransparentPng(new Blob([]))).toBe(false)
})
