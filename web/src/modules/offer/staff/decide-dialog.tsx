/** A decision on one offer, taken from wherever it is listed. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '../../../api/errors'
import { taskCalls } from '../../../blocks/desk/calls'
import { TransferDialog } from '../../../blocks/desk/hand-over'
import { RejectDialog } from '../../../blocks/desk/reject-dialog'
import { StepFormDialog } from '../../../blocks/desk/step-form-dialog'
import { useDecision } from '../../../blocks/desk/use-decision'
import { documentCalls, documentKeys } from '../../../blocks/document/calls'
import type { DocumentDetail, Task, Values } from '../../../blocks/document/types'
import { toast } from '../../../design/feedback'
import { staffOffer as doc } from '../document'

export type Decision = 'approve' | 'reject' | 'transfer'

export const isDecision = (kind: string): kind is Decision =>
  kind === 'approve' || kind === 'reject' || kind === 'transfer'

interface DecideDialogProps {
  kind: Decision
  id: number
  onClose: () => void
}

/** The list's line knows too little of the step's form: the offer is read first. */
export function DecideDialog({ kind, id, onClose }: DecideDialogProps) {
  const { data, error } = useQuery({
    queryKey: documentKeys.detail(doc, id),
    queryFn: () => documentCalls(doc).detail(id),
    // What is decided on is what stands there now.
    staleTime: 0,
    gcTime: 0,
  })
  const gone = error ? messageOf(error) : data && !data.task ? '该任务已被处理' : undefined
  useEffect(() => {
    if (!gone) return
    toast.error(gone)
    onClose()
  }, [gone, onClose])
  if (!data?.task) return null
  return <Dialog kind={kind} detail={data} onClose={onClose} />
}

interface DialogProps {
  kind: Decision
  detail: DocumentDetail
  onClose: () => void
}

/** The same for an offer that is in hand already. */
export function Dialog({ kind, detail, onClose }: DialogProps) {
  const head = detail.task
  const task = { ...head, bizType: doc.bizType, bizCode: detail.code } as unknown as Task
  const { busy, decide, pass } = useDecision({ task, onGone: onClose })
  const { rowVersion } = detail
  if (!head) return null
  if (kind === 'approve')
    return (
      <StepFormDialog
        fields={doc.stepForms?.[head.step] ?? []}
        start={(head.formStart ?? {}) as Values}
        stepName={`${head.stepName} ${detail.title}`}
        parts={doc.stepParts?.[head.step]?.(detail)}
        bizType={doc.bizType}
        busy={busy}
        onClose={onClose}
        onPass={(filled) => pass(() => taskCalls.approve(task, rowVersion, undefined, filled))}
      />
    )
  if (kind === 'reject')
    return (
      <RejectDialog
        doc={doc}
        detail={detail}
        stepName={head.stepName}
        opinion=""
        busy={busy}
        onClose={onClose}
        onReject={(rejection) =>
          decide(() => taskCalls.reject(task, rowVersion, rejection), '已驳回')
        }
      />
    )
  return (
    <TransferDialog
      task={task}
      busy={busy}
      onClose={onClose}
      onTransfer={(userId, why) =>
        decide(() => taskCalls.transfer(task, rowVersion, userId, why), '已转办')
      }
    />
  )
}
