/** The line over the tasks: their order and keys, or what is done to the chosen ones at once. */
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { useState } from 'react'
import { BatchBar } from '../../design/batch-bar'
import { toast } from '../../design/feedback'
import { ReasonDialog } from '../document/reason-dialog'
import type { Task } from '../document/types'
import styles from './approval-desk.module.css'
import { taskCalls, taskKeys } from './calls'

interface TaskBatchProps {
  tasks: readonly Task[]
  chosen: readonly Task[]
  onChoose: (tasks: readonly Task[]) => void
}

export function TaskBatch({ tasks, chosen, onChoose }: TaskBatchProps) {
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState<readonly string[]>([])
  const queries = useQueryClient()

  const approve = async (opinion?: string) => {
    const results = await taskCalls.approveAll(chosen, opinion)
    const codes = new Map(tasks.map(({ id, bizCode }) => [id, bizCode]))
    const refused = results.filter(({ ok }) => !ok)
    setFailed(refused.map(({ id, message }) => `${codes.get(id) ?? id}：${message ?? ''}`))
    if (refused.length === 0) toast.success(`已通过 ${results.length} 项`)
    onChoose([])
    queries.invalidateQueries({ queryKey: taskKeys.all })
  }

  return (
    <>
      {chosen.length > 0 ? (
        <BatchBar
          count={chosen.length}
          onClear={() => onChoose([])}
          actions={[{ key: 'approve', label: '批量通过', onClick: () => setAsking(true) }]}
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
      {asking && (
        <ReasonDialog
          name={`${chosen.length} 项任务`}
          question={{
            title: (name) => `通过${name}？`,
            reason: { label: '审批意见', min: 0, max: 255 },
          }}
          okText="通过"
          onOk={approve}
          onClose={() => setAsking(false)}
        />
      )}
      <Modal
        open={failed.length > 0}
        title={`${failed.length} 项没有通过`}
        footer={null}
        onCancel={() => setFailed([])}
      >
        <ul>
          {failed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
