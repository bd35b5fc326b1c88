/** One of several, each with what it means. */
import styles from './chooser.module.css'

export interface Choice {
  value: string
  label: string
  /** What choosing it means. */
  text?: string
  /** Why it cannot be chosen now. */
  closed?: string
}

interface ChoiceCardsProps {
  legend: string
  name: string
  choices: readonly Choice[]
  value: string | undefined
  onChange: (value: string) => void
}

export const ChoiceCards = ({ legend, name, choices, value, onChange }: ChoiceCardsProps) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    <div className={styles.cards}>
      {choices.map(({ value: own, label, text, closed }) => (
        <label key={own} className={closed ? styles.closed : styles.choice}>
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            disabled={Boolean(closed)}
            onChange={() => onChange(own)}
          />
          <span>
            <strong>{label}</strong>
            {(closed ?? text) && <small>{closed ?? text}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
