/** What comes with the product. A gift of the product itself counts for the price by content. */

import { GiftOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { factOf } from '../../../../../api/facts'
import type { UploadFile } from '../../../../../api/files'
import { offerMechanism } from '../../../../../api/forms/OfferMechanism.gen'
import type { Values } from '../../../../../blocks/document/types'
import { usePlaces } from '../../../../../blocks/form/places'
import type { RowParts } from '../../../../../blocks/form/rows-field'
import { RowDrawer } from '../../../../../blocks/form/rows-field'
import { Thumb } from '../../../../../design/cells'
import { Chip } from '../../../../../design/chip'
import { pictureOf } from '../../../../../design/picture-preview'
import { formatMoney } from '../../../../../lib/money'
import { useDictLabel } from '../../../../../state/dictionary'
import { GiftOfferSelect } from '../choices'
import type { Gift } from './kinds'
import styles from './mechanism.module.css'

interface GiftsProps {
  gifts: readonly Gift[]
  disabled?: boolean
  onGifts: (gifts: Gift[]) => void
}

const MOST_GIFTS = 20
const MOST_LETTERS = 50

const parts: RowParts = {
  initial: { qty: 1, sameAsMain: false, condition: 'EACH' },
  when: { netContent: ({ sameAsMain }) => Boolean(sameAsMain) },
  hidden: (name, { sameAsMain }) => name === 'netContent' && !sameAsMain,
  controls: {
    giftOfferId: (_field, { giftName }, put) => (
      <GiftOfferSelect
        onPick={(name) => {
          // What it is called there is what it is called here, unless somebody has called it something.
          if (name && !giftName) put({ giftName: name.slice(0, MOST_LETTERS) })
        }}
      />
    ),
  },
  hints: {
    giftOfferId: () => '选填，可选已通过的赠品报品',
    sameAsMain: () => '同款赠品计入单位价，需填写每件净含量（单位与主品相同）',
  },
}

export function Gifts({ gifts, disabled, onGifts }: GiftsProps) {
  const [open, setOpen] = useState<number>()
  const fact = factOf(offerMechanism, 'gifts')
  const { problems } = usePlaces('mechanism')
  const keep = (row: Values) => {
    const gift = row as Gift
    onGifts(
      open === gifts.length
        ? [...gifts, gift]
        : gifts.map((one, index) => (index === open ? gift : one)),
    )
    setOpen(undefined)
  }
  return (
    <div className={styles.gifts}>
      {gifts.map((gift, index) => (
        <GiftStrip
          // biome-ignore lint/suspicious/noArrayIndexKey: gifts have no name of their own
          key={index}
          gift={gift}
          index={index}
          problem={
            problems.find(({ field }) => field.startsWith(`mechanism.gifts[${index}].`))?.message
          }
          onEdit={disabled ? undefined : () => setOpen(index)}
          onRemove={() => onGifts(gifts.filter((_, place) => place !== index))}
        />
      ))}
      {!disabled && (
        <Button
          type="link"
          size="small"
          icon={<PlusOutlined />}
          disabled={gifts.length >= MOST_GIFTS}
          onClick={() => setOpen(gifts.length)}
        >
          添加赠品
        </Button>
      )}
      {open !== undefined && (
        <RowDrawer
          title={open === gifts.length ? '添加赠品' : '编辑赠品'}
          fields={fact.fields ?? []}
          parts={parts}
          bizType="offer"
          start={open === gifts.length ? (parts.initial ?? {}) : { ...gifts[open] }}
          onKeep={keep}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

interface GiftStripProps {
  gift: Gift
  index: number
  problem?: string
  onEdit?: () => void
  onRemove: () => void
}

function GiftStrip({ gift, index, problem, onEdit, onRemove }: GiftStripProps) {
  const { giftName, giftSpec, qty, sameAsMain, netContent, giftValue, condition } = gift
  const [picture] = (gift.giftImage ?? []) as UploadFile[]
  const facts = [
    `${useDictLabel('GiftCondition', condition ?? '')}赠送`,
    ...(sameAsMain ? [`与主品同款，计入单位价${netContent ? `（每件 ${netContent}）` : ''}`] : []),
    ...(giftValue ? [`赠品价值 ${formatMoney(giftValue)}`] : []),
  ]
  return (
    <div className={styles.gift} data-field={`mechanism.gifts[${index}].giftName`}>
      {picture ? (
        <Thumb src={pictureOf(picture)} />
      ) : (
        <span className={styles.giftIcon}>
          <GiftOutlined />
        </span>
      )}
      <div className={styles.giftWords}>
        <strong>
          {giftName} {giftSpec} × {qty ?? 1}
        </strong>{' '}
        <Chip tone="orange">赠</Chip>
        <p>{facts.join(' / ')}</p>
        {problem && <p className={styles.wrong}>{problem}</p>}
      </div>
      {onEdit && (
        <span className={styles.giftDeeds}>
          <Button type="link" size="small" onClick={onEdit}>
            编辑
          </Button>
          <Button type="link" size="small" danger onClick={onRemove}>
            删除
          </Button>
        </span>
      )}
    </div>
  )
}
