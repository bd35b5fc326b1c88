import { Button, Drawer } from 'antd'
import { DictTag } from '../../../design/dict-tag'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import type { RowAction } from '../../../design/row-actions'
import { AnswerFacts } from '../parts/answer-facts'
import { type Need, useNeed } from '../parts/calls'
import { NeedFacts } from '../parts/need-facts'
import styles from '../parts/needs.module.css'

interface NeedDrawerProps {
  id: number
  deeds: (need: Need) => RowAction[]
  onClose: () => void
}

/** One need with the company's own answer. */
export function NeedDrawer({ id, deeds, onClose }: NeedDrawerProps) {
  const { data: need, error, refetch } = useNeed(id)
  const open = need ? deeds(need).filter(({ key }) => key !== 'detail') : []
  return (
    <Drawer
      open
      title={need?.title ?? '需求详情'}
      size="min(560px, 100vw)"
      closable={{ 'aria-label': '关闭' }}
      extra={need && <DictTag type="NeedStatus" value={need.status} />}
      onClose={onClose}
      footer={
        open.length > 0 && (
          <div style={{ display: 'flex', gap: 8 }}>
            {open.map(({ key, label, onClick }) => (
              <Button key={key} type={key === 'withdraw' ? 'default' : 'primary'} onClick={onClick}>
                {label}
              </Button>
            ))}
          </div>
        )
      }
    >
      {error && <ErrorFace title="需求加载失败" error={error} onRetry={refetch} />}
      {!need && !error && <LoadingFace />}
      {need && <NeedFacts need={need} />}
      {need?.myResponse && (
        <>
          <h2 className={styles.heading}>我的响应</h2>
          <AnswerFacts answer={need.myResponse} />
        </>
      )}
    </Drawer>
  )
}
