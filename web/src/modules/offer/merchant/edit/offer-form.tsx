/** The form of one offer, with everything that the server says while it is written. */
import { LockOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { DocumentType } from '../../../../blocks/document/document'
import { type Values, valuesOf } from '../../../../blocks/document/types'
import { DocumentForm } from '../../../../blocks/form/document-form'
import type { FormParts } from '../../../../blocks/form/form-parts'
import { rootOf } from '../../../../blocks/form/paths'
import type { PreCheck } from '../../../../design/pre-check-panel'
import { formatDateTime } from '../../../../lib/dates'
import { useDictLabel } from '../../../../state/dictionary'
import { useSession } from '../../../../state/session'
import { offer } from '../../document'
import { offerCalls as asked, offerKeys as known } from '../../parts/calls'
import type { OfferDetail } from '../../parts/types'
import { offerCalls, type PreCheckAnswer } from './calls'
import { createLive, type Live, LiveContext, tell } from './live'
import styles from './offer-form.module.css'
import { type Held, offerParts, scopeOf } from './offer-parts'
import { ChangesCard } from './rail/changes-card'
import { PriceRail, TodoRail } from './rail/offer-rail'
import { PriceAsker } from './rail/price-asker'
import { liveItems, refusedItems, serverItems } from './rail/todo'
import { adoptRows, lookedAt, sentOffer } from './start'

interface OfferFormProps {
  /** A change is a document of its own. */
  doc?: DocumentType
  detail?: OfferDetail
  initial?: Values
  /** What stays as it was decided on. */
  held?: Held
  notice?: FormParts['notice']
  /** The offer that this is a change of, as it stands. */
  approved?: OfferDetail
  /** What is special about a form that completes an offer. */
  completion?: Completion
}

export interface Completion extends Required<Pick<FormParts, 'amends'>> {
  /** What it is measured by. */
  as: (values: Values) => Values
  groups: NonNullable<FormParts['groups']>
}

const asItIs = (values: Values) => values

export function OfferForm(props: OfferFormProps) {
  const { doc = offer, detail, initial, held, notice, approved, completion } = props
  const [live] = useState(createLive)
  const [asker] = useState(() => new PriceAsker(live))
  const as = completion?.as ?? asItIs
  const scope = scopeOf(as(detail ?? initial ?? {}))
  const vendor = useSession((state) => state.account?.subjectType === 'VENDOR')

  const { data: slots } = useQuery({
    queryKey: known.imageSlots(scope.categoryCode, scope.formType),
    queryFn: () => asked.imageSlots(scope.categoryCode, scope.formType),
  })
  useEffect(() => {
    if (slots) tell(live, { slots })
  }, [slots, live])

  const begun = Boolean(approved || completion)
  const parts = useMemo((): FormParts => {
    const examine = async (saved: OfferDetail) => {
      // The server looks at offers. Of a change it can only say what holds of the offer: papers, waivers.
      const answer = approved
        ? ofOffer(await offerCalls.preCheck(approved.id))
        : await offerCalls.preCheck(saved.id)
      const at = formatDateTime(new Date()).slice(11, 16)
      const looked = approved ?? saved
      live.setState({ preCheck: { answer, at, of: lookedAt(looked), saved: valuesOf(looked) } })
      return answer.level !== 'BLOCK'
    }
    return {
      ...offerParts({
        live,
        vendor,
        held,
        begun,
        as,
        groupOf: (name) => offer.facts.fields[name]?.group,
      }),
      examine,
      dress: async (sent) => {
        await asker.ask(sent, 0)
        return sentOffer(sent, live.getState())
      },
      adopt: adoptRows,
      head: (values) => <ScopeLine values={values} fixed={begun} />,
      side: (values, { go }) => (
        <>
          <PriceRail values={values} asker={asker} />
          {approved && detail && (
            <ChangesCard id={detail.id} approved={approved} values={values} onGo={go} />
          )}
        </>
      ),
      todo: (values, situation) => <TodoRail values={as(values)} situation={situation} />,
    }
  }, [live, asker, vendor, held, begun, as, approved, detail])

  // What the server thinks of it is asked once when it is opened: the papers come with the answer.
  useEffect(() => {
    if (detail) parts.examine?.(detail).catch(() => undefined)
  }, [detail, parts])

  const seen = useStore(live, useShallow(needs))
  const certs = seen.preCheck?.answer.sections.certs.filter(({ severity }) => severity !== 'PASS')
  const lacking = certs?.length ?? 0
  const whole: FormParts = {
    ...parts,
    notice: (values, situation) => (
      <>
        {!begun && <ClosedRoom room={scope.liveRoom} />}
        {typeof notice === 'function' ? notice(values, situation) : notice}
      </>
    ),
    amends: completion?.amends,
    preChecks: (values) => standing(seen, values),
    forbidden: seen.hits.filter(({ level }) => level === 'BLOCK').map(({ field }) => rootOf(field)),
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
      <DocumentForm
        doc={doc}
        parts={completion ? withGroups(whole, completion.groups) : whole}
        detail={detail}
        initial={initial}
      />
    </LiveContext>
  )
}

const withGroups = (parts: FormParts, more: Completion['groups']): FormParts => ({
  ...parts,
  groups: {
    ...parts.groups,
    ...Object.fromEntries(
      Object.entries(more).map(([title, own]) => [title, { ...parts.groups?.[title], ...own }]),
    ),
  },
})

/** What was said of the approved words and pictures is not said of the new ones. */
const ofOffer = (answer: PreCheckAnswer): PreCheckAnswer => ({
  ...answer,
  level: 'PASS',
  sections: { ...answer.sections, required: [], images: [], compliance: [] },
})

/** What the form itself goes by: an answer that only a card shows does not draw sixty fields. */
const needs = ({ prices, hits, groups, slots, preCheck }: Live) => ({
  prices,
  hits,
  groups,
  slots,
  preCheck,
})

const nowhere = { go: () => undefined, toCerts: () => undefined, open: () => undefined }

/** What stands in the way now; what was said of another state of the form does not. */
function standing(seen: ReturnType<typeof needs>, values: Values): PreCheck[] {
  const current = seen.preCheck?.of === lookedAt(values) ? seen.preCheck.answer : undefined
  const blocks = [
    ...liveItems(seen, values, nowhere.go),
    ...serverItems(current, nowhere),
    ...refusedItems(seen.preCheck, values, [], nowhere.go),
  ].filter(({ level }) => level === 'BLOCK')
  return blocks.length === 0
    ? []
    : [{ key: 'block', level: 'BLOCK', text: `有 ${blocks.length} 项必须修改后才能提交` }]
}

/** Said before anything is typed: a room that takes no offers takes this one neither. */
function ClosedRoom({ room }: { room: string }) {
  const { data } = useQuery({ queryKey: known.rooms, queryFn: asked.rooms })
  const closed = data?.find(({ code }) => code === room)?.closed
  if (!closed) return null
  return (
    <Alert
      className={styles.notice}
      type="error"
      showIcon
      title={closed}
      description="可保存草稿，暂不能提交。如需参与其他直播间，请复制为新报品。"
    />
  )
}

interface ScopeLineProps {
  values: Values
  /** Decided on: whoever looks for these four must see why they have no field. */
  fixed: boolean
}

function ScopeLine({ values, fixed }: ScopeLineProps) {
  const scope = scopeOf(values)
  return (
    <span className={styles.scope}>
      {[
        useDictLabel('LiveRoom', scope.liveRoom),
        useDictLabel('ProductCategory', scope.categoryCode),
        useDictLabel('OfferFormType', scope.formType),
        useDictLabel('OfferStyle', scope.offerStyle),
      ].join(' / ')}
      {fixed && <LockOutlined className={styles.fixed} aria-label="不可修改" title="不可修改" />}
    </span>
  )
}
