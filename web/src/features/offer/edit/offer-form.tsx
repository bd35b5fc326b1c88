/** The form of one offer, with everything that the server says while it is written. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { DocumentDetail, Values } from '../../../blocks/document/types'
import { offer } from '../../../blocks/documents/offer'
import { DocumentForm } from '../../../blocks/form/document-form'
import type { FormParts } from '../../../blocks/form/form-parts'
import type { PreCheck } from '../../../design/pre-check-panel'
import { formatDateTime } from '../../../lib/dates'
import { useDictLabel } from '../../../state/dictionary'
import { useSession } from '../../../state/session'
import { offerCalls, offerKeys } from './calls'
import { createLive, type Live, LiveContext } from './live'
import styles from './offer-form.module.css'
import { offerParts, scopeOf } from './offer-parts'
import { PriceRail, TodoRail } from './rail/offer-rail'
import { PriceAsker } from './rail/price-asker'
import { liveItems, serverItems } from './rail/todo'
import { adoptRows, lookedAt, sentOffer } from './start'

interface OfferFormProps {
  detail?: DocumentDetail
  initial?: Values
  /** Names of fields that stay as they were approved. */
  locked?: readonly string[]
  notice?: ReactNode
}

export function OfferForm({ detail, initial, locked, notice }: OfferFormProps) {
  const [live] = useState(createLive)
  const [asker] = useState(() => new PriceAsker(live))
  const scope = scopeOf(detail ?? initial ?? {})
  const vendor = useSession((state) => state.account?.subjectType === 'VENDOR')

  const { data: slots } = useQuery({
    queryKey: offerKeys.slots(scope.categoryCode, scope.formType),
    queryFn: () => offerCalls.slots(scope.categoryCode, scope.formType),
  })
  useEffect(() => {
    if (slots) live.setState({ slots })
  }, [slots, live])

  const lockedNames = locked?.join(' ')
  const parts = useMemo((): FormParts => {
    const examine = async (saved: DocumentDetail) => {
      const answer = await offerCalls.preCheck(saved.id)
      const at = formatDateTime(new Date()).slice(11, 16)
      live.setState({ preCheck: { answer, at, of: lookedAt(saved) } })
      return answer.level !== 'BLOCK'
    }
    return {
      ...offerParts({
        live,
        vendor,
        locked: lockedNames?.split(' '),
        groupOf: (name) => offer.facts.fields[name]?.group,
      }),
      examine,
      dress: async (sent) => {
        await asker.ask(sent, 0)
        return sentOffer(sent, live.getState())
      },
      adopt: adoptRows,
      head: (values) => <ScopeLine values={values} />,
      side: (values) => <PriceRail values={values} asker={asker} />,
      todo: (values, situation) => <TodoRail values={values} situation={situation} />,
    }
  }, [live, asker, vendor, lockedNames])

  // What the server thinks of it is asked once when it is opened: the papers come with the answer.
  useEffect(() => {
    if (detail) parts.examine?.(detail).catch(() => undefined)
  }, [detail, parts])

  const seen = useStore(live)
  const certs = seen.preCheck?.answer.sections.certs.filter(({ severity }) => severity !== 'PASS')
  const lacking = certs?.length ?? 0
  const whole: FormParts = {
    ...parts,
    notice,
    preChecks: (values) => standing(seen, values),
    groups: {
      ...parts.groups,
      资质: {
        ...parts.groups?.资质,
        hint: lacking > 0 ? `还缺 ${lacking} 项` : undefined,
        // Nothing is known before the server has looked.
        state: !certs
          ? null
          : lacking > 0
            ? { tone: 'orange', text: `缺${lacking}`, meaning: `${lacking} 项资质未具备` }
            : 'done',
      },
    },
  }
  return (
    <LiveContext value={live}>
      <DocumentForm doc={offer} parts={whole} detail={detail} initial={initial} />
    </LiveContext>
  )
}

const nowhere = { go: () => undefined, toCerts: () => undefined, open: () => undefined }

/** What stands in the way now; what was said of another state of the form does not. */
function standing(seen: Live, values: Values): PreCheck[] {
  const current = seen.preCheck?.of === lookedAt(values) ? seen.preCheck.answer : undefined
  const blocks = [...liveItems(seen, values, nowhere.go), ...serverItems(current, nowhere)].filter(
    ({ level }) => level === 'BLOCK',
  )
  return blocks.length === 0
    ? []
    : [{ key: 'block', level: 'BLOCK', text: `${blocks.length} 项阻断未解决，暂不能提交` }]
}

function ScopeLine({ values }: { values: Values }) {
  const scope = scopeOf(values)
  return (
    <span className={styles.scope}>
      {[
        useDictLabel('LiveRoom', scope.liveRoom),
        useDictLabel('ProductCategory', scope.categoryCode),
        useDictLabel('OfferFormType', scope.formType),
        useDictLabel('OfferStyle', scope.offerStyle),
      ].join(' / ')}
    </span>
  )
}
