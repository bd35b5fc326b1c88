import { findDictItem, useDictionary } from '../state/dictionary'
import { Chip, type ChipTone } from './chip'
import { StatusTag, statusLook } from './status-tag'

interface DictTagProps {
  type: string
  value: string | null | undefined
}

/** A dictionary's word in its colour; a state with its icon, an unknown value as it is. */
export function DictTag({ type, value }: DictTagProps) {
  const item = useDictionary(({ items }) => findDictItem(items, type, value ?? ''))
  if (!value) return '-'
  const look = statusLook(value)
  const label = item?.label ?? value
  if (look) return <StatusTag look={look}>{label}</StatusTag>
  return <Chip tone={TONES[item?.color ?? '']}>{label}</Chip>
}

/** The dictionary's colour names. */
const TONES: Record<string, ChipTone> = {
  blue: 'blue',
  red: 'red',
  green: 'green',
  teal: 'teal',
  orange: 'orange',
  'dark-grey': 'dark',
}
