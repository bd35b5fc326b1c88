/** Merges of attributes: what the system suggests on the left, what was proposed on the right. */
import type { ReactNode } from 'react'
import { DocumentList } from '../../../blocks/list/document-list'
import { ListButtons } from '../../../blocks/list/list-buttons'
import { Page } from '../../../design/page'
import { routeTitle } from '../../../i18n/texts'
import { useScreen } from '../../../state/current-screen'
import type { attrMerge } from '../document'
import styles from './merge.module.css'
import { mergeList } from './merge-list-type'
import { Suggestions } from './suggestions'
import { useUndo } from './use-undo'

export function MergeList({ doc, note }: { doc: typeof attrMerge; note: ReactNode }) {
  const { path, title } = useScreen()
  const undo = useUndo()
  return (
    <Page
      title={routeTitle(path, title)}
      note={note}
      actions={<ListButtons doc={doc} list={mergeList} />}
    >
      <div className={styles.page}>
        <Suggestions doc={doc} />
        <DocumentList doc={doc} list={mergeList} onModule={undo} />
      </div>
    </Page>
  )
}
