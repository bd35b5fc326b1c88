import type { ReactNode } from 'react'
import { useCan } from '../state/session'

/** Shows its children to holders of at least one of the codes (S6-06). */
export const Can = ({ codes, children }: { codes: readonly string[]; children: ReactNode }) =>
  useCan(codes) ? children : null
