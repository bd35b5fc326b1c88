import { useRef, useState } from 'react'
import { uuid } from '../lib/uuid'
import { type CaptchaAnswer, captchaUrl } from './calls'
import { Field } from './fields'

/** The server forgets a picture after 120 s; a little earlier is safe. */
const LIFE_MS = 110_000

interface Picture {
  uuid: string
  madeAt: number
  /** the call that the server wants it for */
  call: string
}

/** The picture question, hidden until the server asks for it (S7-25). */
export function useCaptcha() {
  const [picture, setPicture] = useState<Picture>()
  const [text, setText] = useState('')

  function show(call: string) {
    setPicture({ uuid: uuid(), madeAt: Date.now(), call })
    setText('')
  }

  return {
    picture,
    text,
    type: setText,
    show,
    drop: () => setPicture(undefined),
    asksFor: (call: string) => picture?.call === call,
    answerTo: (call: string): CaptchaAnswer =>
      picture?.call === call ? { uuid: picture.uuid, captcha: text.trim() } : {},
    /** Every compare uses the picture up, right or wrong. */
    refused(call: string, required = false) {
      if (required || picture?.call === call) show(call)
    },
  }
}

interface CaptchaFieldProps {
  captcha: ReturnType<typeof useCaptcha>
  error?: string | undefined
  onValue(value: string): void
}

export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
  const [failed, setFailed] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const { picture, text, show } = captcha
  if (!picture) return null

  function renew(call: string) {
    show(call)
    place.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={place}>
      <Field
        {...field}
        label="图形验证码"
        name="captcha"
        value={text}
        placeholder="输入右图字符"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={8}
        onFocus={() => {
          if (text === '' && Date.now() - picture.madeAt > LIFE_MS) show(picture.call)
        }}
        beside={
          <button
            type="button"
            className="e-picture"
            aria-label="换一张图形验证码"
            onClick={() => renew(picture.call)}
          >
            {failed === picture.uuid ? (
              '点击重试'
            ) : (
              <img
                src={captchaUrl(picture.uuid, picture.madeAt)}
                alt=""
                width={120}
                height={40}
                onError={() => setFailed(picture.uuid)}
              />
            )}
          </button>
        }
      />
    </div>
  )
}
