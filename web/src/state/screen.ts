/**
 * A screen is declared once, in `modules/<name>/index.ts`. Router, menu, guard,
 * tabs and titles all derive from that declaration.
 */
import type { ComponentType } from 'react'

export type MenuKey =
  | 'offer'
  | 'product'
  | 'goods'
  | 'contract'
  | 'finance'
  | 'promotion'
  | 'business'
  | 'platform'
  | 'system'

export type IconName = MenuKey | 'home' | 'feedback' | 'message' | 'profile'

export type LoadScreen = () => Promise<{ default: ComponentType }>

export interface Screen {
  /** With `:name` for path parameters. */
  path: string
  title: string
  load: LoadScreen
  /** Any of these opens it; without codes it is open to every logged-in account. */
  codes?: readonly string[]
  /** The menu that it stands in. */
  menu?: MenuKey
  icon?: IconName
  /** Stands in the sidebar by itself, outside every menu. */
  topLevel?: boolean
  /** The list that it belongs to: it takes that list's menu and stands in no menu itself. */
  under?: string
  /** Declared beside its menu: the menu's codes do not apply to it (S6-04, S6-07). */
  beside?: boolean
  /** Query parameters that make it another tab. */
  identity?: readonly string[]
  /** The parameters that name its document, and the one that a new one is a copy of; `id` and `from` unless told. */
  document?: { id?: string; from?: string }
  /** Its tab is always there. */
  affix?: boolean
  /** Open without a token. */
  public?: boolean
  /** Rendered without sidebar and tabs. */
  bare?: boolean
  /** The whole page title, without the system's name (S2-10). */
  soleTitle?: string
  /** Platform staff see it in the menu although it has no code. */
  everyone?: boolean
}

export const screen = (declaration: Screen): Screen => declaration

/** A page of the platform's staff, in their menu. */
export const staffScreen = (path: string, title: string, code: string, load: LoadScreen): Screen =>
  screen({ path: `/platform/${path}`, title, menu: 'platform', codes: [code], load })

interface DocumentScreens {
  /** What their paths begin with. */
  base: string
  /** What the document is called. */
  name: string
  /** Where its list is called otherwise. */
  listTitle?: string
  menu: MenuKey
  codes: readonly string[]
  list: LoadScreen
  form: LoadScreen
  detail: LoadScreen
  copy?: true
}

/** The usual pages of a document. Its detail asks for no code: staff come there from their desk, and the server says who reads it. */
export function documentScreens(declared: DocumentScreens): Screen[] {
  const { base, name, listTitle = `${name}列表`, menu, codes, list, form, detail, copy } = declared
  const under = `${base}/list`
  const written = { under, codes, load: form }
  const copied = screen({
    ...written,
    path: `${base}/copy/:id`,
    title: `复制${name}`,
    document: { from: 'id' },
  })
  return [
    screen({ path: under, title: listTitle, menu, codes, load: list }),
    screen({ ...written, path: `${base}/create`, title: `新建${name}` }),
    screen({ ...written, path: `${base}/edit/:id`, title: `编辑${name}` }),
    ...(copy ? [copied] : []),
    screen({ under, path: `${base}/detail/:id`, title: `${name}详情`, load: detail }),
  ]
}
