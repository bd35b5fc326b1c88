/** One part in a test, inside the kit as the portal sets it up. */
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import type { DictItem } from '../api/calls'
import { KitFrame } from '../design/kit-frame'
import { useDictionary } from '../state/dictionary'

export const renderPart = (part: ReactNode) => render(part, { wrapper: KitFrame })

/** Fills a dictionary from `value label` pairs. */
export function fillDictionary(type: string, items: Record<string, string | Partial<DictItem>>) {
  const given = Object.entries(items).map(([value, item]) => ({
    type,
    value,
    label: value,
    color: '',
    liveRoom: '',
    disabled: false,
    sort: 0,
    children: [],
    ...(typeof item === 'string' ? { label: item } : item),
  }))
  useDictionary.setState({ items: given })
}
