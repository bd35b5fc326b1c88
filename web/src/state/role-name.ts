import { useSession } from './session'

/** The roles of the user as the server calls them. */
export const useRoleName = () => useSession((state) => (state.account?.roleNames ?? []).join('、'))
