import { useSession } from './session'

/** Names of the built-in roles; a company's own ones show as they are called. */
const names: Record<string, string> = {
  VENDOR_ADMIN: '商家管理员',
  VENDOR_OPERATOR: '商务/运营',
  VENDOR_QUALITY: '资质专员',
  VENDOR_FINANCE: '商家财务',
  VENDOR_WAREHOUSE: '商家仓配',
  VENDOR_VIEWER: '只读',
  PLATFORM_ADMIN: '平台管理员',
  ZHAOSHANG: '招商',
  SELECTION_FIRST: '初选',
  SELECTION_FINAL: '终选',
  QC: '质检',
  QC_LEADER: '质检主管',
  LEGAL: '法务',
  FINANCE: '财务',
  FINANCE_MANAGER: '财务经理',
  WAREHOUSE: '仓储',
  OPERATION: '直播运营',
}

export const roleName = (codes: readonly string[]) =>
  codes.map((code) => names[code] ?? code).join('、')

export const useRoleName = () => useSession((state) => roleName(state.account?.roleCodes ?? []))
