/** What each reason for taking a company out of use leaves open, in words. Pure. */
const LEFT_OPEN: Readonly<Record<string, string>> = {
  NOT_SIGNED: '仅可签署协议、维护企业信息、个人资料和查看消息。',
  QUALIFICATION: '可查看全部；仅企业、证照、质检和资质可继续填写。',
  ARREARS: '可查看全部；仅财务可继续处理。',
  VIOLATION: '该企业的账号将无法登录。',
}

export const leftOpen = (reason: string | undefined) => LEFT_OPEN[reason ?? ''] ?? ''
