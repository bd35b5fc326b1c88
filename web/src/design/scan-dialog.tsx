/** The camera looks for a barcode; where there is none, a photo of it will do. */
import { CameraOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { barcodeReader } from '../lib/read-barcode'
import { LoadingFace } from './faces'
import styles from './scan-dialog.module.css'

interface ScanDialogProps {
  onFound: (barcode: string) => void
  onClose: () => void
}

/** Often enough for a steady hand, seldom enough for a phone. */
const PAUSE_MS = 250

export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'opening' | 'looking' | 'noCamera'>('opening')
  const [problem, setProblem] = useState('')
  const found = useEffectEvent(onFound)

  useEffect(() => {
    const ended = new AbortController()
    let stream: MediaStream | undefined
    const look = async () => {
      const read = await barcodeReader()
      // Without https there is no such member.
      stream = await navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } })
      const screen = video.current
      if (ended.signal.aborted || !stream || !screen) throw new Error('no camera')
      screen.srcObject = stream
      await screen.play()
      setState('looking')
      while (!ended.signal.aborted) {
        const barcode = screen.videoWidth > 0 ? await read(screen) : undefined
        if (barcode && !ended.signal.aborted) return found(barcode)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
    look()
      .catch(() => setState('noCamera'))
      .finally(() => ended.signal.aborted && stop(stream))
    return () => {
      ended.abort()
      stop(stream)
    }
  }, [])

  const take = async (file: File | undefined) => {
    if (!file) return
    setProblem('')
    try {
      const [read, picture] = await Promise.all([barcodeReader(), createImageBitmap(file)])
      const barcode = await read(picture)
      if (barcode) return onFound(barcode)
    } catch {
      // No picture: said below like one without a barcode.
    }
    setProblem('未识别到条形码，请对准条形码重新拍照，或直接输入')
  }

  return (
    <Modal open centered title="扫描条形码" footer={null} onCancel={onClose}>
      {state === 'noCamera' ? (
        <p className={styles.note}>无法使用摄像头，可拍照或选择照片识别。</p>
      ) : (
        <div className={styles.frame}>
          {state === 'opening' && <LoadingFace rows={3} />}
          <video ref={video} muted playsInline aria-label="摄像头画面" />
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button block icon={<CameraOutlined />} onClick={() => photo.current?.click()}>
        拍照识别
      </Button>
      <input
        ref={photo}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label="条形码照片"
        onChange={({ target }) => {
          void take(target.files?.[0])
          // The same photo may be chosen again.
          target.value = ''
        }}
      />
    </Modal>
  )
}

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
