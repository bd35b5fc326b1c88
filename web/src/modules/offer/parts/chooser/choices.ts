/** What may be chosen before an offer is written, in words, and where it leads. Pure. */
import type { DictItem } from '../../../../api/calls'
import { dictItems } from '../../../../state/dictionary'
import type { Category, Room } from '../types'
import type { Choice } from './choice-cards'

export type ChooserMode = 'create' | 'copy' | 'reuse'

export interface Chosen {
  liveRoom?: string
  categoryCode?: string
  formType?: string
  offerStyle?: string
  /** For what the product comes again. */
  type?: string
}

/** The company's rooms, the open ones first; a closed one says since when or until when. */
export function roomChoices(
  rooms: readonly Room[],
  own: readonly string[],
  today: string,
): Choice[] {
  const offered = rooms.filter(({ code, enabled }) => enabled && own.includes(code))
  return offered
    .toSorted((a, b) => Number(b.open) - Number(a.open) || a.sort - b.sort)
    .map((room) => ({
      value: room.code,
      label: room.name,
      text: openText(room),
      closed: room.open ? undefined : closedText(room, today),
    }))
}

function openText({ offerOpenFrom, offerOpenTo, minProtectDays }: Room): string {
  const period =
    offerOpenFrom || offerOpenTo
      ? `报品期 ${offerOpenFrom ?? '即日'} 至 ${offerOpenTo ?? '另行通知'}`
      : '始终开放'
  return minProtectDays > 0 ? `${period}，保价不少于 ${minProtectDays} 天` : period
}

function closedText({ offerOpenFrom, offerOpenTo }: Room, today: string): string {
  if (offerOpenFrom && today < offerOpenFrom) return `${offerOpenFrom} 起开放报品`
  return offerOpenTo ? `报品已于 ${offerOpenTo} 截止` : '暂未开放报品'
}

/** What the company is registered for; without its word everything that is in use. */
export function categoryChoices(categories: readonly Category[], own: readonly string[]): Choice[] {
  const within = (code: string) => own.some((one) => one === code || one.startsWith(`${code}_`))
  return categories
    .filter(({ code, enabled }) => enabled && (own.length === 0 || within(code)))
    .map(({ code, name, sampleRequired }) => ({
      value: code,
      label: name,
      text: sampleRequired ? '初选前需寄样' : '无需寄样',
    }))
}

const FORMS: Readonly<Record<string, string>> = {
  NORMAL: '资料一次填全，提交后依次审批',
  FAST: '先报名称、图片、规格与价格，终选前补全其余资料',
  PRESALE: '先付定金，到期付尾款',
  GIFT: '不单独售卖，供其他报品选作赠品，不填价格',
}

const STYLES: Readonly<Record<string, string>> = {
  SINGLE: '一个商品，一个规格',
  SUIT: '几件商品合成一份售卖',
  MULTI_SKU: '一个链接下有多个规格，各自定价',
  MYSTERY: '内含商品随机，须列明清单与概率',
}

const KINDS: Readonly<Record<string, string>> = {
  Reuse: '同一商品再报一场',
  ReturnShow: '播过的商品返场',
  SupplyAssistant: '在助播场补播',
  Link: '挂在已有场次的链接下',
}

const described = (
  items: readonly DictItem[],
  type: string,
  texts: Readonly<Record<string, string>>,
  room?: string,
): Choice[] =>
  dictItems(items, type, room)
    .filter(({ disabled }) => !disabled)
    .map(({ value, label }) => ({ value, label, text: texts[value] }))

export const formChoices = (items: readonly DictItem[], room: string | undefined) =>
  described(items, 'OfferFormType', FORMS, room)

export const styleChoices = (items: readonly DictItem[]) => described(items, 'OfferStyle', STYLES)

/** 复用 first: it is what people mean unless they say otherwise. */
export const kindChoices = (items: readonly DictItem[]) =>
  described(items, 'OfferCopyType', KINDS).toSorted(
    (a, b) => Number(b.value === 'Reuse') - Number(a.value === 'Reuse'),
  )

/** The form's address, once everything is chosen; a new offer's source is its product. */
export function formPath(mode: ChooserMode, chosen: Chosen, sourceId?: number): string | undefined {
  const { liveRoom, categoryCode, formType, offerStyle, type } = chosen
  if (!liveRoom || !categoryCode || !formType || !offerStyle) return undefined
  const parts = [liveRoom, categoryCode, formType, offerStyle].map(encodeURIComponent).join('/')
  if (mode === 'create')
    return `/offer/create/${parts}${sourceId === undefined ? '' : `?spuId=${sourceId}`}`
  const path = `/offer/${mode}/${parts}/${sourceId}`
  return mode === 'reuse' ? `${path}?type=${type ?? 'Reuse'}` : path
}

const NAMES: Readonly<Record<string, string>> = {
  liveRoom: '直播间',
  categoryCode: '类目',
  formType: '表单类型',
  offerStyle: '报品方式',
}

/** What is still to be chosen. */
export const openChoices = (chosen: Chosen) =>
  Object.keys(NAMES)
    .filter((key) => !chosen[key as keyof Chosen])
    .map((key) => NAMES[key])
    .join('、')
