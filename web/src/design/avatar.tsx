import { useState } from 'react'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  /** The picture; without one, or when it fails, the first character of the name. */
  url?: string
  size?: number
}

export function Avatar({ name, url, size = 28 }: AvatarProps) {
  const [failed, setFailed] = useState('')
  const box = { width: size, height: size, fontSize: size * 0.46 }
  return (
    <span className={styles.avatar} style={box} aria-hidden="true">
      {url && url !== failed ? (
        <img src={url} alt="" width={size} height={size} onError={() => setFailed(url)} />
      ) : (
        ([...name][0] ?? '')
      )}
    </span>
  )
}
