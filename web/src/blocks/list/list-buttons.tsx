import type { DocumentType } from '../document/document'
import { CreateButton } from './list-faces'

/** What stands in the head line of a list: the primary one last. */
export function ListButtons({ doc }: { doc: DocumentType }) {
  return <CreateButton doc={doc} />
}
