/** The state of a document's form and what its buttons do. What it looks like is not known here. */
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { HttpError, messageOf } from '../../api/errors'
import { ask, askToLose, toast } from '../../design/feedback'
import { useForm } from '../../design/form'
import type { DocumentType } from '../document/document'
import { formValues } from '../document/facts'
import type { DocumentDetail, Values } from '../document/types'
import { fieldMarks, isEmpty, isRequired } from './field-state'
import type { FormParts } from './form-parts'
import { goPatiently } from './go-to-field'
import { sameValue } from './merge'
import { rootOf } from './paths'
import { type ShownProblem, shownAt, stillShown } from './places'
import { type Problem, problems, sentValues, visibleFields } from './problems'
import { useLeave } from './use-leave'
import { type Base, useSaving } from './use-saving'

export interface DocumentFormProps {
  doc: DocumentType
  parts: FormParts
  /** Left out for a new document. */
  detail?: DocumentDetail
  /** What a new document begins with. */
  initial?: Values
}

export function useDocumentForm(
  { doc, parts, detail, initial = {} }: DocumentFormProps,
  box: RefObject<HTMLElement | null>,
) {
  const [form] = useForm<Values>()
  const leave = useLeave()
  const [base, setBase] = useState<Base>(() => ({
    detail,
    // A change that waits to be submitted goes on where it was left.
    values: detail ? formValues(doc.facts, { ...detail, ...detail.pending }) : initial,
  }))
  const [values, setValues] = useState<Values>(base.values)
  // The page follows what is typed when there is time for it; whatever acts on the values reads them here.
  const latest = useRef(values)
  const [theirs, setTheirs] = useState<DocumentDetail | null>(null)
  const [shown, setShown] = useState<readonly ShownProblem[]>([])

  // The same for ever: controls that write more than their own field keep it.
  const [put] = useState(() => (change: Values) => {
    // Field by field: set all at once, the kit would copy every row of every list.
    form.setFields(Object.entries(change).map(([name, value]) => ({ name, value, errors: [] })))
    latest.current = { ...latest.current, ...change }
    setValues(latest.current)
  })
  const typed = (change: Values, all: Values) => {
    latest.current = { ...latest.current, ...all }
    // The first change says that something is unsaved, which must not wait.
    if (dirty) startTransition(() => setValues(latest.current))
    else setValues(latest.current)
    const more = parts.react?.(change, latest.current)
    if (more) put(more)
  }
  const find = (goal: 'draft' | 'submit') => problems(doc.facts, latest.current, parts, goal)
  const { busy, note, dirty, save } = useSaving({
    doc,
    base,
    values,
    sent: async () => {
      const now = sentValues(doc.facts, latest.current, parts)
      return parts.dress ? parts.dress(now) : now
    },
    mayAutosave: () => !parts.amends && find('draft').length === 0,
    mayCreate: parts.autocreate,
    onBase: (next, sent) => {
      const adopted = parts.adopt?.(next.values, sent, latest.current)
      setBase(adopted ? { ...next, values: adopted.base } : next)
      if (adopted) put(adopted.change)
    },
    onConflict: setTheirs,
  })

  // What is in sight at first can be typed into while the rest is still being drawn.
  const [whole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  const drawWhole = () => whole || flushSync(() => setWhole(true))
  const go = (path: string) => {
    drawWhole()
    goPatiently(box.current, path)
  }
  /** Marks the fields, goes to the first, and says what is wrong with it (S5-12). */
  const show = (found: readonly Problem[]) => {
    drawWhole()
    const own = found.filter(({ field }) => rootOf(field) === field)
    form.setFields(own.map(({ field, message }) => ({ name: field, errors: [message] })))
    setShown(shownAt(found, latest.current))
    const [first] = found
    if (!first) return
    // After the places inside fields have taken the marks.
    requestAnimationFrame(() => go(first.field))
    toast.error(first.message)
  }
  const refuse = (error: unknown) => {
    const found = error instanceof HttpError ? (error.problem.fieldErrors ?? []) : []
    const order = (path: string) => doc.facts.order.indexOf(rootOf(path))
    const known = found
      .filter(({ field }) => order(field) >= 0)
      .toSorted((a, b) => order(a.field) - order(b.field))
    if (known.length > 0) show([...known, ...found.filter(({ field }) => order(field) < 0)])
    else {
      setShown(shownAt(found, latest.current))
      toast.error(messageOf(error))
    }
  }

  const { order } = doc.facts
  const marks = useSame(
    fieldMarks(base.detail?.rejectInfo?.fields ?? [], base.values, values)
      .map((mark) => ({ ...mark, label: parts.placeName?.(mark.field) ?? mark.label }))
      .toSorted((a, b) => order.indexOf(a.at) - order.indexOf(b.at)),
  )
  const open = marks.filter(({ now }) => !now)
  const server = parts.preChecks?.(values) ?? []
  const block = server.find(({ level }) => level === 'BLOCK')
  const fields = visibleFields(doc.facts, values, parts).filter(({ name }) => !parts.silent?.(name))
  const wrong = useSame(stillShown(shown, values))
  const required = fields.filter((field) => isRequired(field, values, parts.when ?? {}))

  const saveDraft = async () => {
    const found = find('draft')
    if (found.length > 0) return show(found)
    try {
      const saved = await save('draft')
      if (!saved) return
      toast.success('草稿已保存')
      if (!detail) leave(doc.routes.edit(saved.id))
      else parts.examine?.(saved).catch(() => undefined)
    } catch (error) {
      refuse(error)
    }
  }
  const submit = async () => {
    // A save that runs by itself is waited for.
    if (busy && busy !== 'auto') return
    if (parts.amends) return amend(parts.amends)
    if (block) return
    const found = find('submit')
    if (found.length > 0) return show(found)
    if (open.length > 0 && !(await askUnchanged(open.length))) return
    try {
      const saved = await save('submit')
      if (!saved) return
      toast.success('提交成功')
      leave(doc.routes.detail(saved.id))
    } catch (error) {
      refuse(error)
    }
  }
  /** Saved as it stands; whoever decides on it sees it at once. */
  const amend = async ({ whole, done }: NonNullable<FormParts['amends']>) => {
    const found = find('draft')
    if (found.length > 0) return show(found)
    try {
      const saved = await save('draft')
      if (!saved) return
      const ended = whole(saved)
      toast.success(done(ended, find('submit').length))
      if (ended) leave(doc.routes.detail(saved.id))
      else parts.examine?.(saved).catch(() => undefined)
    } catch (error) {
      refuse(error)
    }
  }
  /** Saved first where the server looks at it as well: it looks at what it has. */
  const examine = async (ask: NonNullable<FormParts['examine']>) => {
    const found = find('draft')
    if (found.length > 0) return show(found)
    try {
      const saved = await save('check')
      if (!saved) return
      if (!detail) return leave(doc.routes.edit(saved.id))
      const clear = await ask(saved)
      const left = find('submit')
      if (left.length > 0) show(left)
      else if (clear) toast.success('预检通过，可以提交')
      else toast.error('预检有阻断项，请先处理')
    } catch (error) {
      refuse(error)
    }
  }
  const check = () => {
    if (parts.examine) return examine(parts.examine)
    const found = find('submit')
    if (found.length > 0) show(found)
    else if (block) toast.error('预检有阻断项，请先处理')
    else toast.success('预检通过，可以提交')
  }
  const cancel = async () => {
    if (!dirty || (await askToLose())) leave(doc.routes.list)
  }
  /** Both versions were compared: the choice is typed in, and the next save is based on theirs. */
  const takeMerged = (next: Values) => {
    if (!theirs) return
    setBase({ detail: theirs, values: formValues(doc.facts, theirs) })
    put(next)
    setTheirs(null)
    toast.success('已采用所选内容，请检查后保存')
  }

  return {
    form,
    base,
    values,
    whole,
    put,
    typed,
    go,
    marks,
    open,
    fields,
    required,
    missing: required.filter(({ name }) => isEmpty(values[name])),
    found: problems(doc.facts, values, parts, 'submit'),
    wrong,
    elsewhere: wrong.filter(({ field }) => !fields.some(({ name }) => name === rootOf(field))),
    server,
    block,
    busy,
    note,
    saveDraft,
    submit,
    check,
    cancel,
    theirs,
    takeMerged,
    dropConflict: () => setTheirs(null),
  }
}

/** The one that was there before, while it says the same. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (sameValue(kept, value)) return kept
  keep(value)
  return value
}

export type FormControl = ReturnType<typeof useDocumentForm>

const askUnchanged = (count: number) =>
  ask({
    title: `还有 ${count} 处驳回标记未修改`,
    content: '未修改的内容可能再次被驳回，仍要提交吗？',
    okText: '仍要提交',
    cancelText: '继续修改',
  })
