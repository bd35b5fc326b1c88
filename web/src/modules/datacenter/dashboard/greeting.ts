/** What the first line says. Pure; the hour and the day are Shanghai's. */
const SHANGHAI = { timeZone: 'Asia/Shanghai' } as const

export function greeting(now: Date): '早上好' | '下午好' | '晚上好' {
  const hour = Number(
    new Intl.DateTimeFormat('en', { ...SHANGHAI, hour: 'numeric', hourCycle: 'h23' }).format(now),
  )
  if (hour >= 5 && hour < 12) return '早上好'
  return hour >= 12 && hour < 18 ? '下午好' : '晚上好'
}

export const today = (now: Date) =>
  new Intl.DateTimeFormat('zh-CN', {
    ...SHANGHAI,
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  })
    .format(now)
    .replace(/日(?=\S)/, '日 ')
