import { Popover } from 'antd'
import type { ReactNode } from 'react'
import styles from './opener.module.css'

interface CardOverlayProps {
  title?: ReactNode
  children: ReactNode
  above?: boolean
  open: boolean
  onTurn: (open: boolean) => void
}

export const CardOverlay = ({ title, children, above = false, open, onTurn }: CardOverlayProps) => (
  <Popover
    open={open}
    onOpenChange={onTurn}
    trigger="click"
    placement={above ? 'top' : 'bottomRight'}
    // On a phone its button is not at the edge: the card moves rather than being cut.
    align={{ overflow: { shiftX: true, adjustY: true } }}
    title={title}
    content={open && children}
    destroyOnHidden
  >
    <span className={styles.anchor} />
  </Popover>
)
