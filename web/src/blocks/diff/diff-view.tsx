/** Two versions side by side, whoever asked for them: what they are, what changed, and by how much. */
import { Switch } from 'antd'
import { type ReactNode, useId } from 'react'
import { KeyChip } from '../../design/chip'
import { DictTag } from '../../design/dict-tag'
import { EmptyFace } from '../../design/faces'
import type { Diff, VersionHead } from '../document/types'
import { changedCount, groupCount } from './diff-model'
import { DiffTable } from './diff-table'
import styles from './version-diff.module.css'

interface ChangesProps {
  diff: Diff
  onlyChanged: boolean
  /** What a list's rows are called, by what the diff calls them. */
  rowNames?: Readonly<Record<string, string>>
}

interface DiffViewProps extends ChangesProps {
  onOnlyChanged: (only: boolean) => void
  before: ReactNode
  after: ReactNode
  /** Stands between the two heads. */
  seam?: ReactNode
}

export const DiffView = ({ onOnlyChanged, before, after, seam, ...changes }: DiffViewProps) => (
  <div className={styles.diff}>
    <div className={styles.pickers}>
      <span className={styles.only}>
        <Switch
          size="small"
          aria-label="只看变化"
          checked={changes.onlyChanged}
          onChange={onOnlyChanged}
        />
        只看变化
      </span>
      {before}
      {seam}
      {after}
    </div>
    <Changes {...changes} />
  </div>
)

interface HeadLineProps {
  head: VersionHead
  /** In place of the version's name: a choice of it. */
  picker?: ReactNode
  remark?: string | null
}

/** Which version it is, what became of it, and whose it was. */
export const HeadLine = ({ head, picker, remark }: HeadLineProps) => (
  <div className={styles.picker}>
    {picker ?? <strong>{nameOf(head)}</strong>}
    {head.status && <DictTag type="WorkflowStatus" value={head.status} />}
    <p className={`${styles.note} figures`}>
      {head.operatorName} {head.date}
      {remark && `，${remark}`}
    </p>
  </div>
)

function Changes({ diff, onlyChanged, rowNames }: ChangesProps) {
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
        rowNames={rowNames}
      />
    </>
  )
}

export const nameOf = ({ versionNo, round }: Pick<VersionHead, 'versionNo' | 'round'>) =>
  typeof versionNo !== 'number' ? '当前内容' : `V${versionNo} 第 ${round} 轮提交`
