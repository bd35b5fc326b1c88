/** Which platform a store's address belongs to, as the server reads it. Pure. */

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

/** Undefined for what is no address, or one of a platform that we do not know. */
export function platformOf(url: string): string | undefined {
  const host = /^[a-z]+:\/\/([^/?#:]+)/i.exec(url.trim())?.[1]?.toLowerCase() ?? ''
  return HOSTS.find(([suffix]) => host === suffix || host.endsWith(`.${suffix}`))?.[1]
}

/** Both are given, and the address does not lead to the platform. */
export const platformMismatch = (url: string, platform: string) =>
  url !== '' && platform !== '' && platformOf(url) !== platform
