/**
 * Saving a document: by hand, by itself every minute, and what happens when the
 * server says that somebody else was faster.
 */
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { HttpError } from '../../api/errors'
import { formatDateTime } from '../../lib/dates'
import { forgetDraft, keepDirty, TabContext, useDirty } from '../../state/dirty'
import { useSession } from '../../state/session'
import { documentCalls, documentKeys } from '../document/calls'
import type { DocumentType } from '../document/document'
import { formValues, orderedFields, withoutPersonal } from '../document/facts'
import type { DocumentDetail, Values } from '../document/types'
import { sameValue } from './merge'

export const AUTOSAVE_MS = 60_000

/** What the server has: the values and the row version that the next save is based on. */
export interface Base {
  detail?: DocumentDetail
  values: Values
}

export type SaveGoal = 'draft' | 'check' | 'submit' | 'auto'

interface Saving {
  doc: DocumentType
  base: Base
  values: Values
  /** What of the values travels, as they are at that moment. */
  sent: () => Promise<Values>
  /** Whether the draft may be saved by itself as it stands. */
  mayAutosave: () => boolean
  /** Whether it may also create the document. */
  mayCreate?: boolean
  onBase: (base: Base, sent: Values) => void
  onConflict: (theirs: DocumentDetail) => void
}

export function useSaving(saving: Saving) {
  const { doc, base, values, sent, mayAutosave, mayCreate, onBase, onConflict } = saving
  const [busy, setBusy] = useState<SaveGoal | null>(null)
  const [note, setNote] = useState('')
  const queries = useQueryClient()
  const route = use(TabContext)
  const user = useSession((state) => state.account?.id ?? 0)
  const calls = documentCalls(doc)
  const dirty = doc.facts.order.some((name) => !sameValue(base.values[name], values[name]))
  const kept = useMemo(() => withoutPersonal(orderedFields(doc.facts), values), [doc, values])
  useDirty(doc.bizType, dirty ? kept : null)

  // What the last answer said: a save that waited for another must build on that one's version.
  const known = useRef(base.detail)
  useEffect(() => {
    known.current = base.detail
  }, [base.detail])

  const send = async (goal: SaveGoal): Promise<DocumentDetail | null> => {
    const detail = known.current
    setBusy(goal)
    try {
      const form = await sent()
      const body = {
        ...form,
        ...(detail && { id: detail.id, rowVersion: detail.rowVersion }),
        ...(goal === 'submit' && { submit: true }),
      }
      const saved = await (detail && goal === 'auto'
        ? calls.autosave(body)
        : detail
          ? calls.update(body)
          : calls.create(body))
      known.current = saved
      onBase({ detail: saved, values: formValues(doc.facts, saved) }, form)
      forgetDraft(user, route, doc.bizType)
      queries.setQueryData(documentKeys.detail(doc, saved.id), saved)
      queries.invalidateQueries({ queryKey: documentKeys.all(doc), refetchType: 'none' })
      return saved
    } catch (error) {
      if (!detail || !isConflict(error)) throw error
      onConflict(await calls.detail(detail.id))
      return null
    } finally {
      setBusy(null)
    }
  }

  const turn = useRef<Promise<unknown>>(Promise.resolve())
  /** One after another. The saved document; null after a conflict, which is then on the page. */
  const save = (goal: SaveGoal) => {
    const mine = turn.current.then(() => send(goal))
    turn.current = mine.catch(() => undefined)
    return mine
  }

  const autosave = useEffectEvent(async () => {
    // The copy in the browser survives a crash even when the server cannot be reached.
    keepDirty()
    const now = formatDateTime(new Date()).slice(11)
    if ((!base.detail && !mayCreate) || !mayAutosave()) return setNote(`内容已暂存在本机 ${now}`)
    if (busy) return
    try {
      if (await save('auto')) setNote(`草稿已自动保存 ${now}`)
    } catch {
      setNote(`自动保存失败，内容已暂存在本机 ${now}`)
    }
  })
  useEffect(() => {
    if (!dirty) return
    const timer = setInterval(autosave, AUTOSAVE_MS)
    return () => clearInterval(timer)
  }, [dirty])

  return { busy, note, dirty, save }
}

const isConflict = (error: unknown) =>
  error instanceof HttpError && error.status === 409 && error.problem.errorKey === 'common.conflict'
