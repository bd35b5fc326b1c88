/** The state of a document's form and what its buttons do. What it looks like is not known here. */
import { type RefObject, useState } from 'react'
import { HttpError, messageOf } from '../../api/errors'
import { ask, askToLose, toast } from '../../design/feedback'
import { useForm } from '../../design/form'
import type { DocumentType } from '../document/document'
import { formValues } from '../document/facts'
import type { DocumentDetail, Values } from '../document/types'
import { fieldMarks, isEmpty, isRequired, rootOf } from './field-state'
import type { FormParts } from './form-parts'
import { goToField } from './go-to-field'
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
    values: detail ? formValues(doc.facts, detail) : initial,
  }))
  const [values, setValues] = useState<Values>(base.values)
  const [theirs, setTheirs] = useState<DocumentDetail | null>(null)

  const put = (change: Values) => {
    form.setFieldsValue(change)
    setValues((old) => ({ ...old, ...change }))
  }
  const typed = (change: Values, all: Values) => {
    const next = { ...values, ...all }
    setValues(next)
    const more = parts.react?.(change, next)
    if (more) put(more)
  }
  const find = (goal: 'draft' | 'submit') => problems(doc.facts, values, parts, goal)
  const { busy, note, dirty, save } = useSaving({
    doc,
    base,
    values,
    sent: (all) => sentValues(doc.facts, all, parts),
    mayAutosave: () => find('draft').length === 0,
    onBase: setBase,
    onConflict: setTheirs,
  })

  const go = (name: string) => goToField(box.current, rootOf(name))
  /** Marks the fields, goes to the first, and says what is wrong with it (S5-12). */
  const show = (found: readonly Problem[]) => {
    form.setFields(found.map(({ field, message }) => ({ name: rootOf(field), errors: [message] })))
    const [first] = found
    if (!first) return
    go(first.field)
    toast.error(first.message)
  }
  const refuse = (error: unknown) => {
    const found = error instanceof HttpError ? (error.problem.fieldErrors ?? []) : []
    const known = found.filter(({ field }) => doc.facts.fields[rootOf(field)])
    if (known.length > 0) show(known)
    else toast.error(messageOf(error))
  }

  const { order } = doc.facts
  const marks = fieldMarks(base.detail?.rejectInfo?.fields ?? [], base.values, values).toSorted(
    (a, b) => order.indexOf(a.at) - order.indexOf(b.at),
  )
  const open = marks.filter(({ now }) => !now)
  const server = parts.preChecks?.(values) ?? []
  const block = server.find(({ level }) => level === 'BLOCK')
  const fields = visibleFields(doc.facts, values, parts)
  const required = fields.filter((field) => isRequired(field, values, parts.when ?? {}))

  const saveDraft = async () => {
    const found = find('draft')
    if (found.length > 0) return show(found)
    try {
      const saved = await save('draft')
      if (!saved) return
      toast.success('草稿已保存')
      if (!base.detail) leave(doc.routes.edit(saved.id))
    } catch (error) {
      refuse(error)
    }
  }
  const submit = async () => {
    // A save that runs by itself is waited for.
    if ((busy && busy !== 'auto') || block) return
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
  const check = () => {
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
    put,
    typed,
    go,
    marks,
    open,
    fields,
    required,
    missing: required.filter(({ name }) => isEmpty(values[name])),
    found: find('submit'),
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

export type FormControl = ReturnType<typeof useDocumentForm>

const askUnchanged = (count: number) =>
  ask({
    title: `还有 ${count} 处驳回标记未修改`,
    content: '未修改的内容可能再次被驳回，仍要提交吗？',
    okText: '仍要提交',
    cancelText: '继续修改',
  })
