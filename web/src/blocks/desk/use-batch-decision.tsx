/** One decision on many tasks: what the step asks for is filled in once, and what failed is named. */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../api/errors'
import { toast } from '../../design/feedback'
import { useSending } from '../../design/use-sending'
import { documentKeys } from '../document/calls'
import type { DocumentType } from '../document/document'
import { ReasonDialog } from '../document/reason-dialog'
import type { Values } from '../document/types'
import { BatchFailures } from './batch-failures'
import { type BatchResult, type Rejection, type TaskPair, taskCalls, taskKeys } from './calls'
import { RejectDialog } from './reject-dialog'
import { StepFormDialog } from './step-form-dialog'

export interface DecidedTask extends TaskPair {
  /** The number of its document. */
  code: string
  step: string
  stepName: string
}

interface Asked {
  what: 'approve' | 'reject'
  tasks: readonly DecidedTask[]
}

interface BatchDecision {
  /** Without one: tasks of documents whose steps ask for nothing. */
  doc?: DocumentType
  onDone: () => void
}

/** `approve` takes tasks of one step: others would be asked for something else. */
export function useBatchDecision({ doc, onDone }: BatchDecision) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [failed, setFailed] = useState<{ what: string; texts: readonly string[] }>(NOTHING)
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const close = () => setAsked(null)

  /** Answers whether the call itself came through. */
  const run = async (what: string, call: () => Promise<BatchResult[]>) => {
    const tasks = asked?.tasks ?? []
    return send(
      async () => {
        const results = await call()
        const refused = results.filter(({ ok }) => !ok)
        const codes = new Map(tasks.map(({ id, code }) => [id, code]))
        const texts = refused.map(({ id, message }) => `${codes.get(id) ?? id}：${message ?? ''}`)
        const done = results.length - refused.length
        if (done > 0) toast.success(`已${what} ${done} 项`)
        setFailed({ what, texts })
        close()
        onDone()
        queries.invalidateQueries({ queryKey: taskKeys.all })
        if (doc) queries.invalidateQueries({ queryKey: documentKeys.all(doc) })
      },
      (error) => {
        toast.error(messageOf(error))
      },
    )
  }
  const pass = (form?: Values, opinion?: string) =>
    run('通过', () => taskCalls.approveAll(asked?.tasks ?? [], opinion, form))

  const many = asked?.tasks.length ?? 0
  const step = asked?.tasks[0]
  const batchStep = step && doc?.batchSteps?.[step.step]
  let dialog: ReactNode = null
  if (asked?.what === 'approve' && step && batchStep)
    dialog = (
      <StepFormDialog
        fields={doc.stepForms?.[step.step] ?? []}
        start={{}}
        stepName={`${many} 项（${step.stepName}）`}
        parts={batchStep.parts(many)}
        bizType={doc?.bizType ?? ''}
        busy={busy}
        onClose={close}
        onPass={async (filled) => {
          await pass(filled)
        }}
      />
    )
  else if (asked?.what === 'approve')
    dialog = (
      <ReasonDialog
        name={`${many} 项任务`}
        question={{
          title: (name) => `通过${name}？`,
          reason: { label: '审批意见', min: 0, max: 255 },
        }}
        okText="通过"
        onOk={async (opinion) => {
          await pass(undefined, opinion)
        }}
        onClose={close}
      />
    )
  else if (asked && step && doc)
    dialog = (
      <RejectDialog
        doc={doc}
        stepName={step.stepName}
        opinion=""
        many={many}
        busy={busy}
        onClose={close}
        onReject={({ rejectFields: _, ...rejection }: Rejection) =>
          run('驳回', () => taskCalls.rejectAll(asked.tasks, rejection))
        }
      />
    )
  return {
    approve: (tasks: readonly DecidedTask[]) => setAsked({ what: 'approve', tasks }),
    reject: (tasks: readonly DecidedTask[]) => setAsked({ what: 'reject', tasks }),
    dialog: (
      <>
        {dialog}
        <BatchFailures
          what={failed.what}
          failed={failed.texts}
          onClose={() => setFailed(NOTHING)}
        />
      </>
    ),
  }
}

const NOTHING = { what: '', texts: [] }
