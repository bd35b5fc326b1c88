import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../design/feedback'
import { later } from '../../design/later'
import type { RowAction } from '../../design/row-actions'
import { COMMON_ACTIONS, type Common, type Question, rowActions } from './actions'
import { documentCalls, documentKeys } from './calls'
import { type DocumentType, titleOf } from './document'
import type { DocumentHead } from './types'

const ReasonDialog = later(() => import('./reason-dialog').then((part) => part.ReasonDialog))

interface Asked {
  name: string
  question: Question
  label: string
  danger?: boolean
  run: (reason?: string) => Promise<void>
}

interface UseActions<R> {
  /** What the module itself does for its own operations. */
  onModule?: (action: string, row: R) => void
  /** Before the page is left for a document: the list remembers the row. */
  onOpen?: (row: R) => void
  onDeleted?: () => void
}

/** The operations of a document as the server allows them, and the dialogs that they open. */
export function useDocumentActions<R extends DocumentHead>(
  doc: DocumentType,
  on: UseActions<R> = {},
) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const calls = documentCalls(doc)
  const renew = () => queries.invalidateQueries({ queryKey: documentKeys.all(doc) })

  const press = (action: string, row: R) => {
    const own = doc.actions?.[action]
    const common: Common | undefined = own
      ? own.event && { ...own, kind: 'event', event: action, ...own.event }
      : COMMON_ACTIONS[action]
    if (!common) return on.onModule?.(action, row)
    const { label, danger } = common
    const name = titleOf(row)
    if (common.kind === 'open') {
      on.onOpen?.(row)
      navigate(common.to(doc, row.id))
    } else if (common.kind === 'delete') {
      const run = async () => {
        await calls.remove(row.id)
        toast.success('已删除')
        on.onDeleted?.()
        await renew()
      }
      const question = { title: () => `删除“${name}”？`, text: '删除后不能恢复。' }
      setAsked({ name, question, label, danger, run })
    } else {
      const run = async (reason?: string) => {
        try {
          await calls.event(row.id, common.event, { rowVersion: row.rowVersion, reason })
          toast.success(common.done)
        } finally {
          // Refused or not: what is on the page may be out of date.
          renew()
        }
      }
      if (common.ask) setAsked({ name, question: common.ask, label, danger, run })
      // The client has said why it failed.
      else run().catch(() => undefined)
    }
  }

  const actionsOf = (row: R): RowAction[] =>
    rowActions(doc, row.actions).map((key) => ({
      key,
      label: (doc.actions?.[key] ?? COMMON_ACTIONS[key])?.label ?? key,
      danger: (doc.actions?.[key] ?? COMMON_ACTIONS[key])?.danger,
      onClick: () => press(key, row),
    }))

  const dialog: ReactNode = asked && (
    <ReasonDialog
      name={asked.name}
      question={asked.question}
      okText={asked.label}
      danger={asked.danger}
      onOk={asked.run}
      onClose={() => setAsked(null)}
    />
  )
  return { actionsOf, press, dialog }
}
