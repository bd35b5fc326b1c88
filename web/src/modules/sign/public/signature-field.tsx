/** Drawing with a finger, a pen or a mouse: a control that holds a PNG. */
import { ClearOutlined, UndoOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import SignaturePad from 'signature_pad'
import { tokens } from '../../../design/tokens'
import { useLatest } from '../../../lib/use-latest'
import styles from './sign.module.css'

interface SignatureFieldProps {
  id?: string
  value?: string
  onChange?: (picture: string | undefined) => void
}

/** Fine enough for paper, small enough for a call. */
const MOST_PIXELS = 2

export function SignatureField({ id, value, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const changed = useLatest(onChange)

  useEffect(() => {
    const place = canvas.current
    if (!place) return
    const drawing = new SignaturePad(place, { penColor: tokens.ink, minWidth: 1, maxWidth: 2.8 })
    pad.current = drawing
    const resize = () => {
      const ratio = Math.min(window.devicePixelRatio || 1, MOST_PIXELS)
      const strokes = drawing.toData()
      place.width = place.offsetWidth * ratio
      place.height = place.offsetHeight * ratio
      place.getContext('2d')?.scale(ratio, ratio)
      drawing.clear()
      drawing.fromData(strokes)
    }
    const tell = () => changed.current?.(drawing.isEmpty() ? undefined : drawing.toDataURL())
    resize()
    drawing.addEventListener('endStroke', tell)
    // A phone that is turned keeps what was drawn.
    const watch = new ResizeObserver(resize)
    watch.observe(place)
    return () => {
      watch.disconnect()
      drawing.removeEventListener('endStroke', tell)
      drawing.off()
    }
  }, [])

  const redraw = (keep: number) => {
    const drawing = pad.current
    if (!drawing) return
    const strokes = drawing.toData().slice(0, keep)
    drawing.clear()
    drawing.fromData(strokes)
    onChange?.(drawing.isEmpty() ? undefined : drawing.toDataURL())
  }
  const strokes = () => pad.current?.toData().length ?? 0
  return (
    <div className={styles.pad}>
      <canvas
        id={id}
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={value ? '手写签名区，已签名' : '手写签名区，未签名'}
      />
      {!value && <span className={styles.hint}>请在此处手写签名</span>}
      <div className={styles.padTools}>
        <Button
          size="small"
          icon={<UndoOutlined />}
          disabled={!value}
          onClick={() => redraw(strokes() - 1)}
        >
          撤销一笔
        </Button>
        <Button size="small" icon={<ClearOutlined />} disabled={!value} onClick={() => redraw(0)}>
          清除
        </Button>
      </div>
    </div>
  )
}
