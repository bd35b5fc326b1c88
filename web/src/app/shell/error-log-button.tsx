import { BugOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { later } from '../../design/later'
import { useErrorLog } from '../../state/error-log'
import { badgeText } from '../../state/polls'
import bar from './top-bar.module.css'

const ErrorLog = later(() => import('./error-log').then((part) => part.ErrorLog))

/** Stands in the bar only while there is something to show. */
export function ErrorLogButton() {
  const { errors } = useErrorLog()
  const [open, setOpen] = useState(false)
  if (errors.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={bar.icon}
        aria-label={`错误日志，${errors.length} 条`}
        onClick={() => setOpen(true)}
      >
        <BugOutlined />
        <span className={`${bar.count} figures`}>{badgeText(errors.length)}</span>
      </button>
      {open && <ErrorLog onClose={() => setOpen(false)} />}
    </>
  )
}
