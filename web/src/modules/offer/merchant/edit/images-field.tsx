/** 图片: the slots that the category asks for; each file says by its type in which one it lies. */
import type { Ref } from 'react'
import type { UploadFile } from '../../../../api/files'
import { usePlaces } from '../../../../blocks/form/places'
import { LoadingFace } from '../../../../design/faces'
import { type ImageSlot, ImageSlots } from '../../../../design/image-slots'
import { t } from '../../../../i18n/texts'
import { isTransparentPng } from '../../../../lib/png-alpha'
import type { Slot } from './calls'
import { useLive } from './live'

interface ImagesFieldProps {
  value?: readonly UploadFile[]
  onChange?: (files: UploadFile[]) => void
  disabled?: boolean
  id?: string
  ref?: Ref<HTMLElement>
}

export function ImagesField({ value = [], onChange, ...props }: ImagesFieldProps) {
  const slots = useLive((live) => live.slots)
  const { marks } = usePlaces('images')
  if (!slots) return <LoadingFace rows={2} />
  return (
    <ImageSlots
      {...props}
      label="商品图片"
      bizType="offer"
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

export const TRANSPARENT = 'transparentPng'
const MAIN = 'main'

const slotOf = ({ code, label, most, required }: Slot): ImageSlot => ({
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
