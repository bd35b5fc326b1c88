/** The right rail of the offer's form, and the questions that it asks while somebody types. */
import { use, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Values } from '../../../../../blocks/document/types'
import type { Situation } from '../../../../../blocks/form/form-parts'
import { rootOf } from '../../../../../blocks/form/paths'
import { PreCheckPanel } from '../../../../../design/pre-check-panel'
import { requiredAttributes } from '../../../../bizconfig/parts/attribute-fields'
import { suiteSum } from '../../../parts/suite'
import { type Live, LiveContext, useLive } from '../live'
import type { Draft } from '../mechanism/kinds'
import { skuProblems } from '../sku/checks'
import type { Sku } from '../sku/columns'
import { ComplianceCard } from './compliance-card'
import type { PriceAsker } from './price-asker'
import { PriceCard } from './price-card'
import { checkedTexts } from './texts'
import { liveItems, ownItems, refusedItems, serverItems } from './todo'
import { WordAsker } from './word-asker'

interface RailProps {
  values: Values
  situation: Situation
}

/** The price, kept up to date with what stands in the form. */
export function PriceRail({ values, asker }: { values: Values; asker: PriceAsker }) {
  const live = use(LiveContext)
  useEffect(() => void asker.ask(values), [asker, values])
  useEffect(() => () => asker.stop(), [asker])
  if (values.formType === 'GIFT') return null
  return (
    <PriceCard
      skus={(values.skus ?? []) as Sku[]}
      mechanism={(values.mechanism ?? {}) as Draft}
      singles={suiteSum(values)}
      live={live}
      onRetry={() => asker.again(values)}
    />
  )
}

export function TodoRail({ values, situation }: RailProps) {
  const navigate = useNavigate()
  const live = use(LiveContext)
  const [words] = useState(() => new WordAsker(live))
  useEffect(() => words.ask(categoryOf(values), checkedTexts(values)), [words, values])
  useEffect(() => () => words.stop(), [words])
  const seen = useLive((state) => state)
  const { go, put, found, required, missing, elsewhere } = situation
  const inner = found.filter(({ field, missing: lacks }) => lacks && rootOf(field) !== field).length
  const all = required.length + innerNeeds(values, seen)
  const blank = new Set(missing.map(({ name }) => name))
  const marked = found.map((problem) => ({
    ...problem,
    missing: problem.missing || blank.has(problem.field),
  }))
  return (
    <>
      <PreCheckPanel
        updated={seen.preCheck && `${seen.preCheck.at} 更新`}
        items={[
          ...ownItems(marked, Math.max(0, all - missing.length - inner), all, go),
          ...elsewhere
            .filter(({ field }) => field !== 'complianceConfirmed')
            .map(({ field, message }) => ({ key: field, level: 'BLOCK' as const, text: message })),
          ...refusedItems(seen.preCheck, values, found, go),
          ...liveItems(seen, values, go),
          ...serverItems(seen.preCheck?.answer, {
            go,
            toCerts: () => navigate('/business/info?tab=cert'),
            open: (offerId) => navigate(`/offer/detail/${offerId}`),
          }),
        ]}
      />
      <ComplianceCard
        values={values}
        problem={elsewhere.find(({ field }) => field === 'complianceConfirmed')}
        onGo={go}
        onText={(path, text) => put(withText(values, path, text))}
        onConfirm={(complianceConfirmed) => put({ complianceConfirmed })}
      />
    </>
  )
}

/** How many places inside the lists and parts a submission needs, filled or not. */
function innerNeeds(values: Values, { groups = [], slots = [] }: Live): number {
  const { formType, categoryCode } = values
  const rows = ((values.skus ?? []) as Sku[]).map(({ noBarcode }): Sku => ({ noBarcode }))
  const asked = {
    sold: formType !== 'GIFT',
    weighed: categoryCode === 'Food' || categoryCode === 'Cosmetic',
    goal: 'submit' as const,
  }
  const pictures = ((values.images ?? []) as unknown[]).length > 0
  const domestic = { domestic: values.isDomestic !== false }
  return (
    skuProblems(rows, asked).length +
    (pictures ? slots.filter(({ required }) => required).length : 0) +
    (formType === 'FAST'
      ? 0
      : requiredAttributes(groups, (values.offerAttrs ?? {}) as Values, domestic).length)
  )
}

/** The deepest that is chosen. */
export const categoryOf = ({ category3, category2, categoryCode }: Values) =>
  String(category3 || category2 || categoryCode || '')

/** One text inside a field, replaced: `mechanism.gifts[0].giftName`. */
export function withText(values: Values, path: string, text: string): Values {
  const steps = path.split(/[.[\]]+/).filter(Boolean)
  const replace = (at: unknown, [step, ...rest]: string[]): unknown => {
    if (step === undefined) return text
    if (Array.isArray(at)) {
      return at.map((one, index) => (String(index) === step ? replace(one, rest) : one))
    }
    const inside = (at ?? {}) as Values
    return { ...inside, [step]: replace(inside[step], rest) }
  }
  const [root = ''] = steps
  return { [root]: replace(values[root], steps.slice(1)) }
}
