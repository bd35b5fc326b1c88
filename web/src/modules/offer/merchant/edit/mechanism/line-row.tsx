/** One rule of the mechanism, with only the inputs that its kind has. */
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Checkbox, Switch } from 'antd'
import { memo, type ReactNode } from 'react'
import { DateInput } from '../../../../../design/date-input'
import { DictSelect } from '../../../../../design/dict-select'
import { NumberInput } from '../../../../../design/number-input'
import { TextInput } from '../../../../../design/text-input'
import { t } from '../../../../../i18n/texts'
import { digitRunIn } from '../../../../../lib/digit-runs'
import { formatMoney } from '../../../../../lib/money'
import { stepsOf, useLive } from '../live'
import { KINDS, type Line, labelOf, retyped } from './kinds'
import styles from './mechanism.module.css'

interface LineRowProps {
  line: Line
  index: number
  last: boolean
  /** Name and message in pairs, as a text: the same words are the same row. */
  problems: string
  disabled?: boolean
  /** Undefined takes the line away. */
  onLine: (index: number, line: Line | undefined) => void
  onMove: (from: number, to: number) => void
}

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, last, problems, disabled, onLine, onMove } = props
  const wrong: Record<string, string> = Object.fromEntries(JSON.parse(problems))
  const kind = KINDS[line.type ?? '']
  const put = (change: Line) => onLine(index, { ...line, ...change })
  const nth = `第 ${index + 1} 项`
  const place = (name: string) => `mechanism.lines[${index}].${name}`

  type Amount = 'threshold' | 'value' | 'depositAmount' | 'depositExpand'
  const money = (name: Amount, percent = false) => (
    <span className={styles.amount} data-field={place(name)}>
      <NumberInput
        kind="p0"
        scale={2}
        max={percent ? 100 : undefined}
        fixed
        prefix={percent ? undefined : '¥'}
        suffix={percent ? '%' : undefined}
        aria-label={`${nth} ${labelOf(line.type, name)}`}
        status={wrong[name] ? 'error' : digitRunIn(line[name]) ? 'warning' : undefined}
        disabled={disabled}
        value={line[name]}
        onChange={(amount) => put({ [name]: amount })}
      />
    </span>
  )
  const count = (name: 'buyQty' | 'giftQty') => (
    <span className={styles.count} data-field={place(name)}>
      <NumberInput
        kind="int"
        min={1}
        max={99}
        aria-label={`${nth} ${labelOf(line.type, name)}`}
        status={wrong[name] ? 'error' : undefined}
        disabled={disabled}
        value={line[name]}
        onChange={(number) => put({ [name]: number })}
      />
    </span>
  )
  const inputs: Record<string, ReactNode> = {
    DIRECT: <>每件直接减 {money('value')}</>,
    N_DISCOUNT: (
      <>
        第 {count('buyQty')} 件，按原价的 {money('value', true)}
      </>
    ),
    COUPON: (
      <>
        满 {money('threshold')} 可用，减 {money('value')}
        <span className={styles.link} data-field={place('couponUrl')}>
          <TextInput
            maxLength={300}
            placeholder="领券链接（选填）"
            aria-label={`${nth} 领券链接`}
            status={wrong.couponUrl ? 'error' : undefined}
            disabled={disabled}
            value={line.couponUrl}
            onChange={(couponUrl) => put({ couponUrl: couponUrl || undefined })}
          />
        </span>
      </>
    ),
    FULL_REDUCE: (
      <>
        满 {money('threshold')} 减 {money('value')}
        <Checkbox
          checked={Boolean(line.repeat)}
          disabled={disabled}
          onChange={({ target }) => put({ repeat: target.checked })}
        >
          每满重复
        </Checkbox>
      </>
    ),
    DEPOSIT: (
      <>
        定金 {money('depositAmount')} 膨胀至 {money('depositExpand')}
        <span className={styles.date} data-field={place('balanceDate')}>
          <DateInput
            placeholder="尾款日期（选填）"
            aria-label={`${nth} 尾款日期`}
            disabled={disabled}
            value={line.balanceDate}
            onChange={(balanceDate) => put({ balanceDate })}
          />
        </span>
      </>
    ),
    RED_PACKET: <>商家红包 {money('value')}</>,
    GIFT: (
      <>
        买 {count('buyQty')} 件，赠 {count('giftQty')} 件（不影响到手价）
      </>
    ),
  }
  const messages = [...new Set(Object.values(wrong))]
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <span className={styles.type} data-field={place('type')}>
          <DictSelect
            type="PriceMechanismType"
            aria-label={`${nth} 优惠类型`}
            placeholder="优惠类型"
            allowClear={false}
            status={wrong.type ? 'error' : undefined}
            disabled={disabled}
            value={line.type}
            onChange={(type: string) => onLine(index, retyped(line, type))}
          />
        </span>
        <span className={styles.inputs}>
          {inputs[line.type ?? '']}
          {kind?.stacks && (
            <span className={styles.stack}>
              可叠加
              <Switch
                size="small"
                aria-label={`${nth} 可叠加`}
                disabled={disabled}
                checked={Boolean(line.stackable)}
                onChange={(stackable) => put({ stackable })}
              />
            </span>
          )}
        </span>
        {kind && <After index={index} />}
        {!disabled && (
          <span className={styles.deeds}>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              aria-label={`${nth} 上移`}
              disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              aria-label={`${nth} 下移`}
              disabled={last}
              onClick={() => onMove(index, index + 1)}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={`删除${nth}`}
              onClick={() => onLine(index, undefined)}
            />
          </span>
        )}
      </div>
      {messages.length > 0 && <p className={styles.wrong}>{messages.join('；')}</p>}
      {hasRun(line) && <p className={styles.doubt}>{t('common.digits')}</p>}
    </li>
  )
})

const hasRun = ({ threshold, value, depositAmount, depositExpand }: Line) =>
  [threshold, value, depositAmount, depositExpand].some((amount) => digitRunIn(amount))

/** What is left to pay after this line. */
function After({ index }: { index: number }) {
  const step = useLive((live) => stepsOf(live)?.find(({ line }) => line === index))
  if (!step) return null
  return (
    <span className={`${styles.after} figures`}>
      <span className={styles.hint}>减后</span> {formatMoney(step.price)}
    </span>
  )
}
