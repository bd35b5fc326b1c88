/** The line over the tasks: their order and keys, or what is done to the chosen ones at once. */
import { BatchBar } from '../../design/batch-bar'
import { useDocumentType } from '../document/registry'
import type { Task } from '../document/types'
import styles from './approval-desk.module.css'
import { useBatchDecision } from './use-batch-decision'

interface TaskBatchProps {
  chosen: readonly Task[]
  onChoose: (tasks: readonly Task[]) => void
}

export function TaskBatch({ chosen, onChoose }: TaskBatchProps) {
  const kinds = new Set(chosen.map(({ bizType, step }) => `${bizType} ${step}`))
  const [first] = chosen
  const { doc } = useDocumentType(first?.bizType)
  const { approve, dialog } = useBatchDecision({
    doc,
    onDone: () => onChoose([]),
  })
  const tasks = chosen.map(({ bizCode, ...task }) => ({ ...task, code: bizCode }))
  return (
    <>
      {chosen.length > 0 ? (
        <BatchBar
          count={chosen.length}
          onClear={() => onChoose([])}
          actions={[
            {
              key: 'approve',
              label: '批量通过',
              disabled: kinds.size > 1 ? '请只选择同一节点的任务' : undefined,
              onClick: () => approve(tasks),
            },
          ]}
          note="逐项通过，互不影响"
        />
      ) : (
        <div className={styles.order}>
          <span>按时限排序</span>
          <span className={styles.keys}>
            <kbd>J</kbd> 下一条 <kbd>K</kbd> 上一条
          </span>
        </div>
      )}
      {dialog}
    </>
  )
}
