/** How long each step may take, and whether its tasks are handed out at once. */
import { InputNumber, Switch } from 'antd'
import { useState } from 'react'
import { messageOf } from '../../../api/errors'
import type { Column } from '../../../design/columns'
import { DataTable } from '../../../design/data-table'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { Card } from '../../../design/page'
import { useCan } from '../../../state/session'
import { configCalls, type StepHours } from './calls'
import { useConfig, useDeed } from './use-config'

export default function HoursTab() {
  const { data, error, isFetching, refetch } = useConfig(['hours'], configCalls.hours)
  const mayEdit = useCan(['sla_edit'])
  const save = useDeed(configCalls.saveHours, '保存成功')
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  const keep = ({ workflowType, step, hours, autoAssign, rowVersion }: StepHours) =>
    save.mutate(
      { workflowType, step, hours, autoAssign, rowVersion },
      { onError: (problem) => toast.error(messageOf(problem)) },
    )
  const columns: readonly Column<StepHours>[] = [
    {
      key: 'workflowType',
      title: '审批类型',
      width: 160,
      cell: ({ workflowType }) => <DictText type="WorkflowType" value={workflowType} />,
    },
    { key: 'stepName', title: '审批节点', width: 160, cell: ({ stepName }) => stepName },
    { key: 'roleName', title: '处理角色', width: 140, cell: ({ roleName }) => roleName },
    {
      key: 'hours',
      title: '时限（工作小时）',
      width: 170,
      cell: (step) => (
        <Hours
          key={`${step.hours}-${step.rowVersion}`}
          step={step}
          disabled={!mayEdit}
          onSave={(hours) => keep({ ...step, hours })}
        />
      ),
    },
    {
      key: 'autoAssign',
      title: '自动分配',
      width: 110,
      cell: (step) => (
        <Switch
          checked={step.autoAssign}
          disabled={!mayEdit}
          aria-label={`自动分配 ${step.stepName}`}
          onChange={(autoAssign) => keep({ ...step, autoAssign })}
        />
      ),
    },
    {
      key: 'note',
      title: '说明',
      width: 260,
      cell: ({ toContact, autoAssign }) =>
        [
          toContact && '优先给企业的招商负责人',
          autoAssign ? '分配给待办最少的处理人' : '进入角色待办池，领取后处理',
        ]
          .filter(Boolean)
          .join('；'),
    },
  ]
  return (
    <Card title="审批时限" hint="工作时间为周一至周六 10:00–19:00；修改对之后到达的任务生效">
      <DataTable
        label="审批时限"
        columns={columns}
        rows={data}
        loading={isFetching}
        rowKey={({ workflowType, step }) => `${workflowType}.${step}`}
        rowName={({ stepName }) => stepName}
        empty={<EmptyFace title="还没有审批节点" />}
      />
    </Card>
  )
}

interface HoursProps {
  step: StepHours
  disabled: boolean
  onSave: (hours: number) => void
}

/** Saved when one leaves it or presses Enter, if it changed. */
function Hours({ step, disabled, onSave }: HoursProps) {
  const [hours, setHours] = useState<number | null>(step.hours)
  const leave = () => {
    if (hours === null) setHours(step.hours)
    else if (hours !== step.hours) onSave(hours)
  }
  return (
    <InputNumber
      min={1}
      max={720}
      precision={0}
      // The kit's little arrows speak English and are too small for a finger.
      controls={false}
      value={hours}
      disabled={disabled}
      aria-label={`时限 ${step.stepName}`}
      onChange={setHours}
      onBlur={leave}
      onPressEnter={leave}
    />
  )
}
