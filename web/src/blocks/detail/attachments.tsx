/** All files of a document in one archive. */
import { FileZipOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { http } from '../../api/http'
import { toast } from '../../design/feedback'
import { useSending } from '../../design/use-sending'
import { saveBlob } from '../../lib/save-blob'
import type { DocumentDetail } from '../document/types'

/** Every file that the document shows, wherever it stands in it, each once. Pure. */
export function filesOf(value: unknown): number[] {
  const found = new Set<number>()
  const look = (part: unknown) => {
    if (Array.isArray(part)) part.forEach(look)
    else if (typeof part === 'object' && part !== null) {
      if ('fileId' in part && typeof part.fileId === 'number') found.add(part.fileId)
      Object.values(part).forEach(look)
    }
  }
  look(value)
  return [...found]
}

export function Attachments({ detail }: { detail: DocumentDetail }) {
  const { busy, send } = useSending()
  const { versions: _versions, process: _process, ...content } = detail
  const ids = filesOf(content)
  if (ids.length === 0) return null
  const download = () =>
    send(async () => {
      const archive = await http.made('fileservice/api/files/zip', { ids }, { hideError: true })
      saveBlob(archive, `${detail.code}_附件.zip`)
      toast.success('下载完成')
    })
  return (
    <Button icon={<FileZipOutlined />} loading={busy} onClick={download}>
      下载附件 {ids.length}
    </Button>
  )
}
