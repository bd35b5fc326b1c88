import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { CancelledError, messageOf } from '../api/errors'
import type { CallPath } from '../api/http'
import { importCalls } from '../api/imports'
import type { Params } from '../api/params'
import { formatDateTime } from '../lib/dates'
import { saveBlob } from '../lib/save-blob'
import { toast } from './feedback'

export interface ExportButtonProps {
  /** The list's path: `selection/api/offers`. */
  base: CallPath
  /** The filters of the list as it stands. */
  query: Params
  /** The file's name without its ending; the time is added. */
  name: string
  label?: string
  disabled?: boolean
}

/** Fetches the file and saves it under its name and the time. */
export async function saveExport(
  base: CallPath,
  query: Params,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const file = await importCalls(base).exported(query, signal)
  const time = formatDateTime(new Date()).replace(/\D/g, '')
  saveBlob(file, `${name}_${time}.xlsx`)
  toast.success('导出完成')
}

/** Exports what the list shows. While it runs, the same button cancels it. */
export function ExportButton({ base, query, name, label = '导出', disabled }: ExportButtonProps) {
  const [running, setRunning] = useState<AbortController>()
  const latest = useRef(running)
  latest.current = running
  useEffect(() => () => latest.current?.abort(new CancelledError()), [])

  const start = async () => {
    const control = new AbortController()
    setRunning(control)
    try {
      await saveExport(base, query, name, control.signal)
    } catch (error) {
      // 导出数据超过10000条，请缩小筛选范围: the reader needs the time to read it.
      if (!control.signal.aborted) toast.error(messageOf(error), 6)
    } finally {
      setRunning(undefined)
    }
  }

  if (!running) {
    return (
      <Button icon={<DownloadOutlined />} disabled={disabled} onClick={start}>
        {label}
      </Button>
    )
  }
  return (
    <>
      <Button loading>导出中</Button>
      <Button type="text" onClick={() => running.abort(new CancelledError())}>
        取消导出
      </Button>
    </>
  )
}
