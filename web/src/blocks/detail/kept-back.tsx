/** What is masked wherever it is shown opens here, one at a time: the server writes down who looked. */
import { Button } from 'antd'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { messageOf } from '../../api/errors'
import type { UploadFile } from '../../api/files'
import { type CallPath, http } from '../../api/http'
import { toast } from '../../design/feedback'
import { openFile, PicturePreview } from '../../design/picture-preview'
import { isPicture } from '../../lib/file-checks'
import { useCan } from '../../state/session'
import type { FieldFact } from '../document/facts'

const Door = createContext<CallPath | undefined>(undefined)

interface OpeningProps {
  /** The thing whose fields are shown; its call is below it. */
  path: CallPath | undefined
  /** While it waits for somebody, whoever decides may look as well. */
  decides?: boolean
  children: ReactNode
}

/** Around fields of which some are kept back: whoever may look finds 查看 beside them. */
export function Opening({ path, decides = false, children }: OpeningProps) {
  const holds = useCan(['company_viewSensitive'])
  return <Door value={holds || decides ? path : undefined}>{children}</Door>
}

/** A number with only its ends, or a file without a way to it. */
export const isKeptBack = ({ kind, sensitive }: FieldFact, value: unknown) =>
  kind === 'files'
    ? (value as UploadFile[]).some(({ url, blobUrl }) => !url && !blobUrl)
    : Boolean(sensitive) && String(value).includes('*')

interface KeptBackProps {
  field: FieldFact
  value: unknown
}

export function KeptBack({ field, value }: KeptBackProps) {
  const door = useContext(Door)
  const [shown, setShown] = useState<string>()
  const [picture, setPicture] = useState<UploadFile>()
  const file = field.kind === 'files' ? (value as UploadFile[])[0] : undefined
  const look = async () => {
    try {
      const answer = await http.post<{ value: string; url: string }>(
        `${door}/unmask` as CallPath,
        { field: field.name },
        { hideError: true },
      )
      if (!file) setShown(answer.value)
      else if (isPicture(file.name)) setPicture({ ...file, url: answer.url })
      else openFile({ ...file, url: answer.url })
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <>
      {shown ?? (file ? file.title || file.name : String(value))}
      {door && shown === undefined && (
        <Button
          type="link"
          size="small"
          aria-label={`查看${field.label}`}
          title="查看将被记录"
          onClick={look}
        >
          查看
        </Button>
      )}
      {picture && (
        <PicturePreview pictures={[picture]} at={0} onClose={() => setPicture(undefined)} />
      )}
    </>
  )
}
