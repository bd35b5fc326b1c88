import { useState } from 'react'
import { factOf } from '../../../api/facts'
import { itemForm } from '../../../api/forms/ItemForm.gen'
import { NumberInput } from '../../../design/number-input'
import { formatFigure } from '../../../lib/money'
import styles from './board.module.css'

interface InlineFigureProps {
  /** Whose figure it is, for those who do not see the row. */
  of: string
  field: 'planStock' | 'talkMinutes'
  value: number
  /** Left out where it cannot be changed. */
  onSave?: (value: number) => Promise<unknown>
}

/** A figure that becomes a field when it is pressed; Enter or leaving keeps it, Esc does not. */
export function InlineFigure({ of, field, value, onSave }: InlineFigureProps) {
  const [draft, setDraft] = useState<number>()
  const [open, setOpen] = useState(false)
  // What is on its way shows already; a refusal shows the old figure again.
  const [sent, setSent] = useState<number>()
  const { label, low, high } = factOf(itemForm, field)
  if (!onSave) return <span className="figures">{formatFigure(value)}</span>
  const keep = async () => {
    setOpen(false)
    if (!open || draft === undefined || draft === value) return
    setSent(draft)
    await onSave(draft).catch(() => undefined)
    setSent(undefined)
  }
  if (!open)
    return (
      <button
        type="button"
        className={`${styles.figure} figures`}
        aria-label={`${label} ${of} ${value}`}
        title={`修改${label}`}
        onClick={() => {
          setDraft(value)
          setOpen(true)
        }}
      >
        {formatFigure(sent ?? value)}
      </button>
    )
  return (
    <NumberInput
      autoFocus
      kind="int"
      size="small"
      className={styles.figureInput}
      min={low}
      max={high}
      aria-label={`${label} ${of}`}
      value={draft}
      onFocus={({ target }) => target.select()}
      onChange={setDraft}
      onBlur={keep}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') {
          setDraft(undefined)
          setOpen(false)
        }
      }}
    />
  )
}
