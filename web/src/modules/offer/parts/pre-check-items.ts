/** The server's check of an offer as lines to read, the same on the desk and beside the offer. Pure. */
import type { PreCheck } from '../../../design/pre-check-panel'
import type { CertFinding, OfferPreCheck } from './types'

const NAMES = {
  required: '必填',
  images: '图片',
  compliance: '合规',
  certs: '资质',
  price: '价格',
  duplicate: '重复',
  contract: '合同',
} as const

type Section = keyof typeof NAMES

const levelOf = (level: string): PreCheck['level'] =>
  level === 'BLOCK' || level === 'WARN' ? level : 'PASS'

/** What is wrong line by line, and one line for everything that is in order. */
export function preCheckItems(
  { sections }: OfferPreCheck,
  skuName: (place: number) => string = (place) => `规格 ${place + 1}`,
): PreCheck[] {
  const found: Record<Section, PreCheck[]> = {
    required: sections.required.map(line),
    images: sections.images.map(line),
    compliance: sections.compliance.map(
      ({ word, level, lawRef, suggestion, label, start }, at) => ({
        key: `compliance${at}${start}`,
        level: levelOf(level),
        text: `${label}含${level === 'BLOCK' ? '违禁词' : '敏感词'}“${word}”`,
        where: [lawRef, suggestion && `建议改为“${suggestion}”`].filter(Boolean).join('，'),
      }),
    ),
    certs: sections.certs.map(certLine),
    price: sections.price.map(({ message, level, place, waived, rule }) => ({
      key: `price${place}${rule}`,
      level: levelOf(level),
      text: message,
      where: waived ? `${skuName(place)}，已豁免` : skuName(place),
    })),
    duplicate: sections.duplicate.map(({ offerId, message, level, name, waived }) => ({
      key: `duplicate${offerId}`,
      level: levelOf(level),
      text: message,
      where: waived ? `${name}，已豁免` : name,
    })),
    contract: sections.contract.map(line),
  }
  const all = Object.entries(found) as [Section, PreCheck[]][]
  const faults = all.flatMap(([, items]) => items.filter(({ level }) => level !== 'PASS'))
  const fine = all.filter(([, items]) => items.every(({ level }) => level === 'PASS'))
  const passed = fine.map(([section]) => NAMES[section]).join('、')
  return passed ? [...faults, { key: 'passed', level: 'PASS', text: `${passed}已通过` }] : faults
}

const line = (
  {
    field,
    label,
    level,
    message,
  }: { field: string; label: string; level: string; message: string },
  at: number,
): PreCheck => ({
  key: `${field}${at}`,
  level: levelOf(level),
  text: message,
  where: message.includes(label) ? undefined : label,
})

/** A paper that soon runs out holds nothing back, and is worth a word all the same. */
function certLine({ certType, label, level, severity, state, expireDate }: CertFinding): PreCheck {
  const soon = state === 'EXPIRING' && severity === 'PASS'
  return {
    key: `cert${level}${certType}`,
    level: soon ? 'WARN' : levelOf(severity),
    text: certText(label, state, expireDate),
  }
}

function certText(label: string, state: string, expireDate?: string | null): string {
  if (state === 'MISSING') return `缺少${label}`
  if (state === 'EXPIRED') return `${label}已于 ${expireDate} 过期`
  return state === 'EXPIRING' ? `${label} ${expireDate} 到期` : label
}

/** What an approver has to look at. */
export const faultCount = (check: OfferPreCheck) =>
  preCheckItems(check).filter(({ level }) => level !== 'PASS').length
