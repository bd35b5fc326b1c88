/**
 * Buttons that open a menu or a card of the kit. Both are fetched and made when they are first opened: a page has dozens
 * of such buttons, and hardly one of them is pressed.
 */
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { later } from './later'
import type { MenuEntry } from './menu-overlay'
import styles from './opener.module.css'

export type { MenuEntry }

/** Hangs on what it stands in, which must be placed itself. */
export const MenuOverlay = later(() => import('./menu-overlay').then((part) => part.MenuOverlay))
const CardOverlay = later(() => import('./card-overlay').then((part) => part.CardOverlay))

type Button = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'content' | 'title'>

interface MenuButtonProps extends Button {
  entries: readonly MenuEntry[]
  onChoose?: (key: string) => void
  /** The one that holds now. */
  chosen?: string
}

export function MenuButton({ entries, onChoose, chosen, ...button }: MenuButtonProps) {
  const { open, wanted, turn, opener } = useOpener()
  return (
    <span className={styles.place}>
      <button {...button} {...opener} aria-haspopup="menu" />
      {wanted && (
        <MenuOverlay
          entries={entries}
          chosen={chosen}
          onChoose={onChoose}
          open={open}
          onTurn={turn}
        />
      )}
    </span>
  )
}

interface CardButtonProps extends Button {
  title?: ReactNode
  content: (close: () => void) => ReactNode
  above?: boolean
}

export function CardButton({ title, content, above, ...button }: CardButtonProps) {
  const { open, wanted, turn, opener } = useOpener()
  return (
    <span className={styles.place}>
      <button {...button} {...opener} />
      {wanted && (
        <CardOverlay title={title} above={above} open={open} onTurn={turn}>
          {content(() => turn(false))}
        </CardOverlay>
      )}
    </span>
  )
}

function useOpener() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(false)
  const turn = (next: boolean) => {
    setWanted(true)
    setOpen(next)
    if (!next) button.current?.focus()
  }
  const opener = {
    ref: button,
    type: 'button',
    'aria-expanded': open,
    // A press outside the overlay closes it, also one on its own button, which then must not open it again.
    onPointerDown: () => {
      before.current = open
    },
    onClick: ({ detail }: { detail: number }) => turn(detail === 0 ? !open : !before.current),
  } as const
  return { open, wanted, turn, opener }
}
