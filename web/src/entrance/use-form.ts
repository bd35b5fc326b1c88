import { type FormEvent, useEffect, useRef, useState } from 'react'
import { t } from '../i18n/texts'
import { isBlank } from '../lib/validators'
import { type CaptchaAnswer, refusalOf } from './calls'
import { useCaptcha } from './captcha'

type Values = Record<string, string>

/** A sentence under a field, under the picture question, or above the button. */
export type Errors<V> = { [K in keyof V | 'captcha' | 'note']?: string | undefined }

interface FormSpec<V extends Values> {
  initial: V
  check(values: V): Errors<V>
  send(values: V, answer: CaptchaAnswer): Promise<void>
  /** where the refusal with an errorKey is shown; any other stands above the button */
  places?: Readonly<Record<string, keyof V>>
}

const CAPTCHA_KEYS = ['auth.captcha', 'auth.captchaNeeded']

/** One form: its values, where its errors stand, and that it makes only one call at a time. */
export function useForm<V extends Values>({ initial, check, send, places = {} }: FormSpec<V>) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<V>>({})
  const [busy, setBusy] = useState('')
  const [refusals, setRefusals] = useState(0)
  const calling = useRef(false)
  const edited = useRef(new Set<keyof V>())
  const captcha = useCaptcha()
  const trimmed = trim(values)

  // After a refusal the hand is led to the field that has to change.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const setError = (name: keyof V | 'captcha', text: string | undefined) =>
    setErrors((current) => ({ ...current, [name]: text }))

  function refuse(found: Errors<V>) {
    setErrors(found)
    setRefusals((count) => count + 1)
  }

  function errorsOf(error: unknown, call: string): Errors<V> {
    const refusal = refusalOf(error)
    captcha.refused(call, refusal.captchaRequired)
    const found: Errors<V> = {}
    for (const { field, message } of refusal.fieldErrors ?? []) {
      if (field in values) found[field as keyof V] = message
    }
    const key = refusal.errorKey ?? ''
    const place = CAPTCHA_KEYS.includes(key) ? 'captcha' : places[key]
    if (place !== undefined) found[place] ??= refusal.text
    return hasErrors(found) ? found : { ...found, note: refusal.text }
  }

  /**
   * Makes a call of this form unless a field is wrong or another call is under way. The picture
   * question goes with the call that it was asked for: sending a code, or logging in.
   */
  async function run(
    call: string,
    found: Errors<V>,
    make: (answer: CaptchaAnswer) => Promise<void>,
  ) {
    if (calling.current) return
    const all = { ...found }
    if (captcha.asksFor(call) && isBlank(captcha.text)) {
      all.captcha = t('common.required', { label: '图形验证码' })
    }
    if (hasErrors(all)) return refuse(all)

    calling.current = true
    setBusy(call)
    setErrors({})
    try {
      await make(captcha.answerTo(call))
      captcha.drop()
    } catch (error) {
      refuse(errorsOf(error, call))
    } finally {
      calling.current = false
      setBusy('')
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    return run('submit', check(trimmed), (answer) => send(trimmed, answer))
  }

  function bind(name: keyof V & string) {
    return {
      name,
      value: values[name] ?? '',
      error: errors[name],
      onValue(value: string) {
        edited.current.add(name)
        setValues((current) => ({ ...current, [name]: value }))
        setError(name, undefined)
      },
      onBlur() {
        // What the server said stays until the field changes.
        if (edited.current.has(name) && !errors[name]) setError(name, check(trimmed)[name])
      },
    }
  }

  const bindCaptcha = () => ({
    captcha,
    error: errors.captcha,
    onValue(text: string) {
      captcha.type(text)
      setError('captcha', undefined)
    },
  })

  const focus = (name: keyof V & string) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  return { form, trimmed, note: errors.note ?? '', busy, run, submit, bind, bindCaptcha, focus }
}

function trim<V extends Values>(values: V): V {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as V
}

function hasErrors(errors: object): boolean {
  return Object.values(errors).some(Boolean)
}
