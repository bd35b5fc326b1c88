import { useQueryClient } from '@tanstack/react-query'
import { documentKeys } from '../../../blocks/document/calls'
import { ask, toast } from '../../../design/feedback'
import { attrMerge, type MergeRow } from '../document'
import { mergeCalls, mergeKeys } from './calls'

type Undone = Pick<MergeRow, 'id' | 'title' | 'affectedCount' | 'rowVersion'>

/** Takes a merge back: the server does all of it or says what stands in the way. */
export function useUndo() {
  const queries = useQueryClient()
  return async (_action: string, { id, title, affectedCount, rowVersion }: Undone) => {
    const sure = await ask({
      title: `撤销合并“${title}”？`,
      content: `${affectedCount ?? 0} 个报品将恢复原来的写法，今后录入也不再自动替换。`,
      okText: '撤销合并',
      danger: true,
    })
    if (!sure) return
    try {
      await mergeCalls.undo(id, rowVersion)
      toast.success('已撤销，报品已恢复原来的写法')
    } catch {
      // The client has said why it failed.
    }
    queries.invalidateQueries({ queryKey: documentKeys.all(attrMerge) })
    queries.invalidateQueries({ queryKey: mergeKeys.all })
  }
}
