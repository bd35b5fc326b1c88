import { Checkbox } from 'antd'

interface SaidSoProps {
  id?: string
  disabled?: boolean
  value?: boolean | null
  onChange?: (ticked: boolean) => void
  /** What is so where it is ticked. */
  words: string
}

/** A yes that needs no no beside it. */
export const SaidSo = ({ value, onChange, words, ...props }: SaidSoProps) => (
  <Checkbox
    {...props}
    checked={value === true}
    onChange={({ target }) => onChange?.(target.checked)}
  >
    {words}
  </Checkbox>
)
