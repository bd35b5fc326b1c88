/** The companies whose view staff may take. */
import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { calls } from '../../api/calls'
import { viewAddress } from '../../api/viewing'
import { ErrorFace, LoadingFace } from '../../design/faces'
import listStyles from '../../modules/identity/parts/company-list.module.css'

export function Viewable({ onChosen }: { onChosen: () => void }) {
  const [typed, setTyped] = useState('')
  const word = useDeferredValue(typed.trim())
  const { data, error, refetch } = useQuery({
    queryKey: ['viewable', word],
    queryFn: () => calls.viewable(word),
    placeholderData: (before) => before,
  })
  return (
    <div className={listStyles.list}>
      <Input.Search
        allowClear
        autoFocus
        aria-label="企业名称"
        placeholder="企业名称"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error && <ErrorFace error={error} onRetry={refetch} />}
      {!data && !error && <LoadingFace rows={3} />}
      {data?.map(({ id, name, elsAccount }) => (
        <a
          key={id}
          className={listStyles.company}
          href={viewAddress(id)}
          target="_blank"
          rel="noopener"
          onClick={onChosen}
        >
          <span className={listStyles.name}>{name}</span>
          <span className={`${listStyles.second} figures`}>企业账号 {elsAccount || '—'}</span>
        </a>
      ))}
      {data?.length === 0 && <p className={listStyles.note}>没有找到企业，换个词试试。</p>}
    </div>
  )
}
