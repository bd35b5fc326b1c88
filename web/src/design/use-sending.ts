/**
 * One deed at a time: busy while it runs, a second click does nothing, and a refusal is said once.
 * Every button that sends something works by it.
 */
import { useRef, useState } from 'react'
import { messageOf } from '../api/errors'
import { toast } from './feedback'
import { type FormInstance, showRefusal } from './form'

type Refused = FormInstance | ((error: unknown) => void)

/** For calls whose refusal the client shows by itself. */
export const saidAlready = () => undefined

export function useSending() {
  const [busy, setBusy] = useState(false)
  // A state is seen with the next render only; the second click may come before it.
  const running = useRef(false)
  /** Answers whether it was done. A form shows the refusal at its fields, anything else as a toast. */
  const send = async (
    work: () => Promise<unknown>,
    refused: Refused = (error) => toast.error(messageOf(error)),
  ): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (typeof refused === 'function') refused(error)
      else showRefusal(refused, error)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, send }
}
