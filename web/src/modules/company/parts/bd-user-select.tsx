/** A colleague of 招商, by name. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { http } from '../../../api/http'
import { type Option, Select } from '../../../design/select'

interface BdUserSelectProps {
  value?: number
  onChange?: (id: number) => void
  id?: string
}

/** Who may look after a company; nobody while the names are not known. */
export function useBdUsers(): readonly Option[] {
  const { data } = useQuery({
    queryKey: ['bd-users'],
    queryFn: () =>
      http.get<{ id: number; nameCn: string }[]>('admin/api/companies/bd-users', {
        hideMask: true,
        hideError: true,
      }),
  })
  return useMemo(
    () => (data ?? []).map(({ id, nameCn }) => ({ value: String(id), label: nameCn })),
    [data],
  )
}

export function BdUserSelect(props: BdUserSelectProps) {
  const options = useBdUsers()
  return (
    <Select
      id={props.id}
      value={props.value === undefined ? undefined : String(props.value)}
      onChange={(id: string) => props.onChange?.(Number(id))}
      options={options}
    />
  )
}
