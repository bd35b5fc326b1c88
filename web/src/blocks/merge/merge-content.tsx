/** What is merged, and which offers it changes: before it is done, and what was done since. */
import { RejectBanner } from '../../design/reject-mark'
import { ReadGroups } from '../detail/read-groups'
import type { DocumentDetail } from '../document/types'
import { attrMerge } from '../documents/attr-merge'
import { rejectText, rejectTitle } from '../form/reject-words'
import { MergePreview } from './merge-preview'

export default function MergeContent({ detail }: { detail: DocumentDetail }) {
  const { rejectInfo } = detail
  return (
    <>
      {rejectInfo && (
        <RejectBanner
          title={rejectTitle(rejectInfo)}
          text={rejectText(rejectInfo)}
          count={0}
          at={0}
          onGo={() => undefined}
        />
      )}
      <ReadGroups
        facts={attrMerge.facts}
        values={detail}
        show={attrMerge.show}
        marked={new Set(rejectInfo?.fields.map(({ field }) => field))}
      />
      <MergePreview
        id={detail.id}
        rowVersion={detail.rowVersion}
        done={Boolean(detail.executedDate)}
        undone={Boolean(detail.undoneDate)}
      />
    </>
  )
}
