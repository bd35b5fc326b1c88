/** Which platform a store's address belongs to. Pure. */

/** The most particular first: tmall.hk before tmall.com. */
const HOSTS: readonly (readonly [suffix: string, platform: string])[] = [
  ['tmall.hk', 'TMALL_HK'],
  ['tmall.com', 'TMALL'],
  ['taobao.com', 'TAOBAO'],
  ['jd.com', 'JD'],
  ['jd.hk', 'JD'],
  ['douyin.com', 'DOUYIN'],
  ['jinritemai.com', 'DOUYIN'],
  ['weixin.qq.com', 'WECHAT'],
]

/** Undefined for an address that is none, or of a platform that we do not know. */
export function platformOf(url: string): string | undefined {
  const host = hostOf(url.trim())
  return HOSTS.find(([suffix]) => host === suffix || host.endsWith(`.${suffix}`))?.[1]
}

function hostOf(url: string): string {
  try {
    return new URL(/^[a-z]+:\/\//i.test(url) ? url : `https://${url}`).hostname.toLowerCase()
  } catch {
    return ''
  }
}

/** A known platform that is not the chosen one; an unknown address is left to the reviewer. */
export function platformMismatch(url: string, platform: string): boolean {
  const found = platformOf(url)
  return found !== undefined && platform !== '' && found !== platform
}
