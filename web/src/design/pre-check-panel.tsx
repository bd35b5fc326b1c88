import { CheckCircleFilled, CloseCircleFilled, WarningFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Chip } from './chip'
import { Card } from './page'
import styles from './pre-check-panel.module.css'

export interface PreCheck {
  key: string
  level: 'BLOCK' | 'WARN' | 'PASS'
  text: ReactNode
  /** Where it stands, and why it matters. */
  where?: ReactNode
  /** 定位, 去补, 查看 */
  action?: { label: string; onClick: () => void }
}

const LEVELS = {
  BLOCK: { word: '阻断', icon: <CloseCircleFilled />, look: styles.block },
  WARN: { word: '提醒', icon: <WarningFilled />, look: styles.warn },
  PASS: { word: '通过', icon: <CheckCircleFilled />, look: styles.pass },
}

interface PreCheckPanelProps {
  items: readonly PreCheck[]
  title?: string
  /** 14:32 更新 */
  updated?: string
}

/** What stands in the way of a document, the worst first. */
export function PreCheckPanel({ items, title = '预检', updated }: PreCheckPanelProps) {
  const count = (level: PreCheck['level']) => items.filter((item) => item.level === level).length
  const [blocks, warns] = [count('BLOCK'), count('WARN')]
  return (
    <Card
      title={title}
      extra={
        <span className={styles.counts}>
          {blocks > 0 && (
            <Chip tone="red">
              <CloseCircleFilled className={styles.chipIcon} /> 阻断 {blocks}
            </Chip>
          )}
          {warns > 0 && (
            <Chip tone="orange">
              <WarningFilled className={styles.chipIcon} /> 提醒 {warns}
            </Chip>
          )}
          {blocks + warns === 0 && updated && <span className={styles.updated}>{updated}</span>}
        </span>
      }
    >
      <PreCheckList items={items} />
    </Card>
  )
}

/** The lines alone, where a card stands around them already. */
export const PreCheckList = ({ items }: { items: readonly PreCheck[] }) => (
  <ul className={styles.list}>
    {[...items]
      .sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
      .map(({ key, level, text, where, action }) => (
        <li key={key}>
          <span className={LEVELS[level].look}>
            {LEVELS[level].icon}
            <span className="unseen">{LEVELS[level].word}：</span>
          </span>
          <div className={styles.words}>
            {text}
            {where && <div className={styles.where}>{where}</div>}
          </div>
          {action && (
            <button type="button" onClick={action.onClick}>
              {action.label}
            </button>
          )}
        </li>
      ))}
  </ul>
)

const ORDER = ['BLOCK', 'WARN', 'PASS']

/** The word that broke a rule. */
export const WordHit = ({ children }: { children: ReactNode }) => (
  <mark className={styles.hit}>{children}</mark>
)
