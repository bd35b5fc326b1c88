import { dictLabel, useDictionary } from '../state/dictionary'

interface DictTextProps {
  type: string
  value: unknown
}

/** The words of one value or of several, without colour. */
export function DictText({ type, value }: DictTextProps) {
  const items = useDictionary((state) => state.items)
  const values = [value].flat().filter((one) => typeof one === 'string' && one !== '')
  if (values.length === 0) return '-'
  return values.map((one) => dictLabel(items, type, String(one))).join('、')
}
