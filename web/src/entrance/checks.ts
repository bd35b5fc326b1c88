import { t } from '../i18n/texts'
import { isBlank, isEmail, isMobile } from '../lib/validators'

/** S5-11 */
export function required(label: string, value: string): string | undefined {
  return isBlank(value) ? t('common.required', { label }) : undefined
}

export function phoneError(phone: string): string | undefined {
  return required('手机号', phone) ?? (isMobile(phone) ? undefined : t('phone.format'))
}

export function mailError(mail: string): string | undefined {
  return required('邮箱', mail) ?? (isEmail(mail) ? undefined : t('email.format'))
}
