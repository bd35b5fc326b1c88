import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { type UIEvent, useCallback, useState } from 'react'
import { saidAlready, useSending } from '../../design/use-sending'
import {
  type ArticleDetail,
  articleCalls,
  articleKeys,
} from '../../modules/application/parts/article-calls'
import { ArticleText } from '../../modules/application/parts/markdown'
import styles from './must-read.module.css'

interface MustReadProps {
  article: ArticleDetail
  /** How many wait, this one among them. */
  left: number
}

/** To be read to its end, then confirmed. */
export function MustRead({ article, left }: MustReadProps) {
  const queries = useQueryClient()
  const [seen, setSeen] = useState(false)
  const { busy, send } = useSending()
  // A short text is seen whole at once.
  const box = useCallback((element: HTMLDivElement | null) => {
    if (element) requestAnimationFrame(() => setSeen((before) => before || isAtEnd(element)))
  }, [])
  const confirm = async () => {
    await send(async () => {
      await articleCalls.confirm(article.id)
      queries.setQueryData<ArticleDetail[]>(articleKeys.mustRead, (waiting) =>
        waiting?.filter(({ id }) => id !== article.id),
      )
    }, saidAlready)
  }
  return (
    <Modal
      open
      width={680}
      centered
      title={`必读：${article.title}`}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <div className={styles.foot}>
          <span>
            {seen ? '' : '请阅读至末尾后确认'}
            {left > 1 ? `（还有 ${left - 1} 篇）` : ''}
          </span>
          <Button type="primary" disabled={!seen} loading={busy} onClick={confirm}>
            我已阅读并知晓
          </Button>
        </div>
      }
    >
      <div
        ref={box}
        className={styles.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="document"
        aria-label={article.title}
        onScroll={(event: UIEvent<HTMLDivElement>) => {
          if (isAtEnd(event.currentTarget)) setSeen(true)
        }}
      >
        <ArticleText content={article.content} files={article.files} />
      </div>
    </Modal>
  )
}

const isAtEnd = (box: HTMLElement) => box.scrollTop + box.clientHeight >= box.scrollHeight - 8
