/** How far an offer is prepared for its show. Shapes as well as colours, and words for everybody. */
import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  MinusCircleOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import { hint } from '../../../design/hint'
import type { Readiness, ScheduleItem } from './calls'
import styles from './schedule.module.css'

export const LIGHTS = [
  { key: 'contract', label: '合同' },
  { key: 'supply', label: '供货' },
  { key: 'detail', label: '详情页' },
  { key: 'promotion', label: '推广' },
  { key: 'qc', label: '质检' },
] as const satisfies readonly { key: keyof Readiness; label: string }[]

const STATES: Readonly<Record<string, { word: string; Icon: ComponentType; look?: string }>> = {
  READY: { word: '就绪', Icon: CheckCircleFilled, look: styles.ready },
  GOING: { word: '进行中', Icon: ExclamationCircleFilled, look: styles.going },
  MISSING: { word: '缺失', Icon: CloseCircleFilled, look: styles.missing },
  NEEDLESS: { word: '不需要', Icon: MinusCircleOutlined, look: styles.needless },
}

/** Nobody keeps such a thing yet: that is neither good nor bad. */
const NONE = { word: '未启用', Icon: () => '-', look: styles.none }

const stateOf = (state: string | null | undefined) => (state && STATES[state]) || NONE

interface LightProps {
  label: string
  state: string | null | undefined
}

export function Light({ label, state }: LightProps) {
  const { word, Icon, look } = stateOf(state)
  const words = `${label}：${word}`
  return (
    <span role="img" aria-label={words} className={`${styles.light} ${look}`} {...hint(words)}>
      <Icon />
    </span>
  )
}

/** All five in a row, each under its word. */
export const LightStrip = ({ readiness }: { readiness: Readiness }) => (
  <span className={styles.strip}>
    {LIGHTS.map(({ key, label }) => (
      <span key={key} className={styles.named}>
        <Light label={label} state={readiness[key]} />
        <span aria-hidden="true">{label}</span>
      </span>
    ))}
  </span>
)

export const Legend = ({ none }: { none: boolean }) => (
  <ul className={styles.legend} aria-label="图例">
    {[...Object.values(STATES), ...(none ? [NONE] : [])].map(({ word, Icon, look }) => (
      <li key={word}>
        <span aria-hidden="true" className={`${styles.light} ${look}`}>
          <Icon />
        </span>
        {word}
      </li>
    ))}
  </ul>
)

/** What has still to be done, as people call it. */
export const openLights = ({ readiness }: Pick<ScheduleItem, 'readiness'>) =>
  LIGHTS.filter(({ key }) => ['MISSING', 'GOING'].includes(readiness[key] ?? '')).map(
    ({ label }) => label,
  )
