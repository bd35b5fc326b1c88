/** The tree of groups: finding a place in it, and what a drop means. Pure. */
import type { Group } from '../calls'

export const MAX_DEPTH = 5

export const flatGroups = (tree: readonly Group[]): Group[] =>
  tree.flatMap((group) => [group, ...flatGroups(group.children)])

export const findGroup = (tree: readonly Group[], id: number | undefined) =>
  flatGroups(tree).find((group) => group.id === id)

/** `总部 / 商务部`, without the company itself. */
export function groupPath(tree: readonly Group[], id: number): string {
  const names: string[] = []
  let group = findGroup(tree, id)
  while (group) {
    names.unshift(group.name)
    group = findGroup(tree, group.parentId ?? undefined)
  }
  return (names.length > 1 ? names.slice(1) : names).join(' / ')
}

export const height = (group: Group): number =>
  1 + Math.max(0, ...group.children.map((child) => height(child)))

export function depth(tree: readonly Group[], id: number): number {
  const group = findGroup(tree, id)
  return group ? 1 + depth(tree, group.parentId ?? 0) : 0
}

const holds = (group: Group, id: number): boolean =>
  group.id === id || group.children.some((child) => holds(child, id))

/** Members of a group and of everything below it. */
export const membersBelow = (group: Group): number =>
  group.memberCount + group.children.reduce((sum, child) => sum + membersBelow(child), 0)

export interface Drop {
  parentId: number
  /** Its place among its new siblings, from 0, itself not counted. */
  sort: number
}

export type Where = 'inside' | 'before' | 'after'

/** What dropping `id` on, before or after `target` means; a text where it cannot be. */
export function dropOf(
  tree: readonly Group[],
  id: number,
  target: number,
  where: Where,
): Drop | string {
  const [group, on] = [findGroup(tree, id), findGroup(tree, target)]
  if (!group || !on) return '数据不存在或已被删除'
  const parent = where === 'inside' ? on : findGroup(tree, on.parentId ?? undefined)
  if (!parent || group.parentId == null) return '企业根用户组不能改名、移动、停用或删除'
  if (holds(group, parent.id)) return '不能移动到自己的下级'
  if (depth(tree, parent.id) + height(group) > MAX_DEPTH) return `用户组最多${MAX_DEPTH}级`
  const siblings = parent.children.filter((child) => child.id !== id)
  if (where === 'inside') return { parentId: parent.id, sort: siblings.length }
  const at = siblings.findIndex((child) => child.id === target)
  return { parentId: parent.id, sort: where === 'before' ? at : at + 1 }
}

/** One step up or down among the siblings, as the keyboard does it. */
export function stepOf(tree: readonly Group[], id: number, by: -1 | 1): Drop | undefined {
  const group = findGroup(tree, id)
  const parent = findGroup(tree, group?.parentId ?? undefined)
  if (!group || !parent) return undefined
  const at = parent.children.findIndex((child) => child.id === id)
  const to = at + by
  return to < 0 || to >= parent.children.length ? undefined : { parentId: parent.id, sort: to }
}
