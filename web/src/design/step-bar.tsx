/** The way of a document through its approval. */
import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Moment } from './moment'
import styles from './step-bar.module.css'

export interface Step {
  key: string
  name: string
  state: 'done' | 'current' | 'rejected' | 'waiting'
  /** Person, time, time used; or the log text of an automatic step. */
  note?: ReactNode
  /** When it was done. */
  date?: string | null
  /** What follows the time. */
  more?: string
}

const WORDS = { done: '已完成', current: '进行中', rejected: '已驳回', waiting: '未开始' }

export const StepBar = ({
  steps,
  label = '审批进度',
}: {
  steps: readonly Step[]
  label?: string
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the keyboard must be able to scroll it
  <ol className={styles.steps} aria-label={label} tabIndex={0}>
    {steps.map(({ key, name, state, note, date, more }, index) => (
      <li
        key={key}
        className={styles[state]}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <span className={styles.mark} aria-hidden="true">
          {state === 'done' && <CheckOutlined />}
          {state === 'rejected' && <CloseOutlined />}
          {(state === 'current' || state === 'waiting') && index + 1}
        </span>
        <span className={styles.name}>
          {name}
          <span className="unseen">，{WORDS[state]}</span>
        </span>
        {note && (
          <span className={`${styles.note} figures`}>
            {note}
            {date && ' '}
            <Moment value={date} />
            {more}
          </span>
        )}
      </li>
    ))}
  </ol>
)
