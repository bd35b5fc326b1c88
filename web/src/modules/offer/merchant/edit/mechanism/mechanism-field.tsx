/** 优惠机制与赠品: what makes the page price what a buyer pays. The prices are the server's. */
import { PlusOutlined, SyncOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type Ref, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { usePlaces } from '../../../../../blocks/form/places'
import { NumberInput } from '../../../../../design/number-input'
import { TextArea } from '../../../../../design/text-input'
import { useLive } from '../live'
import { FieldHits } from '../rail/field-hits'
import { Gifts } from './gifts'
import { type Draft, type Line, moved, ordered } from './kinds'
import { LineRow } from './line-row'
import styles from './mechanism.module.css'
import { isOwnWords, mechanismWords } from './words'

interface MechanismFieldProps {
  value?: Draft
  onChange?: (value: Draft) => void
  disabled?: boolean
  ref?: Ref<HTMLDivElement>
}

const MOST_LINES = 20
const EMPTY: Draft = {}

export function MechanismField({ value = EMPTY, onChange, disabled, ref }: MechanismFieldProps) {
  const lines = value.lines ?? []
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const put = useCallback((change: Partial<Draft>) => {
    const { value: now, onChange: emit } = latest.current
    emit?.({ ...now, ...change })
  }, [])
  const putLines = useCallback((next: readonly Line[]) => put({ lines: ordered(next) }), [put])
  const own = useCallback(
    (index: number, line: Line | undefined) => {
      const now = latest.current.value.lines ?? []
      putLines(now.flatMap((one, place) => (place === index ? (line ?? []) : one)))
    },
    [putLines],
  )
  const move = useCallback(
    (from: number, to: number) => putLines(moved(latest.current.value.lines ?? [], from, to)),
    [putLines],
  )
  const { problems } = usePlaces('mechanism')
  const problemAt = (path: string) =>
    problems.find(({ field }) => field === `mechanism.${path}`)?.message
  const sentence = useSentence(value, put, disabled)
  return (
    <div ref={ref} className={styles.mechanism}>
      <div className={styles.head}>
        <span className={styles.inline} data-field="mechanism.buyQty">
          每单
          <NumberInput
            kind="int"
            min={1}
            max={99}
            aria-label="每单件数"
            disabled={disabled}
            value={value.buyQty ?? 1}
            onChange={(buyQty) => put({ buyQty: buyQty ?? 1 })}
          />
          件
        </span>
        <span className={styles.hint}>按类型依次计算，同类型按先后；到手价由系统计算</span>
        {!disabled && (
          <Button
            type="link"
            size="small"
            icon={<PlusOutlined />}
            disabled={lines.length >= MOST_LINES}
            onClick={() =>
              putLines([...lines, { type: undefined, stackable: true, repeat: false }])
            }
          >
            添加优惠
          </Button>
        )}
      </div>
      {lines.length > 0 && (
        <ol className={styles.lines} aria-label="优惠项">
          {lines.map((line, index) => (
            <LineRow
              // Lines have no name of their own: their place is what they are known by.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              line={line}
              index={index}
              last={index === lines.length - 1}
              problems={JSON.stringify(
                problems
                  .filter(({ field }) => field.startsWith(`mechanism.lines[${index}].`))
                  .map(({ field, message }) => [field.split('.').at(-1), message]),
              )}
              disabled={disabled}
              onLine={own}
              onMove={move}
            />
          ))}
        </ol>
      )}
      {lines.length === 0 && <p className={styles.none}>暂无优惠，页面价即到手价。</p>}
      <Gifts gifts={value.gifts ?? []} disabled={disabled} onGifts={(gifts) => put({ gifts })} />
      <div className={styles.subsidies}>
        {SUBSIDIES.map(([name, label]) => (
          <div key={name} className={styles.inline} data-field={`mechanism.${name}`}>
            {label}
            <NumberInput
              kind="p0"
              scale={2}
              fixed
              prefix="¥"
              aria-label={label}
              disabled={disabled}
              value={value[name]}
              status={problemAt(name) ? 'error' : undefined}
              onChange={(amount) => put({ [name]: amount })}
            />
          </div>
        ))}
        <span className={styles.hint}>由平台承担，不计入到手价</span>
      </div>
      <div data-field="mechanism.mechanismText">
        <div className={styles.label}>
          <label htmlFor="mechanism-text">机制说明</label>
          {sentence.own && !disabled && (
            <Button
              type="link"
              size="small"
              icon={<SyncOutlined />}
              onClick={() => put({ mechanismText: sentence.auto })}
            >
              按机制重新生成
            </Button>
          )}
        </div>
        <TextArea
          id="mechanism-text"
          lines={[2, 5]}
          maxLength={255}
          disabled={disabled}
          value={value.mechanismText}
          onChange={(mechanismText) => put({ mechanismText })}
        />
        <FieldHits field="mechanism.mechanismText" />
      </div>
    </div>
  )
}

const SUBSIDIES = [
  ['platformSubsidy', '平台补贴'],
  ['anchorRedPacket', '主播红包'],
] as const

/** Follows the lines and the price as long as nobody has written other words. */
function useSentence(value: Draft, put: (change: Partial<Draft>) => void, disabled = false) {
  const prices = useLive((live) => live.prices)
  const finals = [...prices.values()].map(({ finalPrice }) => finalPrice)
  const span =
    finals.length > 0 ? { lowest: Math.min(...finals), highest: Math.max(...finals) } : undefined
  const auto = mechanismWords(value, span)
  // The words may still be those of the lines as they were a moment ago.
  const before = useRef(value)
  const text = value.mechanismText ?? ''
  const own = isOwnWords(text, value) && isOwnWords(text, before.current)
  const follow = useEffectEvent(() => {
    if (own || disabled) return
    // The price at the end is still on its way: what stands there says the rest already.
    if (!span && text && !isOwnWords(text, value)) return
    before.current = value
    if (auto !== text) put({ mechanismText: auto })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the sentence would read otherwise
  useEffect(() => follow(), [auto])
  return { auto, own }
}
