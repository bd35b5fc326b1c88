import { t } from '../i18n/texts'
import { isBlank } from './validators'

/** As the server sends it (`passwordRule`), so that page and server cannot disagree. */
export interface PasswordRule {
  min: number
  max: number
  /** how many of digits, letters and symbols must occur */
  kinds: number
  hint: string
}

/** S5-03, S5-04: what a business user's own password must be; used until the server has sent its rule. */
export const BIZ_RULE: PasswordRule = rule(6, 14)

/** S5-09: platform staff, and initial passwords. */
export const STRONG_RULE: PasswordRule = rule(8, 20)

/** S5-03: the text to show, or undefined when the password fits the rule. Expects trimmed input. */
export function checkPassword(password: string, rule: PasswordRule): string | undefined {
  if (isBlank(password)) return t('pwd.newRequired')
  return passwordChecks(password, rule).every((check) => check.met) ? undefined : t('pwd.rule')
}

/** S5-05 */
export function checkConfirm(
  confirm: string,
  password: string,
  rule: PasswordRule,
): string | undefined {
  if (isBlank(confirm)) return t('pwd.confirmRequired')
  if (confirm !== password) return t('pwd.differ')
  return checkPassword(confirm, rule)
}

/** S5-02 */
export function checkCurrent(current: string): string | undefined {
  if (isBlank(current)) return t('pwd.currentRequired')
  return current.length < 5 || current.length > 50 ? t('pwd.short') : undefined
}

export interface PasswordCheck {
  key: 'length' | 'kinds' | 'characters'
  text: string
  met: boolean
}

/** The rule taken apart, for the list that ticks itself off while one types. */
export function passwordChecks(password: string, rule: PasswordRule): PasswordCheck[] {
  const length = [...password].length
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  return [
    {
      key: 'length',
      text: `${rule.min}~${rule.max}个字符`,
      met: length >= rule.min && length <= rule.max,
    },
    { key: 'kinds', text: `数字、字母、符号至少包含${rule.kinds}种`, met: kinds >= rule.kinds },
    { key: 'characters', text: '不含空格和中文', met: PRINTABLE.test(password) },
  ]
}

const KINDS = [/\d/, /[A-Za-z]/, /[^\dA-Za-z]/]

// What every keyboard has. It leaves no room for spaces, for Chinese characters and for the
// full-width forms of an input method that was left on.
const PRINTABLE = /^[\x21-\x7e]+$/

function rule(min: number, max: number): PasswordRule {
  return {
    min,
    max,
    kinds: 2,
    hint: `${min}~${max}个字符，至少包含数字、字母、符号中的2种`,
  }
}
