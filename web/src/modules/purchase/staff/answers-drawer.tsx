import { Button, Drawer } from 'antd'
import { DictTag } from '../../../design/dict-tag'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { AnswerFacts } from '../parts/answer-facts'
import { useNeed } from '../parts/calls'
import { NeedFacts } from '../parts/need-facts'
import styles from '../parts/needs.module.css'
import type { Deed } from './deed-dialog'

interface AnswersDrawerProps {
  id: number
  onClose: () => void
  onDeed: (deed: Deed) => void
}

/** A need with its answers side by side, the cheapest first. */
export function AnswersDrawer({ id, onClose, onDeed }: AnswersDrawerProps) {
  const { data: need, error, refetch } = useNeed(id)
  return (
    <Drawer
      open
      title={need?.title ?? '需求详情'}
      size="min(880px, 100vw)"
      closable={{ 'aria-label': '关闭' }}
      extra={need && <DictTag type="NeedStatus" value={need.status} />}
      onClose={onClose}
    >
      {error && <ErrorFace title="需求加载失败" error={error} onRetry={refetch} />}
      {!need && !error && <LoadingFace />}
      {need && (
        <>
          <NeedFacts need={need} />
          {need.needType === 'SOURCING' && (
            <>
              <h2 className={styles.heading}>企业响应（{need.responseCount}）</h2>
              {need.responses.length === 0 && (
                <EmptyFace title="还没有响应" text="企业响应后会出现在这里。" />
              )}
              <div className={styles.answers}>
                {need.responses.map((answer) => (
                  <article key={answer.id} className={styles.answer}>
                    <header>
                      <h3>{answer.companyName}</h3>
                      <DictTag type="NeedResponseResult" value={answer.result} />
                    </header>
                    <AnswerFacts answer={answer} staff />
                    {answer.open && (
                      <footer>
                        <Button
                          type="primary"
                          onClick={() => onDeed({ kind: 'accept', need, answer })}
                        >
                          采纳
                        </Button>
                        <Button onClick={() => onDeed({ kind: 'reject', need, answer })}>
                          不采纳
                        </Button>
                      </footer>
                    )}
                  </article>
                ))}
              </div>
            </>
          )}
        </>
      )}
    </Drawer>
  )
}
