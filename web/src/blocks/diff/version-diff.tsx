/** Two versions of a document side by side: pickers, what changed, and by how much. */
import { SwapOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Select, Switch } from 'antd'
import { useId, useState } from 'react'
import { KeyChip } from '../../design/chip'
import { DictTag } from '../../design/dict-tag'
import { EmptyFace, ErrorFace, LoadingFace } from '../../design/faces'
import { documentCalls, documentKeys } from '../document/calls'
import type { DocumentType } from '../document/document'
import type { Diff, Version, VersionHead } from '../document/types'
import { changedCount, groupCount } from './diff-model'
import { DiffTable } from './diff-table'
import styles from './version-diff.module.css'

interface VersionDiffProps {
  doc: DocumentType
  id: number
  versions: readonly Version[]
  /** The logId to begin with; without it the server proposes the pair. */
  from?: number
}

/** What is written but not yet submitted. */
const CURRENT = 'current'
type Choice = number | typeof CURRENT

export function VersionDiff({ doc, id, versions, from }: VersionDiffProps) {
  const [onlyChanged, setOnlyChanged] = useState(true)
  const [picked, setPicked] = useState<{ from?: number; to?: Choice }>(
    // A single version has no other beside it: only what was written since.
    versions.length === 1 ? { from: versions[0]?.logId, to: CURRENT } : { from },
  )
  const query = { ...picked, all: !onlyChanged }
  const { data, error, refetch } = useQuery({
    queryKey: documentKeys.diff(doc, id, query),
    queryFn: () => documentCalls(doc).diff(id, query),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorFace title="对比没有加载出来" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={4} />

  const present: { from?: number; to: Choice } = {
    from: data.from.logId ?? undefined,
    to: data.to.logId ?? CURRENT,
  }
  const swap = () => {
    if (present.to !== CURRENT) setPicked({ from: present.to, to: present.from })
  }
  return (
    <div className={styles.diff}>
      <div className={styles.pickers}>
        <span className={styles.only}>
          <Switch
            size="small"
            aria-label="只看变化"
            checked={onlyChanged}
            onChange={setOnlyChanged}
          />
          只看变化
        </span>
        <Picker
          label="较早的版本"
          versions={versions}
          head={data.from}
          onPick={(choice) => choice !== CURRENT && setPicked({ ...present, from: choice })}
        />
        <Button
          className={styles.swap}
          shape="circle"
          icon={<SwapOutlined />}
          aria-label="交换两侧版本"
          disabled={present.to === CURRENT || present.from === undefined}
          onClick={swap}
        />
        <Picker
          label="较新的版本"
          versions={versions}
          head={data.to}
          current
          onPick={(choice) => setPicked({ ...present, to: choice })}
        />
      </div>
      <Changes diff={data} onlyChanged={onlyChanged} />
    </div>
  )
}

function Changes({ diff, onlyChanged }: { diff: Diff; onlyChanged: boolean }) {
  const prefix = useId()
  const groupId = (group: string) => `${prefix}${group}`
  const changed = diff.groups.filter(({ items }) => groupCount(items) > 0)
  if (onlyChanged && changed.length === 0)
    return (
      <EmptyFace title="两个版本没有差异" text="换一个版本再比较，或关闭“只看变化”查看全部内容。" />
    )
  return (
    <>
      <div className={styles.strip}>
        <span className="figures">
          变化 {changedCount(diff)} 处，关键 {diff.stats.keyChanged} 处
        </span>
        <nav aria-label="有变化的分组" className={styles.chips}>
          {changed.map(({ group, items }) => (
            <button
              key={group}
              type="button"
              onClick={() =>
                document.getElementById(groupId(group))?.scrollIntoView({ block: 'center' })
              }
            >
              {group} {groupCount(items)}
            </button>
          ))}
        </nav>
        <span className={styles.legend}>
          <del>删去</del>
          <ins>新增</ins>
          <span>
            <KeyChip /> 改动后从第一步重新审批
          </span>
        </span>
      </div>
      <DiffTable
        groups={diff.groups}
        groupId={groupId}
        heads={[nameOf(diff.from), nameOf(diff.to)]}
      />
    </>
  )
}

interface PickerProps {
  label: string
  versions: readonly Version[]
  head: VersionHead
  /** The present content may be chosen too. */
  current?: boolean
  onPick: (choice: Choice) => void
}

function Picker({ label, versions, head, current, onPick }: PickerProps) {
  const remark = versions.find(({ logId }) => logId === head.logId)?.remark
  const options: { value: Choice; label: string }[] = versions.map((version) => ({
    value: version.logId,
    label: nameOf(version),
  }))
  return (
    <div className={styles.picker}>
      <Select<Choice>
        aria-label={label}
        className={styles.select}
        value={head.logId ?? CURRENT}
        options={
          current || typeof head.logId !== 'number'
            ? [{ value: CURRENT, label: '当前内容' }, ...options]
            : options
        }
        onChange={onPick}
      />
      {head.status && <DictTag type="WorkflowStatus" value={head.status} />}
      <p className={`${styles.note} figures`}>
        {head.operatorName} {head.date}
        {remark && `，${remark}`}
      </p>
    </div>
  )
}

export const nameOf = ({ versionNo, round }: Pick<VersionHead, 'versionNo' | 'round'>) =>
  typeof versionNo !== 'number' ? '当前内容' : `V${versionNo} 第 ${round} 轮提交`
