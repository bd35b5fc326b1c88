/** 图片: the slots that the category asks for; each file says by its type in which one it lies. */
import type { Ref } from 'react'
import type { UploadFile } from '../../../api/files'
import { usePlaces } from '../../../blocks/form/places'
import type { Problem } from '../../../blocks/form/problems'
import { LoadingFace } from '../../../design/faces'
import { type ImageSlot, ImageSlots } from '../../../design/image-slots'
import { t } from '../../../i18n/texts'
import { isTransparentPng } from '../../../lib/png-alpha'
import type { ImageSlot as Asked } from './types'

interface SlotImagesProps {
  /** Undefined while they are on their way. */
  slots: readonly Asked[] | undefined
  bizType: string
  value?: readonly UploadFile[]
  onChange?: (files: UploadFile[]) => void
  disabled?: boolean
  id?: string
  ref?: Ref<HTMLElement>
}

export function SlotImages({ slots, value = [], onChange, ...props }: SlotImagesProps) {
  const { marks } = usePlaces('images')
  if (!slots) return <LoadingFace rows={2} />
  return (
    <ImageSlots
      {...props}
      label="商品图片"
      slots={slots.map(slotOf)}
      value={value}
      onChange={(files) => onChange?.(files.map(asPrimary))}
      faults={Object.fromEntries(
        marks
          .filter(({ now }) => !now)
          .flatMap(({ field, remark }) => slotIn(field).map((slot) => [slot, remark])),
      )}
    />
  )
}

/** What a submission would miss. Without any at all the field itself says so. */
export function emptySlots(slots: readonly Asked[] | undefined, value: unknown): Problem[] {
  const files = (value ?? []) as UploadFile[]
  if (files.length === 0) return []
  const filled = new Set(files.map(({ type }) => type))
  return (slots ?? [])
    .filter(({ required, code }) => required && !filled.has(code))
    .map(({ code, label }) => ({
      field: `images.${code}`,
      message: t('offer.slot', { slot: label }),
      missing: true,
    }))
}

export const TRANSPARENT = 'transparentPng'
const MAIN = 'main'

const slotOf = ({ code, label, most, required }: Asked): ImageSlot => ({
  type: code,
  label,
  required,
  limit: most,
  ...(code === TRANSPARENT && { accept: ['png'], probe: transparentProblem }),
})

const transparentProblem = async (file: Blob) =>
  (await isTransparentPng(file)) ? undefined : t('offer.transparent')

/** The main picture is the one that lists show. */
const asPrimary = (file: UploadFile): UploadFile =>
  Boolean(file.isPrimary) === (file.type === MAIN)
    ? file
    : { ...file, isPrimary: file.type === MAIN }

/** `images.transparentPng` and `images[transparentPng]` speak of one slot. */
const slotIn = (field: string) => {
  const [, slot] = /^images[.[](\w+)\]?$/.exec(field) ?? []
  return slot ? [slot] : []
}
