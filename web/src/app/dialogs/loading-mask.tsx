import { LoadingOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { t } from '../../i18n/texts'
import styles from './loading-mask.module.css'

export const MASK_DELAY_MS = 2000

export const useBusy = create<{ calls: number }>(() => ({ calls: 0 }))

/** Over the page once calls have kept the user waiting (S8-07). */
export function LoadingMask() {
  const busy = useBusy((state) => state.calls > 0)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!busy) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(true), MASK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [busy])
  if (!shown) return null
  return (
    <div className={styles.mask} role="status">
      <span className={styles.box}>
        <LoadingOutlined /> {t('http.loading')}
      </span>
    </div>
  )
}
