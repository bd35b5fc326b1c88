/** What can be done with messages; the list and the bell follow. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask, toast } from '../../../design/feedback'
import { type Message, messageCalls, messageKeys } from '../parts/calls'

export function useDeeds() {
  const client = useQueryClient()
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: messageKeys.all }),
      client.invalidateQueries({ queryKey: ['unread'] }),
    ])
  const read = useMutation({
    mutationFn: (which: { ids?: number[]; type?: string; all?: boolean }) =>
      messageCalls.read(which),
    onSuccess: async ({ count }) => {
      await renew()
      toast.success(`已将 ${count} 条消息标为已读`)
    },
  })
  const remove = async (message: Message) => {
    const sure = await ask({
      title: '删除这条消息？',
      content: message.title,
      okText: '删除',
      danger: true,
    })
    if (!sure) return false
    await messageCalls.remove(message.id)
    await renew()
    toast.success('已删除')
    return true
  }
  return { read: read.mutate, remove, renew }
}
