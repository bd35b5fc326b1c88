/**
 * Unsaved input. Every form reports it under a key, so that closing a tab, leaving
 * the page or a forced reload can ask first, and so that an expired session loses
 * nothing: the values are kept by user and route and offered again after login.
 */
import { createContext, use, useEffect, useId, useInsertionEffect } from 'react'
import { create } from 'zustand'
import { type KeptDraft, storage } from '../api/storage'
import { useSession } from './session'

interface DirtyForm {
  tab: string
  formKey: string
  values: Record<string, unknown>
}

interface DirtyState {
  forms: Record<string, DirtyForm>
}

export const useDirtyForms = create<DirtyState>(() => ({ forms: {} }))

/** The key of the tab that a page stands in. */
export const TabContext = createContext('')

/** Reports unsaved values; null says that there is nothing to lose. */
export function useDirty(formKey: string, values: Record<string, unknown> | null): void {
  const tab = use(TabContext)
  const id = useId()
  const place = `${tab}#${formKey}#${id}`
  useEffect(() => {
    if (values) put(place, { tab, formKey, values })
    else drop(place)
  }, [place, tab, formKey, values])
  // A hidden tab loses its effects but not its insertion effects: only a page that
  // is really gone may take its unsaved mark with it.
  useInsertionEffect(() => () => queueMicrotask(() => drop(place)), [place])
}

const put = (place: string, form: DirtyForm) =>
  useDirtyForms.setState(({ forms }) => ({ forms: { ...forms, [place]: form } }))

const drop = (place: string) =>
  useDirtyForms.setState((state) => {
    if (!(place in state.forms)) return state
    const { [place]: _gone, ...forms } = state.forms
    return { forms }
  })

export const isDirty = (tab?: string) =>
  Object.values(useDirtyForms.getState().forms).some(
    (form) => tab === undefined || form.tab === tab,
  )

export const useDirtyTabs = () => useDirtyForms(({ forms }) => forms)

/** Passwords, codes, phones and numbers of people and accounts do not go to the browser's storage. */
const SENSITIVE =
  /password|pwd|captcha|authcode|verifycode|phone|mobile|idcard|idnumber|idno|bankaccount|token/i

/** What of a value may lie there, at any depth. */
function keepable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keepable)
  if (!isPlain(value)) return value
  const kept = Object.entries(value).filter(([name]) => !SENSITIVE.test(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, keepable(inner)]))
}

/** A date of the form's kit is an object as well, and knows itself how to be written. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Writes every dirty form to local storage, for the user who is logged in. */
export function keepDirty(now = Date.now()): void {
  const user = useSession.getState().account?.id
  if (user === undefined) return
  const drafts = Object.values(useDirtyForms.getState().forms)
    .map(({ tab, formKey, values }): KeptDraft => {
      const kept = keepable(values) as Record<string, unknown>
      return { formKey, route: tab, savedAt: now, values: kept }
    })
    .filter((draft) => Object.keys(draft.values).length > 0)
  if (drafts.length === 0) return
  const others = storage
    .drafts(user)
    .get()
    .filter((old) => !drafts.some((draft) => sameForm(draft, old)))
  storage.drafts(user).set([...others, ...drafts])
}

const sameForm = (a: Pick<KeptDraft, 'route' | 'formKey'>, b: KeptDraft) =>
  a.route === b.route && a.formKey === b.formKey

/** What was kept of this form, for this user on this route. */
export function keptDraft(user: number, route: string, formKey: string): KeptDraft | undefined {
  return storage
    .drafts(user)
    .get()
    .find((draft) => sameForm({ route, formKey }, draft))
}

export function forgetDraft(user: number, route: string, formKey: string): void {
  const rest = storage
    .drafts(user)
    .get()
    .filter((draft) => !sameForm({ route, formKey }, draft))
  storage.drafts(user).set(rest)
}
