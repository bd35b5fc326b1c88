/** Where a chain of authorisations does not hold, in the server's own words. Pure. */

export interface AuthLink {
  grantor?: string | null
  grantee?: string | null
  scope?: string[] | null
  startDate?: string | null
  endDate?: string | null
  canSubLicense?: boolean
}

export interface ChainBrand {
  brandNature?: string | null
  trademarkOwner?: string | null
  authChain?: readonly AuthLink[] | null
}

export interface Broken {
  /** The link behind which it breaks: 0 before the first. */
  at: number
  text: string
}

/** The first link that breaks; nothing for a brand of one's own. */
export function brokenLink(brand: ChainBrand, company: string): Broken | undefined {
  const chain = brand.authChain ?? []
  if (brand.brandNature === 'OWN') return undefined
  if (chain.length === 0) return { at: 0, text: '授权链路不能为空' }
  if (brand.trademarkOwner && chain[0]?.grantor !== brand.trademarkOwner)
    return { at: 0, text: '第1级授权方与商标注册人不一致' }
  for (let at = 1; at < chain.length; at += 1)
    if (chain[at - 1]?.grantee !== chain[at]?.grantor)
      return { at, text: `授权链路不连续：第${at}级被授权方与第${at + 1}级授权方不一致` }
  if (chain.at(-1)?.grantee !== company)
    return { at: chain.length, text: '末级被授权方与企业名称不一致' }
  const closed = chain.slice(0, -1).findIndex(({ canSubLicense }) => !canSubLicense)
  if (closed >= 0) return { at: closed + 1, text: `第${closed + 1}级授权不含转授权` }
  const dumb = chain.findIndex(({ scope }) => !scope?.some((one) => ['LIVE', 'ALL'].includes(one)))
  if (dumb >= 0) return { at: dumb + 1, text: '授权范围未包含直播渠道' }
  return undefined
}

/** A chain is good until its first link ends. */
export const usableUntil = (chain: readonly AuthLink[]) =>
  chain
    .map(({ endDate }) => endDate)
    .filter((date): date is string => Boolean(date))
    .sort()[0]
