/** Two versions of a document side by side, each of them to be chosen. */
import { SwapOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { ErrorFace, LoadingFace } from '../../design/faces'
import { documentCalls, documentKeys } from '../document/calls'
import type { DocumentType } from '../document/document'
import type { Version, VersionHead } from '../document/types'
import { DiffView, HeadLine, nameOf } from './diff-view'
import styles from './version-diff.module.css'

interface VersionDiffProps {
  doc: DocumentType
  id: number
  versions: readonly Version[]
  /** The logId to begin with; without it the server proposes one. */
  from?: number
  to?: Choice
  /** What a list's rows are called, by what the diff calls them. */
  rowNames?: Readonly<Record<string, string>>
}

/** What is written but not yet submitted. */
const CURRENT = 'current'
type Choice = number | typeof CURRENT

export function VersionDiff({ doc, id, versions, from, to, rowNames }: VersionDiffProps) {
  const [onlyChanged, setOnlyChanged] = useState(true)
  const [picked, setPicked] = useState<{ from?: number; to?: Choice }>(
    // A single version has no other beside it: only what was written since.
    versions.length === 1 ? { from: versions[0]?.logId, to: CURRENT } : { from, to },
  )
  const query = { ...picked, all: !onlyChanged }
  const { data, error, refetch } = useQuery({
    queryKey: documentKeys.diff(doc, id, query),
    queryFn: () => documentCalls(doc).diff(id, query),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorFace title="对比加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={4} />

  const present: { from?: number; to: Choice } = {
    from: data.from.logId ?? undefined,
    to: data.to.logId ?? CURRENT,
  }
  const swap = () => {
    if (present.to !== CURRENT) setPicked({ from: present.to, to: present.from })
  }
  return (
    <DiffView
      diff={data}
      rowNames={rowNames}
      onlyChanged={onlyChanged}
      onOnlyChanged={setOnlyChanged}
      before={
        <Picker
          label="较早的版本"
          versions={versions}
          head={data.from}
          onPick={(choice) => choice !== CURRENT && setPicked({ ...present, from: choice })}
        />
      }
      seam={
        <Button
          className={styles.swap}
          shape="circle"
          icon={<SwapOutlined />}
          aria-label="交换两侧版本"
          disabled={present.to === CURRENT || present.from === undefined}
          onClick={swap}
        />
      }
      after={
        <Picker
          label="较新的版本"
          versions={versions}
          head={data.to}
          current
          onPick={(choice) => setPicked({ ...present, to: choice })}
        />
      }
    />
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
  const options: { value: Choice; label: string }[] = versions.map((version) => ({
    value: version.logId,
    label: nameOf(version),
  }))
  return (
    <HeadLine
      head={head}
      remark={versions.find(({ logId }) => logId === head.logId)?.remark}
      picker={
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
      }
    />
  )
}
