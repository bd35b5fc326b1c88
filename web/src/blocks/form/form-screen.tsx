/** Writes a document: a new one, a copy of another, or one that exists already. */
import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { ErrorFace, PageLoading } from '../../design/faces'
import { Page } from '../../design/page'
import { TabContext } from '../../state/dirty'
import { renameTab } from '../../state/tabs'
import { useDocumentAddress } from '../document/address'
import { documentCalls, documentKeys } from '../document/calls'
import type { DocumentType } from '../document/document'
import { formValues } from '../document/facts'
import type { DocumentDetail } from '../document/types'
import { DocumentForm } from './document-form'
import type { FormParts } from './form-parts'

interface FormScreenProps {
  doc: DocumentType
  parts: FormParts
}

/** The address says which: one that exists, or a new one, perhaps a copy of another. */
export function FormScreen({ doc, parts }: FormScreenProps) {
  const { id, from } = useDocumentAddress()
  if (id) return <EditScreen doc={doc} parts={parts} id={id} />
  return from ? (
    <CopyScreen doc={doc} parts={parts} from={from} />
  ) : (
    <DocumentForm doc={doc} parts={parts} initial={parts.initial} />
  )
}

function EditScreen({ doc, parts, id }: FormScreenProps & { id: number }) {
  const { data, error, refetch } = useDetail(doc, id)
  useCodeInTab(data?.code)
  if (error) return <Failed doc={doc} error={error} onRetry={refetch} />
  if (!data) return <PageLoading />
  // Submitted meanwhile, or the link is older than the document's state.
  if (!data.actions.includes('edit')) return <Navigate to={doc.routes.detail(id)} replace />
  return <DocumentForm doc={doc} parts={parts} detail={data} />
}

function CopyScreen({ doc, parts, from }: FormScreenProps & { from: number }) {
  const { data, error, refetch } = useDetail(doc, from)
  if (error) return <Failed doc={doc} error={error} onRetry={refetch} />
  if (!data) return <PageLoading />
  return (
    <DocumentForm
      doc={doc}
      parts={parts}
      initial={{ ...parts.initial, ...formValues(doc.facts, data) }}
    />
  )
}

const useDetail = (doc: DocumentType, id: number) =>
  useFirst<DocumentDetail>(documentKeys.detail(doc, id), () => documentCalls(doc).detail(id))

/** The first fresh answer, and then no other: a form must not change under the hand. */
export function useFirst<T>(queryKey: readonly unknown[], queryFn: () => Promise<T>) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey,
    queryFn,
    refetchOnMount: 'always',
  })
  const [first, setFirst] = useState<T>()
  if (!first && data && isFetchedAfterMount && !error) setFirst(data)
  return { data: first, error: first ? null : error, refetch }
}

/** 编辑 BP2611010001 */
export function useCodeInTab(code: string | undefined) {
  const tab = use(TabContext)
  useEffect(() => {
    if (code) renameTab(tab, `编辑 ${code}`)
  }, [tab, code])
}

export const Failed = (props: { doc: DocumentType; error: unknown; onRetry: () => void }) => (
  <Page title={props.doc.name}>
    <ErrorFace title={`${props.doc.name}加载失败`} error={props.error} onRetry={props.onRetry} />
  </Page>
)
