/** All companies' offers: find them, decide several at once, put a few side by side. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { http } from '../../../api/http'
import { useBatchDecision } from '../../../blocks/desk/use-batch-decision'
import { tabFilter } from '../../../blocks/document/status'

import { DocumentList } from '../../../blocks/list/document-list'
import { filterQuery } from '../../../blocks/list/list-state'
import { useListState } from '../../../blocks/list/use-list-state'
import { ExportButton } from '../../../design/export-button'
import { Page } from '../../../design/page'
import type { RowAction } from '../../../design/row-actions'
import { staffOffer as doc } from '../document'
import { type Deed, DeedDialog } from '../parts/deed-dialog'
import type { OfferRow } from '../parts/types'
import { COMPARED, comparePath } from './compare/compare-rules'
import { DecideDialog, type Decision, isDecision } from './decide-dialog'
import { staffOfferList } from './staff-list-type'

export default function Offers() {
  const list = useStaffList()
  const { state } = useListState(list.spec)
  const [open, setOpen] = useState<{ kind: Deed | Decision; row: OfferRow } | null>(null)
  const close = () => setOpen(null)
  const { actionsFor, dialog } = useChosen()
  const query = { ...filterQuery(state, list.spec), ...tabFilter(list.tabs, state.tab) }
  return (
    <Page
      title="报品总览"
      note="所有企业的报品：审批、对比与限播"
      actions={<ExportButton base={doc.api} query={query} name="报品总览" />}
    >
      <DocumentList
        doc={doc}
        list={list}
        onModule={(kind, row) => setOpen({ kind: kind as Deed | Decision, row: row })}
        batchActions={actionsFor}
      />
      {open && isDecision(open.kind) && (
        <DecideDialog kind={open.kind} id={open.row.id} onClose={close} />
      )}
      {open && !isDecision(open.kind) && (
        <DeedDialog deed={open.kind} row={open.row} onClose={close} />
      )}
      {dialog}
    </Page>
  )
}

function useStaffList() {
  const { data } = useQuery({
    queryKey: ['bd-users'],
    queryFn: () =>
      http.get<{ id: number; nameCn: string }[]>('admin/api/companies/bd-users', {
        hideMask: true,
        // The list works without the names of 招商.
        hideError: true,
      }),
  })
  return useMemo(
    () =>
      staffOfferList((data ?? []).map(({ id, nameCn }) => ({ value: String(id), label: nameCn }))),
    [data],
  )
}

/** What may be done with several chosen offers. */
function useChosen() {
  const navigate = useNavigate()
  const [clear, setClear] = useState<() => void>(() => () => undefined)
  const { approve, reject, dialog } = useBatchDecision({ doc, onDone: () => clear() })

  const actionsFor = (rows: readonly OfferRow[], forget: () => void): RowAction[] => {
    const chosen = rows
    const mine = chosen.flatMap(({ task, code, rowVersion }) =>
      task?.canDecide ? [{ ...task, code, rowVersion }] : [],
    )
    const begin = (deed: typeof approve, tasks: typeof mine) => () => {
      setClear(() => forget)
      deed(tasks)
    }
    const batchable = mine.filter((task) => task.batchable)
    const steps = [...new Set(batchable.map(({ stepName }) => stepName))]
    const few = chosen.length >= COMPARED.fewest && chosen.length <= COMPARED.most
    const passing = steps.map((stepName) => {
      const tasks = batchable.filter((task) => task.stepName === stepName)
      return {
        key: `approve ${stepName}`,
        label: steps.length > 1 ? `通过（${stepName} ${tasks.length}）` : '批量通过',
        onClick: begin(approve, tasks),
      }
    })
    const nothing = {
      key: 'approve',
      label: '批量通过',
      disabled: '所选报品没有待你审批的招商审核或初选任务',
      onClick: () => undefined,
    }
    return [
      {
        key: 'compare',
        label: '对比',
        disabled: few ? undefined : `请选择 ${COMPARED.fewest}~${COMPARED.most} 个报品`,
        onClick: () => navigate(comparePath(chosen.map(({ id }) => id))),
      },
      ...(passing.length > 0 ? passing : [nothing]),
      {
        key: 'reject',
        label: '批量驳回',
        danger: true,
        disabled: mine.length === 0 ? '所选报品没有待你审批的任务' : undefined,
        onClick: begin(reject, mine),
      },
    ]
  }
  return { actionsFor, dialog }
}
