import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import type { UploadFile } from '../api/files'
import styles from './picture-preview.module.css'

interface PicturePreviewProps {
  pictures: readonly UploadFile[]
  /** Which one is open; none when undefined. */
  at: number | undefined
  onClose: () => void
}

/** Pictures in large, walked through by buttons or arrow keys. Stands only while it is open. */
export const PicturePreview = ({ at, ...props }: PicturePreviewProps) =>
  at === undefined || at < 0 ? null : <OpenPreview {...props} at={at} />

function OpenPreview({ pictures, at, onClose }: PicturePreviewProps & { at: number }) {
  const [current, setCurrent] = useState(at)
  const [full, setFull] = useState(false)
  const picture = pictures[current]
  if (!picture) return null
  const go = (by: number) => setCurrent((current + by + pictures.length) % pictures.length)
  const name = picture.title || picture.name
  return (
    <Modal
      open
      centered
      width={960}
      closable={{ 'aria-label': '关闭' }}
      onCancel={onClose}
      title={`${name}${pictures.length > 1 ? `（${current + 1}/${pictures.length}）` : ''}`}
      footer={
        <div className={styles.foot}>
          {pictures.length > 1 && (
            <>
              <Button icon={<LeftOutlined />} onClick={() => go(-1)}>
                上一张
              </Button>
              <Button icon={<RightOutlined />} onClick={() => go(1)}>
                下一张
              </Button>
            </>
          )}
          <Button onClick={() => setFull(!full)}>{full ? '适应窗口' : '原始大小'}</Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the whole dialog */}
      <div
        className={styles.view}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture in full is scrolled by keyboard
        tabIndex={0}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') go(1)
          if (key === 'ArrowLeft') go(-1)
        }}
      >
        <img className={full ? undefined : styles.fit} src={pictureOf(picture)} alt={name} />
      </div>
    </Modal>
  )
}

/** The server's own; the one in memory where the server gave none. */
export const pictureOf = ({ blobUrl, url }: UploadFile) => url || blobUrl || undefined

/** What is no picture opens in a window of its own, or is saved. */
export function openFile(file: UploadFile): void {
  const address = pictureOf(file)
  if (address) window.open(address, '_blank', 'noopener')
}
