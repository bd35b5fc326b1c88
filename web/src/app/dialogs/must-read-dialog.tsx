/** What must be read stands over every page until it is confirmed, one after the other. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { type UIEvent, useCallback, useState } from 'react'
import { viewedCompany } from '../../api/viewing'
import { type ArticleDetail, articleCalls, articleKeys } from '../../blocks/article/calls'
import { ArticleText } from '../../blocks/article/markdown'
import { saidAlready, useSending } from '../../design/use-sending'
import { mayPoll, useSession } from '../../state/session'
import styles from './must-read-dialog.module.css'

export function MustReadDialog() {
  // What a company must read, its own people confirm.
  const enabled = useSession(mayPoll) && !viewedCompany()
  const { data } = useQuery({
    queryKey: articleKeys.mustRead,
    queryFn: articleCalls.mustRead,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
  const first = enabled ? data?.[0] : undefined
  return first && <MustRead key={first.id} article={first} left={data?.length ?? 1} />
}

function MustRead({ article, left }: { article: ArticleDetail; left: number }) {
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
