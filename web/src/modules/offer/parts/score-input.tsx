/** Four marks from 1 to 5, as the first selection gives them. */
import { Radio } from 'antd'
import type { FieldFact } from '../../../blocks/document/facts'
import styles from './score-input.module.css'

export type Score = Partial<Record<string, number>>

interface ScoreInputProps {
  field: FieldFact
  id?: string
  value?: Score | null
  onChange?: (score: Score) => void
}

const MARKS = [1, 2, 3, 4, 5].map((mark) => ({ value: mark, label: String(mark) }))

export const ScoreInput = ({ field, id, value, onChange }: ScoreInputProps) => (
  <div className={styles.scores} id={id}>
    {(field.fields ?? []).map(({ name, label }) => (
      <div key={name} className={styles.line}>
        <span id={`${id}-${name}`}>{label}</span>
        <Radio.Group
          aria-labelledby={`${id}-${name}`}
          optionType="button"
          buttonStyle="solid"
          options={MARKS}
          value={value?.[name]}
          onChange={({ target }) => onChange?.({ ...value, [name]: target.value })}
        />
      </div>
    ))}
    <p className="figures" role="status">
      合计 {total(value)} / 20 分
    </p>
  </div>
)

const total = (score: Score | null | undefined) =>
  Object.values(score ?? {}).reduce<number>((sum, mark) => sum + (mark ?? 0), 0)

/** What is still to be marked, in words. */
export function scoreProblem(field: FieldFact | undefined, value: unknown): string | undefined {
  const given = (value ?? {}) as Score
  const open = (field?.fields ?? []).filter(({ name }) => !given[name])
  return open.length > 0 ? `请为${open.map(({ label }) => label).join('、')}评分` : undefined
}
