/** The words of a message template: its placeholders, what is wrong with them, and a filled sample. Pure. */
const NAME = /\{([^{}]*)\}/g

const used = (text: string) => [...text.matchAll(NAME)].map(([, name = '']) => name)

/** What is wrong with the words, if anything. */
export function unknown(text: string, known: readonly string[]): string | undefined {
  if (/[{}]/.test(text.replace(NAME, ''))) return '花括号不成对'
  const stranger = used(text).find((name) => !known.includes(name))
  return stranger === undefined ? undefined : `未知占位符{${stranger}}`
}

export const missing = (text: string, known: readonly string[]) => {
  const there = used(text)
  return known.filter((name) => !there.includes(name))
}

const SAMPLES: Readonly<Record<string, string>> = {
  companyName: '上海花植美妆有限公司',
  docType: '店铺申请',
  code: 'DP2611150001',
  title: '花植旗舰店',
  stepName: '招商审核',
  nextStepName: '终选',
  dueDate: '2026-11-18 17:00:00',
  reasons: '资料不全',
  reason: '资料不全',
  opinion: '请补充授权书',
  operator: '张招商',
  n: '2',
  hours: '3',
  days: '40',
  offerCode: 'BP2611150001',
  offerName: '积雪草修护面霜 50g',
  expireDate: '2026-12-15',
  deadline: '2026-11-20',
  date: '2026-11-20',
  time: '2026-11-15 10:00:00',
  ip: '203.0.113.8',
  amount: '12,340.00',
  elsAccount: '200001',
  login: 'admin',
}

/** What a reader would see; a name without a sample stands for itself. */
export const filled = (text: string) =>
  text.replace(NAME, (_, name: string) => SAMPLES[name] ?? `〔${name}〕`)
