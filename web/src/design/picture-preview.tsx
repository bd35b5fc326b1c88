import { Image } from 'antd'
import { useState } from 'react'
import type { UploadFile } from '../api/files'

interface PicturePreviewProps {
  sources: readonly (string | undefined)[]
  /** Which one is open; none when undefined. */
  at: number | undefined
  onClose: () => void
}

/** The pictures in large, to walk through. Stands only while it is open. */
export const PicturePreview = ({ at, ...props }: PicturePreviewProps) =>
  at === undefined || at < 0 ? null : <OpenPreview {...props} at={at} />

function OpenPreview({ sources, at, onClose }: PicturePreviewProps & { at: number }) {
  const [current, setCurrent] = useState(at)
  return (
    <Image.PreviewGroup
      items={sources.map((src) => src ?? '')}
      preview={{
        open: true,
        current,
        onChange: setCurrent,
        onOpenChange: (open) => !open && onClose(),
      }}
    />
  )
}

/** What is no picture opens in a window of its own, or is saved. */
export function openFile({ url, blobUrl }: UploadFile): void {
  const address = url ?? blobUrl
  if (address) window.open(address, '_blank', 'noopener')
}
