import { SearchOutlined } from '@ant-design/icons'
import { Modal } from 'antd'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { routeTitle } from '../../i18n/texts'
import { useSidebar } from '../../state/sidebar'
import styles from './finder.module.css'

interface Found {
  path: string
  title: string
  menu: string
}

/** Ctrl K: finds a menu by any part of its name. */
export function Finder({ onClose }: { onClose: () => void }) {
  const places = usePlaces()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const navigate = useNavigate()
  const found = findPlaces(places, text)

  const open = (place: Found | undefined) => {
    if (!place) return
    navigate(place.path)
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setChosen((chosen + step + found.length) % found.length)
    }
    // A half-typed Chinese word also ends with Enter.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) open(found[chosen])
  }

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      title="查找"
      classNames={{ header: 'unseen' }}
      width={560}
      style={{ top: 88 }}
      styles={{ container: { padding: 0, overflow: 'hidden' } }}
    >
      <div className={styles.field}>
        <SearchOutlined />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into it
          autoFocus
          role="combobox"
          aria-label="搜索菜单"
          aria-expanded="true"
          aria-controls="finder-list"
          aria-activedescendant={found[chosen] && `finder-${chosen}`}
          placeholder="搜索菜单"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
        <kbd>Esc</kbd>
      </div>
      <div id="finder-list" role="listbox" aria-label="菜单" className={styles.list}>
        {found.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
          <div
            key={place.path}
            id={`finder-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.place}
            onMouseMove={() => setChosen(index)}
            onClick={() => open(place)}
          >
            <span>{place.title}</span>
            <span className={styles.menu}>{place.menu}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.none}>没有名称含“{text.trim()}”的菜单</p>}
    </Modal>
  )
}

function usePlaces(): Found[] {
  const entries = useSidebar()
  return useMemo(() => {
    const menus = entries.flatMap((entry): Found[] =>
      entry.kind === 'screen'
        ? [place(entry.screen, '')]
        : entry.screens.map((screen) => place(screen, entry.menu.title)),
    )
    return [
      ...menus,
      { path: '/message/index', title: '消息中心', menu: '' },
      { path: '/profile/index', title: '个人中心', menu: '' },
    ]
  }, [entries])
}

const place = ({ path, title }: { path: string; title: string }, menu: string): Found => ({
  path,
  title: routeTitle(path, title),
  menu,
})

export function findPlaces(places: readonly Found[], text: string): Found[] {
  const wanted = text.trim().toLowerCase()
  return places.filter(({ title, menu }) => `${title} ${menu}`.toLowerCase().includes(wanted))
}
