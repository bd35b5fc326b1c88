/** What still stands in the way of an offer, as the panel lists it: what the page sees and what the server said. Pure. */
import type { Values } from '../../../../../blocks/document/types'
import { rootOf } from '../../../../../blocks/form/paths'
import type { Problem } from '../../../../../blocks/form/problems'
import type { PreCheck } from '../../../../../design/pre-check-panel'
import { keyOf } from '../../../parts/versions/rows'
import type { PreCheckAnswer, PriceFinding } from '../calls'
import type { Live } from '../live'
import type { Sku } from '../sku/columns'

type Seen = Pick<Live, 'prices' | 'hits' | 'preCheck'>
type Go = (path: string) => void

const at = (label: string, onClick: () => void) => ({ label, onClick })

/** Live answers: they stand as long as what they speak of stands. */
export function liveItems(live: Seen, values: Values, go: Go): PreCheck[] {
  const words = live.hits.map(
    (hit): PreCheck => ({
      key: `word ${hit.field} ${hit.start} ${hit.word}`,
      level: hit.level === 'BLOCK' ? 'BLOCK' : 'WARN',
      text: `${hit.level === 'BLOCK' ? '违禁词' : '提示词'}“${hit.word}”`,
      where: [hit.label, hit.lawRef].filter(Boolean).join('，'),
      action: at('定位', () => go(hit.field)),
    }),
  )
  return [...words, ...priceItems(live, values, go)]
}

/** The same words about many versions are one line. */
function priceItems({ prices, preCheck }: Seen, values: Values, go: Go): PreCheck[] {
  const rows = (values.skus ?? []) as Sku[]
  const found = rows.flatMap((row, index) =>
    (prices.get(keyOf(row, index))?.items ?? []).map((finding) => ({
      level:
        finding.level === 'BLOCK' && !isWaived(preCheck?.answer, row, finding)
          ? ('BLOCK' as const)
          : ('WARN' as const),
      text: finding.message,
      name: row.skuName || `规格第 ${index + 1} 行`,
      index,
    })),
  )
  const words = [...new Set(found.map(({ level, text }) => `${level} ${text}`))]
  return words.flatMap((key) => {
    const all = found.filter(({ level, text }) => `${level} ${text}` === key)
    const [first] = all
    if (!first) return []
    const names = all.slice(0, 3).map(({ name }) => name)
    const where = all.length > 3 ? `${names.join('、')} 等 ${all.length} 个规格` : names.join('、')
    return {
      key: `price ${key}`,
      level: first.level,
      text: first.text,
      where: rows.length > 1 ? where : undefined,
      action: at('定位', () => go(`skus[${first.index}].livePagePrice`)),
    }
  })
}

/** The live check knows nothing of what staff have let pass. */
const isWaived = (answer: PreCheckAnswer | undefined, { id }: Sku, { rule }: PriceFinding) =>
  Boolean(id) &&
  answer?.sections.price.some(
    (finding) => finding.waived && finding.rule === rule && (finding.skuId ?? id) === id,
  )

interface Deeds {
  go: Go
  /** To the papers. */
  toCerts: () => void
  open: (offerId: number) => void
}

/** What the server said of the saved offer, beside what the page sees itself. */
export function serverItems(answer: PreCheckAnswer | undefined, deeds: Deeds): PreCheck[] {
  if (!answer) return []
  const { certs, duplicate, contract, images, required } = answer.sections
  const level = (text: string): PreCheck['level'] =>
    text === 'BLOCK' ? 'BLOCK' : text === 'WARN' ? 'WARN' : 'PASS'
  const papers = certs
    .filter(
      ({ severity, state, required: need }) =>
        severity !== 'PASS' || (state !== 'VALID' && need === 'MUST'),
    )
    .map(
      (cert): PreCheck => ({
        key: `cert ${cert.level} ${cert.certType}`,
        level: cert.severity === 'BLOCK' ? 'BLOCK' : 'WARN',
        text: `${CERT[cert.state] ?? ''}${cert.label}`,
        where: cert.severity === 'WARN' ? '可先提交，终选前须补齐' : undefined,
        action: at('去补', deeds.toCerts),
      }),
    )
  const same = duplicate.map(
    (one): PreCheck => ({
      key: `same ${one.offerId} ${one.rule}`,
      level: one.waived ? 'WARN' : level(one.level),
      text: one.message,
      where: `${one.code} / ${one.name}`,
      action: at('查看', () => deeds.open(one.offerId)),
    }),
  )
  const more = [...images, ...required, ...contract]
    .filter((finding) => finding.level !== 'BLOCK')
    .map(
      (finding): PreCheck => ({
        key: `${finding.field} ${finding.message}`,
        level: 'WARN',
        text: finding.message,
        where: finding.label,
        action: at('定位', () => deeds.go(finding.field)),
      }),
    )
  const clear = [
    ...(duplicate.length === 0 ? ['重复'] : []),
    ...(contract.length === 0 ? ['合同'] : []),
    ...(papers.length === 0 ? ['资质'] : []),
  ]
  return [
    ...papers,
    ...same,
    ...more,
    ...(clear.length > 0
      ? [{ key: 'clear', level: 'PASS' as const, text: `${clear.join('、')} 已通过` }]
      : []),
  ]
}

/**
 * What the submission is refused for and only the server knows: a room that has closed, a brand whose right has ended.
 * It stands as long as what it speaks of does; what is missing or wrong in sight, the page says itself.
 */
export function refusedItems(
  preCheck: Live['preCheck'],
  values: Values,
  found: readonly Problem[],
  go: Go,
): PreCheck[] {
  if (!preCheck) return []
  const { answer, saved } = preCheck
  const known = new Set(found.flatMap(({ field, message }) => [field, message]))
  const same = (field: string) =>
    JSON.stringify(values[rootOf(field)] ?? null) === JSON.stringify(saved[rootOf(field)] ?? null)
  return [...answer.sections.required, ...answer.sections.images]
    .filter(({ level, field }) => level === 'BLOCK' && field !== 'complianceConfirmed')
    .filter(({ message }) => !message.endsWith('不能为空') && !message.startsWith('请上传'))
    .filter(({ field, message }) => !known.has(field) && !known.has(message) && same(field))
    .map(({ field, label, message }) => ({
      key: `refused ${field} ${message}`,
      level: 'BLOCK' as const,
      text: message,
      where: message.includes(label) ? undefined : label,
      action: at('定位', () => go(field)),
    }))
}

const CERT: Readonly<Record<string, string>> = {
  MISSING: '缺',
  EXPIRED: '已过期：',
  EXPIRING: '即将到期：',
}

const SHOWN = 6

/** What the page itself finds: how much is filled, and what is wrong in it. */
export function ownItems(
  found: readonly Problem[],
  filled: number,
  all: number,
  go: Go,
): PreCheck[] {
  const missing = found.filter((problem) => problem.missing)
  const wrong = found.filter((problem) => !problem.missing)
  const [first] = missing
  const count = `必填 ${filled}/${all}`
  return [
    first
      ? {
          key: 'missing',
          level: 'BLOCK',
          text: `${count}，还缺 ${missing.length} 项`,
          where: [...new Set(missing.map(({ message }) => message.replace('不能为空', '')))]
            .slice(0, 12)
            .join('、'),
          action: at('去补', () => go(first.field)),
        }
      : { key: 'missing', level: 'PASS', text: count },
    ...wrong.slice(0, SHOWN).map(
      ({ field, message }): PreCheck => ({
        key: `wrong ${field}`,
        level: 'BLOCK',
        text: message,
        where: whereOf(field),
        action: at('定位', () => go(field)),
      }),
    ),
    ...(wrong.length > SHOWN
      ? [{ key: 'more', level: 'BLOCK' as const, text: `另有 ${wrong.length - SHOWN} 处填写有误` }]
      : []),
  ]
}

function whereOf(field: string): string | undefined {
  const [, index] = /^skus\[(\d+)\]/.exec(field) ?? []
  return index === undefined ? undefined : `规格第 ${Number(index) + 1} 行`
}
