import { useEffect, useRef, useState } from 'react'
import { type Account, type AccountChoice, chooseAccount, refusalOf } from './calls'
import { Note } from './fields'
import { ArrowLeft, ArrowRight } from './icons'

interface AccountChooserProps {
  choice: AccountChoice
  onDone(token: string): Promise<never>
  onBack(): void
}

/** One phone, several companies: the session begins with the chosen one (S7-39, S7-42). */
export function AccountChooser({ choice, onDone, onBack }: AccountChooserProps) {
  const [chosen, setChosen] = useState<number>()
  const [note, setNote] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function choose(account: Account) {
    if (chosen !== undefined) return
    setChosen(account.userId)
    setNote('')
    try {
      const { id_token } = await chooseAccount(account.userId, choice.tempToken)
      await onDone(id_token)
    } catch (error) {
      setNote(refusalOf(error).text)
      setChosen(undefined)
    }
  }

  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        选择要进入的企业
      </h1>
      <p className="e-sub">该手机号绑定了 {choice.accounts.length} 个账号，登录后可随时切换</p>
      <ul className="e-accounts">
        {choice.accounts.map((account) => (
          <li key={account.userId}>
            <AccountButton
              account={account}
              busy={chosen === account.userId}
              onChoose={() => choose(account)}
            />
          </li>
        ))}
      </ul>
      <Note text={note} />
      <button type="button" className="e-link e-back" onClick={onBack}>
        <ArrowLeft />
        返回登录
      </button>
    </>
  )
}

interface AccountButtonProps {
  account: Account
  busy: boolean
  onChoose(): void
}

function AccountButton({ account, busy, onChoose }: AccountButtonProps) {
  const usable = account.status === 'enabled'
  return (
    <button type="button" disabled={!usable} aria-busy={busy} onClick={onChoose}>
      <span className="e-initial" aria-hidden="true">
        {account.companyName.slice(0, 1)}
      </span>
      <span className="e-account">
        <strong>{account.companyName}</strong>
        <small>{account.nameCn}</small>
      </span>
      {usable ? <ArrowRight /> : <em>已停用</em>}
    </button>
  )
}
