/** A box that searches while one types: it waits for a pause, and never asks in the middle of a syllable. */
import { useEffect, useState } from 'react'
import { TextInput, type TextInputProps } from './text-input'

/** Long enough to type on, short enough not to wait for. */
const PAUSE_MS = 300

interface SearchInputProps extends Omit<TextInputProps, 'onChange' | 'trim'> {
  onChange: (value: string) => void
}

export function SearchInput({ value, onChange, ...props }: SearchInputProps) {
  // What was typed and not asked for yet; an input method may still be at it.
  const [typed, setTyped] = useState<string>()
  const [composing, setComposing] = useState(false)
  const search = (text: string | undefined) => {
    if (text === undefined) return
    setTyped(undefined)
    if (text.trim() !== (value ?? '')) onChange(text.trim())
  }
  useEffect(() => {
    if (typed === undefined || composing) return
    const pause = setTimeout(search, PAUSE_MS, typed)
    return () => clearTimeout(pause)
  })
  return (
    <TextInput
      allowClear
      {...props}
      trim={false}
      value={typed ?? value}
      onChange={setTyped}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && search(typed)}
      onBlur={() => search(typed)}
    />
  )
}
