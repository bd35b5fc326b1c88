/** Whether a picture is a PNG that can be seen through: it has an alpha channel, or names transparent colours. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const COLOUR_TYPE = 25
const WITH_ALPHA: readonly number[] = [4, 6]
const CHUNKS = 33

/** The header and what stands before the pixels are enough; a large picture is not read as a whole. */
const HEAD_BYTES = 256 * 1024

export async function isTransparentPng(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (!SIGNATURE.every((byte, place) => bytes[place] === byte)) return false
  return WITH_ALPHA.includes(bytes[COLOUR_TYPE] ?? -1) || namesTransparency(bytes)
}

/** `tRNS` stands before the first `IDAT`. */
function namesTransparency(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer)
  for (let at = CHUNKS; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'tRNS') return true
    if (name === 'IDAT' || name === 'IEND') return false
    at += view.getUint32(at) + 12
  }
  return false
}
