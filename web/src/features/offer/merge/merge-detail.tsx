import { DetailScreen } from '../../../blocks/detail/detail-screen'
import { useUndo } from '../../../blocks/merge/use-undo'
import { useMergeDocument } from './use-merge-document'

export default function MergeDetail() {
  return <DetailScreen doc={useMergeDocument()} onModule={useUndo()} />
}
