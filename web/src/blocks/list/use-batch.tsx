import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../api/errors'
import { saveExport } from '../../design/export-button'
import { toast } from '../../design/feedback'
import { later } from '../../design/later'
import type { RowAction } from '../../design/row-actions'
import { COMMON_ACTIONS } from '../document/actions'
import { type BatchResult, documentCalls, documentKeys } from '../document/calls'
import type { DocumentType } from '../document/document'
import type { DocumentHead } from '../document/types'

const ReasonDialog = later(() =>
  import('../document/reason-dialog').then((part) => part.ReasonDialog),
)

/** Not an operation on documents: the chosen ones as a file. */
const EXPORT = 'export'

/** Chosen rows, also those of other pages, and what may be done to them at once. */
export function useBatch<R extends DocumentHead>(
  doc: DocumentType<R>,
  offered: readonly string[] = [],
) {
  const [chosen, setChosen] = useState<readonly R[]>([])
  const [asked, setAsked] = useState<string | null>(null)
  const queries = useQueryClient()

  const allowing = (action: string) => chosen.filter((row) => row.actions.includes(action))

  const run = async (action: string, reason?: string) => {
    const rows = allowing(action)
    const results = await (doc.batch ? together : oneByOne)(doc, action, rows, reason)
    const failed = results.filter(({ ok }) => !ok)
    setChosen([])
    queries.invalidateQueries({ queryKey: documentKeys.all(doc) })
    const label = COMMON_ACTIONS[action]?.label
    if (failed.length === 0) return toast.success(`已${label} ${rows.length} 项`)
    const code = rows.find(({ id }) => id === failed[0]?.id)?.code
    toast.error(
      `${rows.length - failed.length} 项成功，${failed.length} 项失败：${code}：${failed[0]?.message}`,
      6,
    )
  }

  const exportChosen = async () => {
    try {
      const query = { 'id.in': chosen.map(({ id }) => id) }
      await saveExport(doc.api, query, doc.name, new AbortController().signal)
    } catch (error) {
      toast.error(messageOf(error), 6)
    }
  }

  const actions: RowAction[] = offered.flatMap((key) => {
    if (key === EXPORT) {
      const codes = doc.codes.export ? [doc.codes.export] : undefined
      return { key, label: '导出', codes, onClick: exportChosen }
    }
    const common = COMMON_ACTIONS[key]
    if (!common) return []
    const fits = allowing(key).length
    const disabled = fits === 0 ? `所选单据当前不能${common.label}` : undefined
    return {
      key,
      label: common.label,
      danger: common.danger,
      disabled,
      onClick: () => setAsked(key),
    }
  })
  const common = asked === null ? undefined : COMMON_ACTIONS[asked]
  const dialog: ReactNode = asked !== null && common && (
    <ReasonDialog
      name={`${allowing(asked).length} 项${doc.name}`}
      question={{
        title: (name) => `${common.label}${name}？`,
        text: `所选 ${chosen.length} 项中有 ${allowing(asked).length} 项可以${common.label}，其余不受影响。`,
        reason: common.kind === 'event' ? common.ask?.reason : undefined,
      }}
      okText={common.label}
      danger={common.danger}
      onOk={(reason) => run(asked, reason)}
      onClose={() => setAsked(null)}
    />
  )
  return { chosen, choose: setChosen, clear: () => setChosen([]), actions, dialog }
}

type Run = (
  doc: DocumentType,
  action: string,
  rows: readonly DocumentHead[],
  reason?: string,
) => Promise<BatchResult[]>

const together: Run = async (doc, action, rows, reason) => {
  const items = rows.map(({ id, rowVersion }) => ({ id, rowVersion }))
  return (await documentCalls(doc).batch(action, items, reason)).results
}

/** One after another: each is a decision of its own, and one refusal does not undo the others. */
const oneByOne: Run = async (doc, action, rows, reason) => {
  const results: BatchResult[] = []
  for (const row of rows) {
    try {
      await act(doc, action, row, reason)
      results.push({ id: row.id, ok: true })
    } catch (error) {
      results.push({ id: row.id, ok: false, message: messageOf(error) })
    }
  }
  return results
}

function act(doc: DocumentType, action: string, { id, rowVersion }: DocumentHead, reason?: string) {
  const calls = documentCalls(doc)
  const common = COMMON_ACTIONS[action]
  if (common?.kind === 'event') return calls.event(id, common.event, { rowVersion, reason })
  return calls.remove(id)
}
