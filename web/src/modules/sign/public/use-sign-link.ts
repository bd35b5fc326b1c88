/** The agreement that an address means. Its token is kept for the tab alone, and leaves the address at once. */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { storage } from '../../../api/storage'

export function useSignLink(): string | undefined {
  const [params, setParams] = useSearchParams()
  const signId = params.get('signId') ?? ''
  const token = params.get('token')
  // Before the first call goes out, so not in an effect.
  if (signId && token) storage.signLink.set({ signId, token })
  useEffect(() => {
    if (token) setParams({ signId }, { replace: true })
  }, [token, signId, setParams])
  return /^\d+$/.test(signId) ? signId : undefined
}
