/** A field as forms ask for it: with what is special about it beside its name, and what is said of it below. */
import { LockOutlined, WarningFilled } from '@ant-design/icons'
import type { ComponentProps, ReactNode } from 'react'
import { KeyChip } from '../../design/chip'
import { Field } from '../../design/form'
import { t } from '../../i18n/texts'
import styles from './asked-field.module.css'

interface AskedFieldProps extends ComponentProps<typeof Field> {
  /** Whoever changes it begins the approval anew. */
  keyed?: boolean
  locked?: boolean
  /** Its digits repeat or rise: said, never refused (S5-22). */
  run?: boolean
  hint?: ReactNode
}

export const AskedField = ({ label, keyed, locked, run, hint, ...field }: AskedFieldProps) => (
  <Field
    {...field}
    // The grid around it keeps the distance.
    style={{ marginBottom: 0 }}
    label={
      <>
        {label}
        {keyed && (
          <>
            {' '}
            <KeyChip />
          </>
        )}
        {locked && <LockOutlined className={styles.lock} aria-label="已锁定" title="已锁定" />}
      </>
    }
    extra={
      run ? (
        <>
          <span className={styles.run} role="status">
            <WarningFilled /> {t('common.digits')}
          </span>
          {hint}
        </>
      ) : (
        hint
      )
    }
  />
)
