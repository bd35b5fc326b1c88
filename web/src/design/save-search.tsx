import { StarOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { CardButton } from './opener'
import type { SearchValues } from './search-fields'
import styles from './search-form.module.css'
import { TextInput } from './text-input'

export interface SavedSearch {
  id: string
  name: string
  values: SearchValues
}

const NAME_MAX = 20

/** 存为常用: asks for a name, no more. */
export const SaveSearch = ({ onSave }: { onSave: (name: string) => void }) => (
  <CardButton
    className={styles.link}
    content={(close) => (
      <SearchName
        onSave={(name) => {
          onSave(name)
          close()
        }}
      />
    )}
  >
    <StarOutlined /> 存为常用
  </CardButton>
)

function SearchName({ onSave }: { onSave: (name: string) => void }) {
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const save = () => name && onSave(name)
  return (
    <div className={styles.save}>
      <TextInput
        aria-label="常用筛选的名称"
        placeholder="给这组条件起个名字"
        maxLength={NAME_MAX}
        value={typed}
        onChange={setTyped}
        onPressEnter={(event) => {
          // The popup stands inside the form, whose own Enter would search.
          event.preventDefault()
          save()
        }}
      />
      <Button type="primary" disabled={!name} onClick={save}>
        保存
      </Button>
    </div>
  )
}
