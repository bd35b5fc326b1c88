/** Reads a barcode from a picture: by the browser where it can, else by a library that is loaded only then. */
import { isBarcode } from './barcode'

type Picture = HTMLVideoElement | HTMLCanvasElement | ImageBitmap

interface Detector {
  detect(picture: Picture): Promise<{ rawValue: string }[]>
}

type DetectorClass = new (options: { formats: string[] }) => Detector

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128']

/** Answers undefined where there is none to be read. */
export type ReadBarcode = (picture: Picture) => Promise<string | undefined>

export async function barcodeReader(): Promise<ReadBarcode> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (Own) {
    const detector = new Own({ formats: FORMATS })
    return async (picture) => firstOf((await detector.detect(picture)).map((one) => one.rawValue))
  }
  const { BrowserMultiFormatOneDReader } = await import('@zxing/browser')
  const reader = new BrowserMultiFormatOneDReader()
  return async (picture) => {
    try {
      return firstOf([reader.decodeFromCanvas(drawn(picture)).getText()])
    } catch {
      // The library throws where it finds nothing.
      return undefined
    }
  }
}

const firstOf = (texts: readonly string[]) => texts.find((text) => isBarcode(text))

function drawn(picture: Picture): HTMLCanvasElement {
  if (picture instanceof HTMLCanvasElement) return picture
  const canvas = document.createElement('canvas')
  const video = picture instanceof HTMLVideoElement
  canvas.width = video ? picture.videoWidth : picture.width
  canvas.height = video ? picture.videoHeight : picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return canvas
}
