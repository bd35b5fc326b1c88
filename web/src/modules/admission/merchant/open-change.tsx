/** The change that waits for somebody: for the platform to decide, or for the company to mend it. */
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { documentCalls, documentKeys } from '../../../blocks/document/calls'
import { rejectText, rejectTitle } from '../../../blocks/form/reject-words'
import { Link } from '../../../design/link'
import { type ChangeDetail, companyChange } from '../document'

/** The newest change that has not come to its end, whole. */
export function useOpenChange(): ChangeDetail | undefined {
  const { data } = useQuery({
    queryKey: [...documentKeys.all(companyChange), 'open'],
    queryFn: async () => {
      const calls = documentCalls(companyChange)
      const open = await calls.list({
        'status.in': 'APPROVING,REJECTED',
        sort: 'createdDate,desc',
        size: 1,
      })
      const first = open.items[0]
      return first ? calls.detail(first.id) : null
    },
  })
  return data ?? undefined
}

export const isPending = (change: ChangeDetail | undefined) => change?.status === 'APPROVING'

export function ChangeNotice({ change, text }: { change: ChangeDetail; text: string }) {
  const { id, code, rejectInfo } = change
  if (isPending(change))
    return (
      <Alert
        type="info"
        showIcon
        title={`变更单 ${code} 审批中，${text}`}
        action={<Link to={companyChange.routes.detail(id)}>查看变更</Link>}
      />
    )
  return (
    <Alert
      type="error"
      showIcon
      title={`变更单 ${code} ${rejectInfo ? rejectTitle(rejectInfo) : '被驳回'}`}
      description={rejectInfo && rejectText(rejectInfo)}
      action={<Link to={companyChange.routes.edit(id)}>去修改</Link>}
    />
  )
}
