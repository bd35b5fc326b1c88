/** The choice of permissions: which codes are chosen, and what half of a branch looks like. Pure. */
import type { Permission } from '../calls'

export type Tick = 'all' | 'some' | 'none'

/** A menu with its own buttons, and how deep it stands. */
export interface MenuRow {
  menu: Permission
  level: number
  actions: readonly Permission[]
  /** Itself and everything below it. */
  codes: readonly string[]
}

const isAction = ({ permissionType }: Permission) => permissionType === 'action'

export const branchCodes = (node: Permission): string[] => [
  node.permissionCode,
  ...node.children.flatMap(branchCodes),
]

/** Menus in their order, each in a row with its buttons; a button without a menu has a row of its own. */
export function menuRows(tree: readonly Permission[], level = 0): MenuRow[] {
  return tree.flatMap((menu) => [
    {
      menu,
      level,
      actions: menu.children.filter(isAction),
      codes: branchCodes(menu),
    },
    ...menuRows(
      menu.children.filter((child) => !isAction(child)),
      level + 1,
    ),
  ])
}

export function tickOf(codes: readonly string[], chosen: ReadonlySet<string>): Tick {
  const held = codes.filter((code) => chosen.has(code)).length
  if (held === 0) return 'none'
  return held === codes.length ? 'all' : 'some'
}

function parentsOf(tree: readonly Permission[], code: string): string[] | undefined {
  for (const node of tree) {
    if (node.permissionCode === code) return []
    const below = parentsOf(node.children, code)
    if (below) return [node.permissionCode, ...below]
  }
  return undefined
}

const find = (tree: readonly Permission[], code: string): Permission | undefined => {
  for (const node of tree) {
    const found = node.permissionCode === code ? node : find(node.children, code)
    if (found) return found
  }
  return undefined
}

const grantableCodes = (node: Permission): string[] => [
  ...(node.grantable ? [node.permissionCode] : []),
  ...node.children.flatMap(grantableCodes),
]

/**
 * Turns a code on or off. On brings the menus above it, since a button without its page cannot be
 * reached; off takes everything below it. `branch` takes what is below along when turning on.
 */
export function toggled(
  tree: readonly Permission[],
  chosen: ReadonlySet<string>,
  code: string,
  branch = false,
): Set<string> {
  const node = find(tree, code)
  const next = new Set(chosen)
  if (!node) return next
  const whole = grantableCodes(node)
  const off = branch ? tickOf(whole, chosen) === 'all' : chosen.has(code)
  if (off) {
    for (const each of branchCodes(node)) next.delete(each)
    return next
  }
  for (const each of branch ? whole : [code]) next.add(each)
  for (const parent of parentsOf(tree, code) ?? []) next.add(parent)
  return next
}

/** The page of a menu without any of its buttons. */
export function readOnly(
  tree: readonly Permission[],
  chosen: ReadonlySet<string>,
  { menu, actions }: MenuRow,
): Set<string> {
  const next = new Set(chosen)
  for (const { permissionCode } of actions) next.delete(permissionCode)
  return next.has(menu.permissionCode) ? next : toggled(tree, next, menu.permissionCode)
}

export interface RowFilter {
  /** Words of a menu or of one of its buttons. */
  search: string
  /** Only rows that differ from these codes. */
  base?: ReadonlySet<string>
}

/** The rows to show, with the menus above them, so that each is seen in its place. */
export function filteredRows(
  tree: readonly Permission[],
  chosen: ReadonlySet<string>,
  { search, base }: RowFilter,
): MenuRow[] {
  const words = search.trim().toLowerCase()
  const fits = ({ menu, actions }: MenuRow) => {
    const nodes = [menu, ...actions]
    const found =
      words === '' ||
      nodes.some(({ label, permissionCode }) =>
        `${label} ${permissionCode}`.toLowerCase().includes(words),
      )
    const differs =
      base === undefined ||
      nodes.some(({ permissionCode }) => base.has(permissionCode) !== chosen.has(permissionCode))
    return found && differs
  }
  const rows = menuRows(tree)
  const kept = new Set(
    rows
      .filter(fits)
      .flatMap(({ menu }) => [
        menu.permissionCode,
        ...(parentsOf(tree, menu.permissionCode) ?? []),
      ]),
  )
  return rows.filter(({ menu }) => kept.has(menu.permissionCode))
}

export type Change = 'added' | 'removed'

/** How a code stands against those of another role. */
export function changeOf(
  code: string,
  chosen: ReadonlySet<string>,
  base: ReadonlySet<string> | undefined,
): Change | undefined {
  if (!base || base.has(code) === chosen.has(code)) return undefined
  return chosen.has(code) ? 'added' : 'removed'
}
