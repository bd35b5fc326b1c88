/** A colleague of 招商, by name. */
import { useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'
import { Select } from '../../../design/select'

interface BdUserSelectProps {
  value?: number
  onChange?: (id: number) => void
  id?: string
}

export function BdUserSelect(props: BdUserSelectProps) {
  const { data = [] } = useQuery({
    queryKey: ['bd-users'],
    queryFn: () =>
      http.get<{ id: number; nameCn: string }[]>('admin/api/companies/bd-users', {
        hideMask: true,
        hideError: true,
      }),
  })
  return (
    <Select
      id={props.id}
      value={props.value === undefined ? undefined : String(props.value)}
      onChange={(id: string) => props.onChange?.(Number(id))}
      options={data.map(({ id, nameCn }) => ({ value: String(id), label: nameCn }))}
    />
  )
}
