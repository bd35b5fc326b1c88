/** What a place on the board says of its offer: name, scene, badges, and why it is held back. */
import { DownOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { useNavigate } from 'react-router'
import { BadgeList } from '../../../design/badges'
import { NameText } from '../../../design/cells'
import { dictItems, dictLabel, useDictionary } from '../../../state/dictionary'
import { OfferSuspended } from '../../offer/parts/offer-tags'
import type { Tagged } from '../../offer/parts/types'
import type { ScheduleItem } from '../parts/calls'
import styles from './board.module.css'

const SCENES = 'ShowScheduleScene'
/** The place has a scene of its own, which may differ from what 终选 wished. */
const OWN = ['AUSTIN', 'ASSISTANT']
/** A place's scene in one character, as the badges of offers write it. */
const MARKS: Readonly<Record<string, string>> = { Austin: '佳', AssistantShow: '助', Link: '挂' }

interface ItemWordsProps {
  item: ScheduleItem
  onScene?: (scene: string) => void
}

export function ItemWords({ item, onScene }: ItemWordsProps) {
  const navigate = useNavigate()
  const items = useDictionary((state) => state.items)
  const badges = item.badges.filter(
    ({ code, text }) => !OWN.includes(code) && (code !== 'LINK' || item.scene !== 'Link' || text),
  )
  const level = item.prdEchelonLevel && [
    { label: dictLabel(items, 'PrdEchelonLevel', item.prdEchelonLevel) },
  ]
  return (
    <div className={styles.words}>
      <NameText text={item.offerName} onOpen={() => navigate(`/offer/detail/${item.offerId}`)} />
      <div className={styles.tags}>
        <Scene item={item} onScene={onScene} />
        <BadgeList badges={[...badges, ...(level || [])]} />
        <OfferSuspended offer={item as unknown as Tagged} />
      </div>
    </div>
  )
}

function Scene({ item: { scene, offerName }, onScene }: ItemWordsProps) {
  const items = useDictionary((state) => state.items)
  const words = dictLabel(items, SCENES, scene)
  const mark = { label: MARKS[scene] ?? words, tip: words }
  if (!onScene) return <BadgeList badges={[mark]} />
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        selectedKeys: [scene],
        items: dictItems(items, SCENES)
          .filter(({ disabled }) => !disabled)
          .map(({ value, label }) => ({ key: value, label })),
        onClick: ({ key }) => key !== scene && onScene(key),
      }}
    >
      <button
        type="button"
        className={styles.scene}
        aria-label={`排期场景 ${offerName} ${words}`}
        aria-haspopup="menu"
      >
        <BadgeList badges={[mark]} />
        <DownOutlined />
      </button>
    </Dropdown>
  )
}
