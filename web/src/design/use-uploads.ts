/** Files that are on their way: checked, sent side by side, cancelled, tried again. */
import { createContext, useContext, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { CancelledError, messageOf } from '../api/errors'
import { type Upload, type UploadFile, uploadFile } from '../api/files'
import { t } from '../i18n/texts'
import {
  checkFile,
  checkPixels,
  DEFAULT_LIMIT,
  type FileRule,
  firstFreeSlot,
  isPicture,
  type Slot,
} from '../lib/file-checks'
import { uuid } from '../lib/uuid'
import { toast } from './feedback'

/** How a file travels; tests and the gallery give another way. */
export const UploadTransport = createContext<Upload>(uploadFile)

export interface UploadTask {
  id: string
  file: File
  type: string
  blobUrl: string
  pasted?: boolean
  percent: number
  /** Why it failed. */
  error?: string
}

interface UseUploads {
  slots: readonly Slot[]
  value: readonly UploadFile[]
  onChange: (files: UploadFile[]) => void
  bizType?: string
}

export function useUploads({ slots, value, onChange, bizType }: UseUploads) {
  const upload = useContext(UploadTransport)
  const [tasks, setTasks] = useState<UploadTask[]>([])
  const [problem, setProblem] = useState<string>()
  const running = useRef(new Map<string, AbortController>())
  // Several files end in one moment: each must see what the others have added.
  const latest = useRef({ value, onChange, tasks })
  useInsertionEffect(() => {
    latest.current = { ...latest.current, value, onChange }
  })

  useEffect(() => {
    const all = running.current
    return () => {
      for (const one of all.values()) one.abort(new CancelledError())
    }
  }, [])

  const change = (id: string, part: Partial<UploadTask>) =>
    keep(latest.current.tasks.map((task) => (task.id === id ? { ...task, ...part } : task)))
  const keep = (next: UploadTask[]) => {
    latest.current.tasks = next
    setTasks(next)
  }
  const drop = (id: string, keepPicture = false) => {
    const gone = latest.current.tasks.find((task) => task.id === id)
    if (gone && !keepPicture) URL.revokeObjectURL(gone.blobUrl)
    keep(latest.current.tasks.filter((task) => task !== gone))
  }

  const refuse = (text: string) => {
    setProblem(text)
    toast.error(text)
  }

  const send = async ({ id, file, type, blobUrl, pasted }: UploadTask) => {
    const control = new AbortController()
    running.current.set(id, control)
    try {
      const stored = await upload(file, {
        slot: type || undefined,
        bizType,
        pasted,
        signal: control.signal,
        onProgress: (percent) => change(id, { percent }),
      })
      // A picture in memory is kept only where there is no other.
      const shown = stored.url ? {} : { blobUrl }
      const next = [...latest.current.value, { ...stored, ...shown, ...(type ? { type } : {}) }]
      drop(id, !stored.url)
      latest.current.value = next
      latest.current.onChange(next)
    } catch (error) {
      if (control.signal.aborted) drop(id)
      else change(id, { error: messageOf(error) })
    } finally {
      running.current.delete(id)
    }
  }

  const take = async (file: File, slot: Slot, pasted: boolean) => {
    const refused =
      checkFile(file, slot) ??
      checkPixels(await sizeOf(file, slot), slot) ??
      (await slot.probe?.(file))
    if (refused) return refuse(refused)
    // Measuring took a moment, in which another file may have taken the place.
    if (roomIn(slot) <= 0) return refuse(t('file.count', { count: slot.limit ?? DEFAULT_LIMIT }))
    const blobUrl = URL.createObjectURL(file)
    const task: UploadTask = { id: uuid(), file, type: slot.type, blobUrl, pasted, percent: 0 }
    keep([...latest.current.tasks, task])
    void send(task)
  }

  const taken = () => {
    const counts = new Map<string, number>()
    const types = [...latest.current.value, ...latest.current.tasks].map(({ type }) => type ?? '')
    for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
    return counts
  }
  /** The first free slot that takes it; where none likes what is in it, the first free one says why. */
  const fitting = async (file: File) => {
    const first = firstFreeSlot(slots, taken(), file.name)
    if (!first?.probe) return first
    for (const slot of slots) {
      const free = firstFreeSlot([slot], taken(), file.name)
      if (free && !(await free.probe?.(file))) return free
    }
    return first
  }
  const roomIn = ({ type, limit = DEFAULT_LIMIT }: Slot) => limit - (taken().get(type) ?? 0)

  return {
    tasks,
    problem,
    roomIn,
    /** Into one slot, or each into the first free slot that takes it (S5-28). */
    async add(files: Iterable<File>, into?: Slot, pasted = false) {
      setProblem(undefined)
      for (const file of files) {
        const only = slots.length === 1 ? slots[0] : undefined
        const slot = into ?? (await fitting(file)) ?? only
        if (slot) await take(file, slot, pasted)
        else refuse(slotProblem(slots, file))
      }
    },
    retry(id: string) {
      const task = latest.current.tasks.find((one) => one.id === id)
      if (!task) return
      change(id, { error: undefined, percent: 0 })
      void send(task)
    },
    cancel(id: string) {
      const control = running.current.get(id)
      if (control) control.abort(new CancelledError())
      else drop(id)
    },
    remove(file: UploadFile) {
      if (file.blobUrl) URL.revokeObjectURL(file.blobUrl)
      latest.current.onChange(latest.current.value.filter((one) => one !== file))
    },
  }
}

/** No slot took it: either none wants such a file, or all that do are full. */
function slotProblem(slots: readonly Slot[], file: File): string {
  const refused = slots.map((slot) => checkFile(file, slot))
  const count = slots.reduce((sum, { limit = DEFAULT_LIMIT }) => sum + limit, 0)
  return refused.includes(undefined) ? t('file.count', { count }) : (refused[0] ?? '')
}

/** Only measured where a limit stands; what cannot be read has no size. */
async function sizeOf(file: File, { maxPx }: FileRule) {
  const none = { width: 0, height: 0 }
  if (maxPx === undefined || !isPicture(file.name)) return none
  return createImageBitmap(file).catch(() => none)
}
