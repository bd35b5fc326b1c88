/** What a file must be before it is sent (S5-24…S5-29). The server checks the same again. */
import { t } from '../i18n/texts'

export const DEFAULT_ACCEPT = ['jpg', 'jpeg', 'png', 'gif'] as const
export const DEFAULT_MAX_KB = 10240
export const DEFAULT_LIMIT = 1

export interface FileRule {
  /** File endings without the point. */
  accept?: readonly string[]
  maxKb?: number
  /** Neither side of a picture may be longer. */
  maxPx?: number
  limit?: number
  /** Looks into the file; answers what is wrong with it. */
  probe?: (file: Blob) => Promise<string | undefined>
}

/** In MB when whole, else in KB: `10MB`, `1500KB`. */
export const fileSize = (kb: number) => (kb % 1024 === 0 ? `${kb / 1024}MB` : `${kb}KB`)

/** Of a file in a list: `1.4MB`, `320KB`. */
export const shownSize = (bytes: number) =>
  bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)}MB`
    : `${Math.max(1, Math.round(bytes / 1024))}KB`

export const endingOf = (name: string) =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''

/** What a browser can show in an `img`. */
export const isPicture = (name: string) =>
  ['jpg', 'jpeg', 'png', 'gif', 'webp'].includes(endingOf(name))

/** The text to show, or undefined when name and size are fine. */
export function checkFile(
  { name, size }: { name: string; size: number },
  { accept = DEFAULT_ACCEPT, maxKb = DEFAULT_MAX_KB }: FileRule = {},
): string | undefined {
  if (!accept.includes(endingOf(name))) return t('file.type', { types: accept.join('、') })
  if (size > maxKb * 1024) return t('file.size', { size: fileSize(maxKb) })
  return undefined
}

export const checkPixels = (
  { width, height }: { width: number; height: number },
  { maxPx }: FileRule = {},
): string | undefined =>
  maxPx !== undefined && Math.max(width, height) > maxPx
    ? t('file.pixels', { px: maxPx })
    : undefined

/** S5-29. */
export const imageTip = ({
  accept = DEFAULT_ACCEPT,
  maxKb = DEFAULT_MAX_KB,
  limit = DEFAULT_LIMIT,
}: FileRule = {}) =>
  t('file.imageTip', { types: accept.join('、'), size: fileSize(maxKb), count: limit })

export interface Slot extends FileRule {
  /** Goes into the file's `type`. */
  type: string
}

/** S5-28: the first slot that takes such a file and has room; `taken` counts by slot type. */
export const firstFreeSlot = <S extends Slot>(
  slots: readonly S[],
  taken: ReadonlyMap<string, number>,
  name: string,
): S | undefined =>
  slots.find(
    ({ type, accept = DEFAULT_ACCEPT, limit = DEFAULT_LIMIT }) =>
      accept.includes(endingOf(name)) && (taken.get(type) ?? 0) < limit,
  )
