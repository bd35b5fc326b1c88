import { StarOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { useState } from 'react'
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
export function SaveSearch({ onSave }: { onSave: (name: string) => void }) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const save = () => {
    if (!name.trim()) return
    onSave(name.trim())
    setName('')
    setOpen(false)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      content={
        <div className={styles.save}>
          <TextInput
            aria-label="常用筛选的名称"
            placeholder="给这组条件起个名字"
            maxLength={NAME_MAX}
            value={name}
            onChange={setName}
            onPressEnter={(event) => {
              // The popup stands inside the form, whose own Enter would search.
              event.preventDefault()
              save()
            }}
          />
          <Button type="primary" disabled={!name.trim()} onClick={save}>
            保存
          </Button>
        </div>
      }
    >
      <button type="button" className={styles.link}>
        <StarOutlined /> 存为常用
      </button>
    </Popover>
  )
}
