import { Input } from 'antd'
import { CodeButton } from '../../../design/code-button'
import { Field, required } from '../../../design/form'
import styles from './profile.module.css'

interface CodeFieldProps {
  name: string
  label?: string
  send: () => Promise<unknown>
}

/** Six digits that were sent somewhere, and the button that sends them. */
export const CodeField = ({ name, label = '手机验证码', send }: CodeFieldProps) => (
  <Field label={label} required>
    <div className={styles.code}>
      <Field
        name={name}
        noStyle
        normalize={(value: string) => value.replace(/\D/g, '')}
        rules={[required(label)]}
      >
        <Input maxLength={6} inputMode="numeric" autoComplete="one-time-code" aria-label={label} />
      </Field>
      <CodeButton send={send} />
    </div>
  </Field>
)
