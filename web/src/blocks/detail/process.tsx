/** The way of a document through its approval, in the words of the step bar and the log. */
import { type LogEntry, ProcessLog } from '../../design/process-log'
import { type Step, StepBar } from '../../design/step-bar'
import { timeLeft } from '../document/time'
import type { DocumentDetail, ProcessLogEntry, ProcessStep } from '../document/types'

const STATES: Readonly<Record<string, Step['state']>> = {
  NOT_STARTED: 'waiting',
  APPROVING: 'current',
  APPROVED: 'done',
  REJECTED: 'rejected',
  CANCELLED: 'waiting',
}

const ENDED = ['APPROVED', 'COMPLETED']

/** Submission first, then the flow's steps, then the end. */
export function stepsOf(detail: DocumentDetail, now: Date): Step[] {
  const { submitDate, createdByName, status, process } = detail
  const submitted = process.logs.findLast(({ action }) => /SUBMIT$/.test(action))
  const begun = submitDate !== null && status !== 'CREATED'
  return [
    {
      key: '#submit',
      name: '提交',
      state: begun ? 'done' : 'current',
      note: begun ? (submitted?.operatorName ?? createdByName) : '待提交',
      date: begun ? submitDate : undefined,
    },
    ...process.steps.map(
      (step): Step => ({
        key: step.step,
        name: step.stepName,
        state: STATES[step.status] ?? 'waiting',
        ...stepNote(step, now),
      }),
    ),
    { key: '#end', name: '结束', state: ENDED.includes(status) ? 'done' : 'waiting' },
  ]
}

function stepNote(step: ProcessStep, now: Date): Pick<Step, 'note' | 'date' | 'more'> {
  const { status, handlerName, roleName, date, costHours, dueDate } = step
  const who = handlerName ?? roleName
  if (status === 'APPROVING') {
    const left = timeLeft(dueDate, now)
    return { note: `${who} 处理中${left ? `，${left.text}` : ''}` }
  }
  if (status === 'NOT_STARTED' || status === 'CANCELLED') return { note: '等待' }
  const used = costHours ? `，用时 ${hours(costHours)}` : ''
  return { note: who, date, more: used }
}

const hours = (cost: number) => `${Number(cost.toFixed(1))} 小时`

export const DocumentSteps = ({ detail }: { detail: DocumentDetail }) => (
  <StepBar steps={stepsOf(detail, new Date())} />
)

const GOOD = ['APPROVE', 'COMPLETE']
const BAD = ['REJECT', 'CANCEL', 'BD_CANCEL', 'EXPIRE']

/** The latest first. */
export const logEntries = (logs: readonly ProcessLogEntry[]): LogEntry[] =>
  logs
    .map((log): LogEntry => {
      const { id, operatorName, actionLabel, stepName, date, opinion, rejectReasons, costHours } =
        log
      const words = [rejectReasons.join('、'), opinion?.replace(/。$/, '') ?? ''].filter(Boolean)
      const used = costHours ? [`用时 ${hours(costHours)}`] : []
      return {
        key: id,
        title: [operatorName, stepName, actionLabel].filter(Boolean).join(' '),
        date,
        text: [...words, ...used].join('；') || undefined,
        tone: GOOD.includes(log.action) ? 'good' : BAD.includes(log.action) ? 'bad' : 'plain',
      }
    })
    .toSorted((a, b) => Number(b.key) - Number(a.key))

interface DocumentLogProps {
  logs: readonly ProcessLogEntry[]
  first?: number
}

export const DocumentLog = ({ logs, first }: DocumentLogProps) => (
  <ProcessLog entries={logEntries(logs)} first={first} />
)
