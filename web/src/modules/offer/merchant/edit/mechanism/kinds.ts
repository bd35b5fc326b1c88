/** The kinds of price mechanism: which inputs each has, and how it reads. Pure. */
import type { Problem } from '../../../../../blocks/form/problems'
import { t } from '../../../../../i18n/texts'
import { isBlank } from '../../../../../lib/validators'
import type { Mechanism, MechanismGift, MechanismLine } from '../calls'

export type Line = Partial<MechanismLine>
export type Gift = Partial<MechanismGift>
/** As it is typed: any member may still be missing. */
export type Draft = Omit<Mechanism, 'lines' | 'gifts'> & { lines?: Line[]; gifts?: Gift[] }

type Input =
  | 'threshold'
  | 'value'
  | 'buyQty'
  | 'giftQty'
  | 'depositAmount'
  | 'depositExpand'
  | 'balanceDate'
  | 'couponUrl'

export interface Kind {
  inputs: readonly Input[]
  /** Without these the line says nothing. */
  needs: readonly Input[]
  /** Whether it goes together with others is for the merchant to say. */
  stacks?: true
  repeats?: true
}

export const KINDS: Readonly<Record<string, Kind>> = {
  DIRECT: { inputs: ['value'], needs: ['value'] },
  N_DISCOUNT: { inputs: ['buyQty', 'value'], needs: ['buyQty', 'value'] },
  COUPON: { inputs: ['threshold', 'value', 'couponUrl'], needs: ['value'], stacks: true },
  FULL_REDUCE: {
    inputs: ['threshold', 'value'],
    needs: ['threshold', 'value'],
    stacks: true,
    repeats: true,
  },
  DEPOSIT: {
    inputs: ['depositAmount', 'depositExpand', 'balanceDate'],
    needs: ['depositAmount', 'depositExpand'],
  },
  RED_PACKET: { inputs: ['value'], needs: ['value'] },
  GIFT: { inputs: ['buyQty', 'giftQty'], needs: ['buyQty', 'giftQty'] },
}

export const LABELS: Readonly<Record<Input, string>> = {
  threshold: '门槛',
  value: '优惠金额',
  buyQty: '件数',
  giftQty: '赠送件数',
  depositAmount: '定金',
  depositExpand: '膨胀金额',
  balanceDate: '尾款日期',
  couponUrl: '领券链接',
}

/** Another kind keeps only the inputs that it has as well. */
export function retyped(line: Line, type: string | undefined): Line {
  const kind = KINDS[type ?? '']
  const kept = Object.fromEntries((kind?.inputs ?? []).map((name) => [name, line[name]]))
  return {
    type,
    ...kept,
    stackable: kind?.stacks ? (line.stackable ?? true) : false,
    repeat: kind?.repeats ? (line.repeat ?? false) : false,
  }
}

/** Lines are computed in the order in which they stand. */
export const ordered = (lines: readonly Line[]): Line[] =>
  lines.map((line, index) => ({ ...line, sort: index + 1 }))

export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, index) => index !== from)
  const [one] = all.slice(from, from + 1)
  return one === undefined || to < 0 || to >= all.length
    ? [...all]
    : [...rest.slice(0, to), one, ...rest.slice(to)]
}

/** What is missing or wrong, by the server's own paths. */
export function mechanismProblems(value: Draft | undefined, goal: 'draft' | 'submit'): Problem[] {
  const need = (field: string, label: string): Problem => ({
    field,
    message: t('common.required', { label }),
    missing: true,
  })
  const lines = (value?.lines ?? []).flatMap((line, index) => {
    const at = (name: string) => `mechanism.lines[${index}].${name}`
    const found: Problem[] = []
    if (goal === 'submit') {
      if (!line.type) found.push(need(at('type'), '优惠类型'))
      for (const name of KINDS[line.type ?? '']?.needs ?? []) {
        if (isBlank(line[name])) found.push(need(at(name), labelOf(line.type, name)))
      }
    }
    const { type, threshold, value: amount, depositAmount, depositExpand } = line
    if (
      threshold &&
      amount &&
      (type === 'COUPON' || type === 'FULL_REDUCE') &&
      amount >= threshold
    ) {
      found.push({ field: at('value'), message: '优惠金额应小于门槛' })
    }
    if (type === 'N_DISCOUNT' && amount && amount > 100) {
      found.push({ field: at('value'), message: '折扣应在 0~100% 之间' })
    }
    if (type === 'DEPOSIT' && depositAmount && depositExpand && depositExpand < depositAmount) {
      found.push({ field: at('depositExpand'), message: '膨胀金额不能低于定金' })
    }
    return found
  })
  const gifts = (value?.gifts ?? []).flatMap((gift, index) => {
    const at = (name: string) => `mechanism.gifts[${index}].${name}`
    if (goal !== 'submit') return []
    return [
      ...(isBlank(gift.giftName) ? [need(at('giftName'), '赠品名称')] : []),
      ...(isBlank(gift.qty) ? [need(at('qty'), '赠品数量')] : []),
      ...(gift.sameAsMain && isBlank(gift.netContent)
        ? [need(at('netContent'), '赠品净含量')]
        : []),
    ]
  })
  return [...lines, ...gifts]
}

export const labelOf = (type: string | null | undefined, name: Input) =>
  type === 'N_DISCOUNT' && name === 'value' ? '折扣' : LABELS[name]
