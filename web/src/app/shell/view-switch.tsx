import { EyeOutlined, SwapOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Input, Popover } from 'antd'
import { useDeferredValue, useState } from 'react'
import { calls } from '../../api/calls'
import { viewAddress, viewedCompany } from '../../api/viewing'
import listStyles from '../../blocks/company-list.module.css'
import { ErrorFace, LoadingFace } from '../../design/faces'
import { useSession } from '../../state/session'
import styles from './top-bar.module.css'

const TITLE = '以商家视角查看'

/** Staff choose a company, and another window shows what its people see. */
export function ViewSwitch({ light = false }: { light?: boolean }) {
  const viewed = viewedCompany()
  const name = useSession((state) => state.account?.companyName)
  const [open, setOpen] = useState(false)
  const shown = viewed ? name : TITLE
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      placement={light ? 'top' : 'bottomRight'}
      title={TITLE}
      content={<Companies onChosen={() => setOpen(false)} />}
      destroyOnHidden
    >
      <button
        type="button"
        className={`${styles.company} ${light ? styles.light : ''}`}
        aria-label={viewed ? `正在查看 ${name}，换一家企业` : TITLE}
        aria-expanded={open}
      >
        <EyeOutlined />
        <span>{shown}</span>
        <SwapOutlined />
      </button>
    </Popover>
  )
}

function Companies({ onChosen }: { onChosen: () => void }) {
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
