import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { toast } from './feedback'
import { saidAlready, useSending } from './use-sending'

/** The server sends one code a minute. */
const WAIT_SECONDS = 60

export function CodeButton({ send: sendCode }: { send: () => Promise<unknown> }) {
  const [left, setLeft] = useState(0)
  const { busy, send } = useSending()
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  const click = async () => {
    await send(async () => {
      await sendCode()
      setLeft(WAIT_SECONDS)
      toast.success('验证码已发送，请查收')
    }, saidAlready)
  }
  return (
    <Button onClick={click} loading={busy} disabled={left > 0}>
      {left > 0 ? `${left} 秒后重发` : '获取验证码'}
    </Button>
  )
}
