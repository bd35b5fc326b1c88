/** Which routes a user's permission codes open (S6-03…S6-05). Pure. */
import type { PermissionNode } from '../api/calls'

/** The codes of every branch of the tree, flattened; buttons apart from menus. */
export function flattenPermissions(tree: readonly PermissionNode[]) {
  const menus = new Set<string>()
  const actions = new Set<string>()
  const walk = (nodes: readonly PermissionNode[]) => {
    for (const node of nodes) {
      const kind = node.permissionType === 'action' ? actions : menus
      kind.add(node.permissionCode)
      walk(node.children)
    }
  }
  walk(tree)
  return { menus, actions }
}

/** An empty list asks for nothing. */
export const hasAny = (granted: ReadonlySet<string>, codes: readonly string[] = []) =>
  codes.length === 0 || codes.some((code) => granted.has(code))

export interface CodedNode {
  codes?: readonly string[]
  children?: readonly this[]
}

/** Keeps the nodes that any granted code opens; a closed parent closes its children. */
export function grantedNodes<T extends CodedNode>(
  nodes: readonly T[],
  granted: ReadonlySet<string>,
): T[] {
  return nodes
    .filter((node) => hasAny(granted, node.codes))
    .map((node) =>
      node.children
        ? { ...node, children: grantedNodes(node.children as readonly T[], granted) }
        : node,
    )
}
