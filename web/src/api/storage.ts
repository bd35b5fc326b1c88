/**
 * Everything that the portal keeps in the browser, under one prefix and by name
 * (S9-17). Nothing else may touch localStorage or sessionStorage.
 */
const PREFIX = 'portal.'

interface Slot<T> {
  get(): T
  set(value: T): void
  remove(): void
}

function slot<T>(area: () => Storage, name: string, fallback: T): Slot<T> {
  const key = PREFIX + name
  return {
    get() {
      try {
        const raw = area().getItem(key)
        return raw === null ? fallback : (JSON.parse(raw) as T)
      } catch {
        // Private mode, or a value that an older release wrote.
        return fallback
      }
    },
    set(value) {
      try {
        area().setItem(key, JSON.stringify(value))
      } catch {
        // A full or forbidden storage must not break the page.
      }
    },
    remove() {
      try {
        area().removeItem(key)
      } catch {
        // As above.
      }
    },
  }
}

const kept = <T>(name: string, fallback: T) => slot<T>(() => localStorage, name, fallback)
const forTab = <T>(name: string, fallback: T) => slot<T>(() => sessionStorage, name, fallback)

export type ComponentSize = 'large' | 'middle' | 'small'

export interface Settings {
  tabsBar: boolean
  breadcrumbs: boolean
  reducedMotion: boolean
}

export interface KeptDictionary {
  /** Whose dictionary it is: another company's rooms must not leak in. */
  owner: number
  version: string
  items: unknown[]
}

export interface KeptDraft {
  formKey: string
  route: string
  savedAt: number
  values: Record<string, unknown>
}

/** How a reader wants a list to look, and the searches that he keeps for it. */
export interface ListLook {
  density: 'middle' | 'small'
  hidden: readonly string[]
  /** Columns in an order of the reader's own, those that stay at the left, and widths. */
  order: readonly string[]
  pinned: readonly string[]
  widths: Readonly<Record<string, number>>
  /** Rows as cards, where a list has such. */
  tiles?: boolean
  saved: readonly { id: string; name: string; values: Readonly<Record<string, unknown>> }[]
}

/** The link by which somebody without an account signs. */
export interface SignLink {
  signId: string
  token: string
}

export const storage = {
  token: kept<string | null>('token', null),
  /** The company account last used on the login page, when the user asked to keep it. */
  elsAccount: kept<string>('elsAccount', ''),
  language: kept<'zh-cn'>('language', 'zh-cn'),
  size: kept<ComponentSize>('size', 'middle'),
  settings: kept<Settings>('settings', { tabsBar: true, breadcrumbs: true, reducedMotion: false }),
  sidebarDesktop: kept<boolean>('sidebar.desktop', true),
  sidebarMobile: kept<boolean>('sidebar.mobile', false),
  dictionary: kept<KeptDictionary | null>('dictionary', null),
  financeTitle: kept<boolean>('financeTitle', false),
  contractApprovalTip: kept<boolean>('contractApprovalTip', false),
  drafts: (user: number) => kept<KeptDraft[]>(`drafts.${user}`, []),
  listLook: (user: number, list: string) => kept<Partial<ListLook>>(`list.${user}.${list}`, {}),
  /** Gone with the tab, as the address is cleaned of it at once. */
  signLink: forTab<SignLink | null>('signLink', null),
  /** A registration's temporary token: whoever closes the tab proves the phone again. */
  registration: forTab<string | null>('registration', null),
  tabs: (user: number) => forTab<unknown[]>(`tabs.${user}`, []),
}
