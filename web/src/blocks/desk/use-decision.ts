/** Deciding a task, and what follows: the next one, or the news that somebody else was faster. */
import { useQueryClient } from '@tanstack/react-query'
import { HttpError, messageOf } from '../../api/errors'
import { toast } from '../../design/feedback'
import { useSending } from '../../design/use-sending'
import { documentKeys } from '../document/calls'
import { useDocumentType } from '../document/registry'
import type { Task } from '../document/types'
import { taskKeys } from './calls'

interface Decision {
  task: Task
  /** The task is out of the reader's hands. */
  onGone: () => void
}

export function useDecision({ task, onGone }: Decision) {
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const { doc } = useDocumentType(task.bizType)
  const renew = () => {
    if (doc) queries.invalidateQueries({ queryKey: documentKeys.all(doc) })
    return queries.invalidateQueries({ queryKey: taskKeys.all })
  }

  const tooLate = (error: unknown) => {
    toast.error(messageOf(error))
    if (isGone(error)) onGone()
  }

  /** Answers whether it was done. `goes`: the task leaves the reader's list with it. */
  const decide = async (call: () => Promise<unknown>, words: string, goes = true) => {
    const done = await send(call, tooLate)
    if (done) toast.success(words)
    if (done && goes) onGone()
    renew()
    return done
  }

  /** The same for a form that shows the refusal itself: answers what was wrong, or nothing. */
  const pass = async (call: () => Promise<unknown>) => {
    let wrong: unknown
    const done = await send(call, (error) => {
      if (isGone(error)) tooLate(error)
      else wrong = error
    })
    if (done) {
      toast.success('已通过')
      onGone()
    }
    if (!wrong) renew()
    return wrong
  }
  return { busy, decide, pass }
}

/** 该任务已被处理 */
const isGone = (error: unknown) =>
  error instanceof HttpError && error.problem.errorKey === 'common.taskDone'
