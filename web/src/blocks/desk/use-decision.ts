/** Deciding a task, and what follows: the next one, or the news that somebody else was faster. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, messageOf } from '../../api/errors'
import { toast } from '../../design/feedback'
import { documentKeys } from '../document/calls'
import type { Task } from '../document/types'
import { documentOf } from '../documents'
import { taskKeys } from './calls'

interface Decision {
  task: Task
  /** The task is out of the reader's hands. */
  onGone: () => void
}

export function useDecision({ task, onGone }: Decision) {
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()
  const renew = () => {
    const doc = documentOf(task.bizType)
    if (doc) queries.invalidateQueries({ queryKey: documentKeys.all(doc) })
    return queries.invalidateQueries({ queryKey: taskKeys.all })
  }

  /** Answers whether it was done. `goes`: the task leaves the reader's list with it. */
  const decide = async (call: () => Promise<unknown>, done: string, goes = true) => {
    setBusy(true)
    try {
      await call()
      toast.success(done)
      if (goes) onGone()
      renew()
      return true
    } catch (error) {
      toast.error(messageOf(error))
      if (isGone(error)) onGone()
      renew()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, decide }
}

/** 该任务已被处理 */
const isGone = (error: unknown) =>
  error instanceof HttpError && error.problem.errorKey === 'common.taskDone'
