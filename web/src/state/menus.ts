/** The sidebar's menus, and which screens of them a user may open. Pure. */
import { type CodedNode, grantedNodes } from './permissions'
import type { MenuKey, Screen } from './screen'

export interface Menu {
  key: MenuKey
  title: string
  codes?: readonly string[]
}

export const menus: readonly Menu[] = [
  { key: 'platform', title: '平台工作', codes: ['platformManager'] },
  { key: 'offer', title: '报品管理', codes: ['offerManager'] },
  { key: 'product', title: '商品中心' },
  { key: 'goods', title: '货品与仓储', codes: ['goodsManager'] },
  { key: 'contract', title: '合同与资质' },
  { key: 'finance', title: '财务管理', codes: ['financeManager'] },
  { key: 'promotion', title: '推广信息' },
  { key: 'business', title: '企业信息' },
  { key: 'system', title: '系统管理', codes: ['system'] },
]

/** A screen's menu; one that stands under a list shares the list's. */
export function menuOf(screens: readonly Screen[], screen: Screen): MenuKey | undefined {
  return screen.menu ?? screens.find(({ path }) => path === screen.under)?.menu
}

interface RouteNode extends CodedNode {
  screen?: Screen
  children?: readonly this[]
}

/** Menus with their screens inside, and beside them the screens that no menu closes. */
function routeTree(screens: readonly Screen[]): RouteNode[] {
  const under = (screen: Screen) => (screen.beside ? undefined : menuOf(screens, screen))
  const node = (screen: Screen): RouteNode => ({ codes: screen.codes, screen })
  const placed = screens.map((screen) => ({ ...node(screen), menu: under(screen) }))
  const inMenu = (key: MenuKey | undefined) => placed.filter(({ menu }) => menu === key)
  return [
    ...menus.map(({ key, codes }) => ({ codes, children: inMenu(key) })),
    ...inMenu(undefined),
  ]
}

/** The paths that the user's codes open. */
export function grantedPaths(
  screens: readonly Screen[],
  granted: ReadonlySet<string>,
): ReadonlySet<string> {
  const paths = new Set<string>()
  const collect = (nodes: readonly RouteNode[]) => {
    for (const { screen, children } of nodes) {
      if (screen) paths.add(screen.path)
      collect(children ?? [])
    }
  }
  collect(grantedNodes(routeTree(screens), granted))
  return paths
}

export type MenuEntry =
  | { kind: 'screen'; screen: Screen }
  | { kind: 'menu'; menu: Menu; screens: Screen[] }

/** The sidebar, in its order. Staff see no code-less vendor menu until a company is chosen. */
export function sidebar(
  screens: readonly Screen[],
  granted: ReadonlySet<string>,
  staff: boolean,
): MenuEntry[] {
  const visible = screens.filter(
    (screen) => granted.has(screen.path) && !(staff && !screen.codes?.length && !screen.everyone),
  )
  const single = (screen: Screen): MenuEntry => ({ kind: 'screen', screen })
  const first = visible.filter((screen) => screen.affix).map(single)
  const last = visible.filter((screen) => screen.topLevel && !screen.affix).map(single)
  const grouped = menus.flatMap((menu): MenuEntry[] => {
    const inside = visible.filter((screen) => screen.menu === menu.key && !screen.under)
    return inside.length > 0 ? [{ kind: 'menu', menu, screens: inside }] : []
  })
  return [...first, ...grouped, ...last]
}
