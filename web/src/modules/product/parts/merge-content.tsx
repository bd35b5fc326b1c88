/** What is merged, and which offers it changes: before it is done, and what was done since. */

import { markedBy, ReadGroups } from '../../../blocks/detail/read-groups'
import { rejectText, rejectTitle } from '../../../blocks/form/reject-words'
import { RejectBanner } from '../../../design/reject-mark'
import { attrMerge, type MergeDetail } from '../document'
import { MergePreview } from './merge-preview'

export default function MergeContent({ detail }: { detail: MergeDetail }) {
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
        marked={markedBy(rejectInfo)}
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
