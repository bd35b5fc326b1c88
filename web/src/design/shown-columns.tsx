import { Checkbox } from 'antd'
import styles from './list-tools.module.css'

export interface ColumnsShown {
  all: readonly { key: string; title: string }[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

/** Which columns a list shows. */
export function ShownColumns({ all, hidden, onChange }: ColumnsShown) {
  const keys = all.map(({ key }) => key)
  return (
    <Checkbox.Group
      className={styles.columns}
      options={all.map(({ key, title }) => ({ value: key, label: title }))}
      value={keys.filter((key) => !hidden.includes(key))}
      onChange={(shown) => onChange(keys.filter((key) => !shown.includes(key)))}
    />
  )
}
