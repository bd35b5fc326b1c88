/** The pictures of an offer, each under the name of its slot. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UploadFile } from '../../../api/files'
import { type Marked, Remark } from '../../../blocks/detail/read-groups'
import { Thumb } from '../../../design/cells'
import { FileList } from '../../../design/file-list'
import { Card } from '../../../design/page'
import { PicturePreview, pictureOf } from '../../../design/picture-preview'
import { offerCalls, offerKeys } from './calls'
import styles from './offer-content.module.css'
import type { ImageSlot, OfferDetail } from './types'

interface Placed {
  key: string
  caption: string
  file?: UploadFile
}

/** In the order of the slots; a slot with several counts them, a required one without any shows so. */
export function placed(images: readonly UploadFile[], slots: readonly ImageSlot[]): Placed[] {
  const known = new Set(slots.map(({ code }) => code))
  const others = images.filter(({ type }) => !known.has(type ?? ''))
  const inSlots = slots.flatMap(({ code, label, required }): Placed[] => {
    const here = images.filter(({ type }) => type === code)
    if (here.length === 0) return required ? [{ key: code, caption: label }] : []
    return here.map((file, at) => ({
      key: String(file.fileId),
      caption: here.length > 1 ? `${label} ${at + 1}` : label,
      file,
    }))
  })
  return [
    ...inSlots,
    ...others.map((file) => ({ key: String(file.fileId), caption: file.name, file })),
  ]
}

interface OfferPicturesProps {
  offer: OfferDetail
  marked?: Marked
}

export function OfferPictures({ offer, marked }: OfferPicturesProps) {
  const { categoryCode, formType } = offer
  const { data: slots = [] } = useQuery({
    queryKey: offerKeys.imageSlots(categoryCode, formType),
    queryFn: () => offerCalls.imageSlots(categoryCode, formType),
  })
  return <PicturesCard of={offer} slots={slots} marked={marked} />
}

interface PicturesCardProps {
  of: Partial<Pick<OfferDetail, 'images' | 'detailImages' | 'videos'>>
  slots: readonly ImageSlot[]
  marked?: Marked
}

export function PicturesCard({ of, slots, marked }: PicturesCardProps) {
  const { images = [], detailImages = [], videos = [] } = of
  const [at, setAt] = useState<number>()
  const all = placed(images, slots)
  const pictures = all.flatMap(({ file, caption }) => (file ? [{ ...file, title: caption }] : []))
  return (
    <Card title="图片" hint={pictures.length > 0 ? `${pictures.length} 张，点击放大` : undefined}>
      {all.length === 0 && '-'}
      <ul className={`${styles.pictures} ${marked?.remarks.has('images') ? styles.marked : ''}`}>
        {all.map(({ key, caption, file }) => (
          <li key={key}>
            {file ? (
              <button
                type="button"
                aria-label={`放大 ${caption}`}
                onClick={() => setAt(pictures.findIndex(({ fileId }) => fileId === file.fileId))}
              >
                <Thumb src={pictureOf(file)} size="fill" />
              </button>
            ) : (
              <span className={styles.missing}>未上传</span>
            )}
            <span>{caption}</span>
          </li>
        ))}
      </ul>
      <Remark of={marked} at="images" />
      {detailImages.length > 0 && (
        <div className={styles.files}>
          <h3>详情图 {detailImages.length} 张</h3>
          <FileList files={detailImages} />
          <Remark of={marked} at="detailImages" />
        </div>
      )}
      {videos.length > 0 && (
        <div className={styles.files}>
          <h3>主图视频</h3>
          <FileList files={videos} />
          <Remark of={marked} at="videos" />
        </div>
      )}
      <PicturePreview pictures={pictures} at={at} onClose={() => setAt(undefined)} />
    </Card>
  )
}
