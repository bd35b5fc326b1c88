/** Which badges an offer carries, in their fixed order (S4-13…S4-21). Pure. */
export interface OfferTagFacts {
  scheduleScene?: string | null
  copyType?: string | null
  offerCategory?: string | null
  offerCopyFlag?: boolean | null
  giftFlag?: boolean | null
  /** The offer that a link offer hangs on. */
  linkOfferCode?: string | null
}

export interface OfferTag {
  text: '佳' | '助' | '挂' | '返' | '补' | '翻播' | '复用' | '赠'
  /** Stands beside the badge. */
  code?: string
}

export function offerTags(offer: OfferTagFacts): OfferTag[] {
  const { scheduleScene, copyType, linkOfferCode } = offer
  const link = scheduleScene === 'Link' || copyType === 'Link'
  const returns = copyType === 'ReturnShow'
  const supply = copyType === 'SupplyAssistant'
  const reshow = offer.offerCategory === 'Reshow' && !link && !returns && !supply
  const tags: (OfferTag | false)[] = [
    scheduleScene === 'Austin' && { text: '佳' },
    scheduleScene === 'AssistantShow' && { text: '助' },
    link && { text: '挂', ...(linkOfferCode ? { code: linkOfferCode } : {}) },
    returns && { text: '返' },
    supply && { text: '补' },
    reshow && { text: '翻播' },
    (copyType === 'Reuse' || Boolean(offer.offerCopyFlag)) && { text: '复用' },
    Boolean(offer.giftFlag) && { text: '赠' },
  ]
  return tags.filter((tag) => tag !== false)
}

export interface SuspendFacts {
  showStatus?: string | null
  auditStatus?: string | null
  broadcastRestricted?: boolean | null
}

/** S4-21: restricted, not shown yet, and neither a draft nor stopped. */
export const isSuspended = ({ showStatus, auditStatus, broadcastRestricted }: SuspendFacts) =>
  Boolean(broadcastRestricted) &&
  showStatus !== 'SHOWED' &&
  auditStatus !== 'CREATED' &&
  auditStatus !== 'STOPED'
