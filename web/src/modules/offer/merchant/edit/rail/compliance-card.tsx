/** What the law says about the words of the offer, with other words to choose. */
import { Button, Checkbox } from 'antd'
import type { Values } from '../../../../../blocks/document/types'
import { valueAt } from '../../../../../blocks/form/paths'
import type { Problem } from '../../../../../blocks/form/problems'
import { Card } from '../../../../../design/page'
import { WordHit } from '../../../../../design/pre-check-panel'
import type { Hit } from '../calls'
import { useLive } from '../live'
import styles from './compliance.module.css'
import { around, replaced, replacements } from './texts'

interface ComplianceCardProps {
  values: Values
  problem?: Problem
  onGo: (path: string) => void
  onText: (path: string, text: string) => void
  onConfirm: (confirmed: boolean) => void
}

export function ComplianceCard(props: ComplianceCardProps) {
  const { values, problem, onGo, onText, onConfirm } = props
  const hits = useLive((live) => live.hits)
  const confirmed = Boolean(values.complianceConfirmed)
  const warned = hits.some(({ level }) => level === 'WARN')
  if (hits.length === 0 && !problem) return null
  return (
    <Card title="合规建议">
      <ul className={styles.list}>
        {hits.map((hit) => (
          <HitLine
            key={`${hit.field}${hit.start}${hit.word}`}
            hit={hit}
            text={String(valueAt(values, hit.field) ?? '')}
            onGo={() => onGo(hit.field)}
            onText={(text) => onText(hit.field, text)}
          />
        ))}
      </ul>
      {(warned || problem) && (
        <div className={styles.confirm} data-field="complianceConfirmed">
          <Checkbox checked={confirmed} onChange={({ target }) => onConfirm(target.checked)}>
            已知悉并确认合规
          </Checkbox>
          {problem && !confirmed && <p role="alert">{problem.message}</p>}
        </div>
      )}
    </Card>
  )
}

interface HitLineProps {
  hit: Hit
  text: string
  onGo: () => void
  onText: (text: string) => void
}

function HitLine({ hit, text, onGo, onText }: HitLineProps) {
  const { before, word, after } = around(text, hit)
  const words = replacements(hit.suggestion)
  // Typed on since it was found: the next answer is on its way.
  const stands = text.slice(hit.start, hit.end) === hit.word
  return (
    <li>
      <div className={styles.line}>
        <span>
          {hit.label}：“{stands ? before : ''}
          <WordHit>{stands ? word : hit.word}</WordHit>
          {stands ? after : ''}”
        </span>
        <button type="button" aria-label={`定位 ${hit.label}`} onClick={onGo}>
          定位
        </button>
      </div>
      <p className={styles.law}>
        {hit.level === 'BLOCK' ? '阻断' : '提醒'}
        {hit.lawRef && `，${hit.lawRef}`}
        {hit.suggestion && `。${hit.suggestion}`}
      </p>
      {stands && words.length > 0 && (
        <div className={styles.words}>
          {words.map((other) => (
            <Button key={other} size="small" onClick={() => onText(replaced(text, hit, other))}>
              {other}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
