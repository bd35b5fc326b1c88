import { attrMerge, staffAttrMerge } from '../../../blocks/documents/attr-merge'
import { useSession } from '../../../state/session'

/** The page is the same for a company and for staff; where it leads back to is not. */
export const useMergeDocument = () =>
  useSession(({ account }) => account?.userType) === 'PLATFORM' ? staffAttrMerge : attrMerge
