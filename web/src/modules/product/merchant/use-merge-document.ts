import { useSession } from '../../../state/session'
import { attrMerge, staffAttrMerge } from '../document'

/** The page is the same for a company and for staff; where it leads back to is not. */
export const useMergeDocument = () =>
  useSession(({ account }) => account?.userType) === 'PLATFORM' ? staffAttrMerge : attrMerge
