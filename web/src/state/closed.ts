/** Whether the reader's company may write: one that is out of use may not, but for what its state leaves open (02.3). */
import { t } from '../i18n/texts'
import { useDictLabel } from './dictionary'
import { useSession } from './session'

const NOTHING: readonly string[] = []

/** Why not, in the server's words; nothing where it may. */
export function useClosed(openWhile: readonly string[] = NOTHING): string | undefined {
  const account = useSession((state) => state.account)
  const reason = account?.companyUseStatus === false ? account.companyUseStatusReason : ''
  const reasonLabel = useDictLabel('UseStatusReason', reason)
  if (!reason || openWhile.includes(reason)) return undefined
  return t('company.state', { reasonLabel })
}
