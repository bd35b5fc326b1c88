/** One place of the board on a phone. */
import { useState } from 'react'
import { Thumb } from '../../../design/cells'
import { Money } from '../../../design/money'
import { type RowAction, RowActions } from '../../../design/row-actions'
import { formatFigure } from '../../../lib/money'
import { ItemState } from '../parts/item-state'
import { LightStrip } from '../parts/lights'
import styles from './item-card.module.css'
import { ItemDialog } from './item-dialog'
import { figure, type ItemProps } from './item-row'
import { ItemWords } from './item-words'

interface ItemCardProps extends ItemProps {
  sold: boolean
  last: boolean
}

export function ItemCard({ item, place, deeds, marked, sold, last }: ItemCardProps) {
  const [editing, setEditing] = useState(false)
  const may = (deed: string) => item.actions.includes(deed)
  const actions: (RowAction | false)[] = [
    may('confirm') &&
      !item.suspended && {
        key: 'confirm',
        label: '转总排期',
        onClick: () => deeds.confirm(item),
      },
    deeds.movable && {
      key: 'up',
      label: '上移',
      disabled: place === 1 ? '已在第一位' : undefined,
      onClick: () => deeds.step(item, -1),
    },
    deeds.movable && {
      key: 'down',
      label: '下移',
      disabled: last ? '已在最后一位' : undefined,
      onClick: () => deeds.step(item, 1),
    },
    may('edit') && { key: 'edit', label: '修改', onClick: () => setEditing(true) },
    may('remove') && {
      key: 'remove',
      label: '移出',
      danger: true,
      onClick: () => deeds.remove(item),
    },
  ]
  const shown = actions.filter((action) => action !== false)
  const figures = sold
    ? [
        { label: '销量', value: figure(item.actualSales) },
        { label: '退货', value: figure(item.actualRefunds) },
        { label: 'GMV', value: <Money value={item.actualGmv} strong /> },
      ]
    : [
        { label: '到手价', value: <Money value={item.finalPrice} strong /> },
        { label: '备货', value: formatFigure(item.planStock) },
        { label: '讲解分钟', value: item.talkMinutes },
      ]
  return (
    <li
      className={styles.card}
      data-item={item.id}
      data-suspended={item.suspended || undefined}
      data-marked={marked || undefined}
      tabIndex={-1}
    >
      <div className={styles.top}>
        <strong className="figures">{place}</strong>
        <Thumb src={item.mainImage?.url} size={44} />
        <ItemWords item={item} />
        <ItemState status={item.status} scheduleType={item.scheduleType} />
      </div>
      <dl className={`${styles.figures} figures`}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!sold && (
        <div className={styles.lights}>
          <LightStrip readiness={item.readiness} />
        </div>
      )}
      {shown.length > 0 && <RowActions strip of={item.offerName} actions={shown} />}
      {editing && (
        <ItemDialog
          item={item}
          onSave={(figures) => deeds.edit(item, figures)}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  )
}
