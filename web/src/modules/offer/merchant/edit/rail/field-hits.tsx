/** Under a text: the words that the law forbids, underlined where they stand. */
import { WordHit } from '../../../../../design/pre-check-panel'
import { useLive } from '../live'
import styles from './compliance.module.css'

export function FieldHits({ field }: { field: string }) {
  const hits = useLive((live) => live.hits).filter((hit) => hit.field === field)
  if (hits.length === 0) return null
  return (
    <span className={styles.hits} role="status">
      {hits.map(({ start, word, level, lawRef }) => (
        <span key={`${start}${word}`}>
          {level === 'BLOCK' ? '违禁词' : '提示词'} <WordHit>{word}</WordHit>
          {lawRef && `（${lawRef}）`}
        </span>
      ))}
    </span>
  )
}
