import { DetailScreen } from '../../../blocks/detail/detail-screen'
import { useUndo } from '../parts/use-undo'
import { useMergeDocument } from './use-merge-document'

export default function MergeDetail() {
  return <DetailScreen doc={useMergeDocument()} onModule={useUndo()} />
}
