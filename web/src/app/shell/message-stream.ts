import { useEffect } from 'react'
import { toast } from '../../design/feedback'
import { follow } from '../../state/live'
import { mayPoll, useSession } from '../../state/session'

/** Live messages, as long as the session may be asked at all: not while the initial password stands. */
export function useMessageStream(): void {
  const enabled = useSession(mayPoll)
  const userId = useSession((state) => state.account?.id)
  useEffect(() => {
    if (!enabled || userId === undefined) return
    return follow({
      userId,
      onFresh: ([first, ...more]) => {
        if (!first) return
        toast.info(more.length > 0 ? `收到 ${more.length + 1} 条新消息` : `新消息：${first.title}`)
      },
    })
  }, [enabled, userId])
}
