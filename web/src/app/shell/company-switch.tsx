import { BankOutlined, SwapOutlined } from '@ant-design/icons'
import { Popover } from 'antd'
import { useState } from 'react'
import { CompanyList } from '../../blocks/company-list'
import { useSession } from '../../state/session'
import styles from './top-bar.module.css'

/** The company that one works for, and the way to another without a new login. */
export function CompanySwitch({ light = false }: { light?: boolean }) {
  const name = useSession((state) => state.account?.companyName)
  const [open, setOpen] = useState(false)
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      placement={light ? 'top' : 'bottomRight'}
      title="切换企业"
      content={<CompanyList onSwitched={() => setOpen(false)} />}
      destroyOnHidden
    >
      <button
        type="button"
        className={`${styles.company} ${light ? styles.light : ''}`}
        aria-label={`当前企业 ${name}，切换企业`}
        aria-expanded={open}
      >
        <BankOutlined />
        <span>{name}</span>
        <SwapOutlined />
      </button>
    </Popover>
  )
}
