import { Select, type SelectProps } from './select'

export interface NumberChoice extends Omit<SelectProps, 'options' | 'value' | 'onChange'> {
  value?: number | null
  onChange?: (id: number | undefined) => void
}

/** A choice of rows by their numbers. */
export const IdSelect = ({
  value,
  onChange,
  ...props
}: NumberChoice & Pick<SelectProps, 'options'>) => (
  <Select
    {...props}
    // A bare number says nothing while the names are on their way.
    value={
      value && props.options.some((option) => option.value === String(value))
        ? String(value)
        : undefined
    }
    onChange={(id?: string) => onChange?.(id === undefined ? undefined : Number(id))}
  />
)
