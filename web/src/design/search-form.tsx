/** The search card over a list: four fields a row, and buttons that never move. */
import { DownOutlined, FilterOutlined, StarOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type SavedSearch, SaveSearch } from './save-search'
import { SearchControl } from './search-control'
import { type SearchField, type SearchValues, searchQuery } from './search-fields'
import styles from './search-form.module.css'
import { PHONE_BELOW, useNarrower } from './use-media'

export interface SearchFormProps {
  fields: readonly SearchField[]
  /** What the list shows now. */
  values: SearchValues
  onSearch: (values: SearchValues) => void
  /** Searches that the reader kept; without `onSave` there is no 存为常用. */
  saved?: readonly SavedSearch[]
  onSave?: (name: string, values: SearchValues) => void
  onForget?: (id: string) => void
  loading?: boolean
}

/** Span 6 of 24 (S9-14). */
const COLUMNS = 4

export function SearchForm(props: SearchFormProps) {
  const { fields, values, onSearch, saved = [], onSave, onForget, loading } = props
  const phone = useNarrower(PHONE_BELOW)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(values)
  const [seen, setSeen] = useState('')
  const [open, setOpen] = useState(false)
  // By content: a parent that renders anew must not take away what is being typed.
  const given = JSON.stringify(values)
  if (given !== seen) {
    setSeen(given)
    setDraft(values)
  }
  useSlash(form)

  const first = firstRow(fields)
  const shown = open ? fields : phone ? [] : fields.slice(0, first)
  const set = Object.keys(searchQuery(fields, values)).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(draft)
  }
  const fold = (
    <button
      type="button"
      className={styles.link}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {open ? '收起' : '展开'} {open ? <UpOutlined /> : <DownOutlined />}
    </button>
  )

  if (phone && !open) {
    return (
      <button type="button" className={styles.filter} onClick={() => setOpen(true)}>
        <FilterOutlined /> 筛选{set > 0 && <span className="figures">（{set}）</span>}
      </button>
    )
  }
  return (
    <search>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.fields}>
          {shown.map((field) => (
            <div key={field.name} className={styles.field} data-span={spanOf(field)}>
              <label htmlFor={`${id}${field.name}`}>{field.label}</label>
              <SearchControl
                field={field}
                id={`${id}${field.name}`}
                value={draft[field.name]}
                onChange={(value) => setDraft((old) => ({ ...old, [field.name]: value }))}
              />
            </div>
          ))}
        </div>
        <div className={styles.buttons}>
          <Button htmlType="submit" color="primary" variant="outlined" loading={loading}>
            查询
          </Button>
          <Button
            type="text"
            onClick={() => {
              setDraft({})
              onSearch({})
            }}
          >
            重置
          </Button>
          {!open && first < fields.length && fold}
        </div>
        {open && (
          <div className={styles.foot}>
            {saved.length > 0 && (
              <SavedSearches saved={saved} onChoose={onSearch} onForget={onForget} />
            )}
            {onSave && <SaveSearch onSave={(name) => onSave(name, draft)} />}
            {fold}
          </div>
        )}
      </form>
    </search>
  )
}

export type { SavedSearch, SearchField, SearchValues }

interface SavedSearchesProps {
  saved: readonly SavedSearch[]
  onChoose: (values: SearchValues) => void
  onForget?: (id: string) => void
}

const SavedSearches = ({ saved, onChoose, onForget }: SavedSearchesProps) => (
  <ul className={styles.saved} aria-label="常用筛选">
    {saved.map(({ id, name, values }) => (
      <li key={id}>
        <button type="button" onClick={() => onChoose(values)}>
          <StarOutlined /> {name}
        </button>
        {onForget && (
          <button type="button" aria-label={`删除常用筛选 ${name}`} onClick={() => onForget(id)}>
            ×
          </button>
        )}
      </li>
    ))}
  </ul>
)

const spanOf = (field: SearchField) =>
  field.kind === 'dateRange' ? 2 : field.kind === 'custom' ? (field.span ?? 1) : 1

/** How many fields fill the first row. */
function firstRow(fields: readonly SearchField[]): number {
  let room = COLUMNS
  const over = fields.findIndex((field) => {
    room -= spanOf(field)
    return room < 0
  })
  return over < 0 ? fields.length : over
}

/** `/` goes to the first field, unless somebody is writing or a dialog stands before the page. */
function useSlash(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (at.matches('input, textarea, select, [contenteditable="true"]')) return
      if (document.querySelector('.ant-modal-wrap:not([style*="display: none"])')) return
      const input = form.current?.querySelector('input')
      if (!input?.checkVisibility()) return
      event.preventDefault()
      input.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [form])
}
