/** The changes between two versions: three columns, and on a phone old → new pairs. */
import { ArrowRightOutlined } from '@ant-design/icons'
import { Fragment, type ReactNode } from 'react'
import { KeyChip } from '../../design/chip'
import { PHONE_BELOW, useNarrower } from '../../design/use-media'
import type { Diff, DiffItem } from '../document/types'
import { type DiffBlock, diffBlocks } from './diff-model'
import styles from './diff-table.module.css'
import { type DiffSide, DiffValue } from './diff-value'

interface DiffTableProps {
  groups: Diff['groups']
  /** What the two sides are, e.g. `V2 已通过`. */
  heads?: readonly [string, string]
  /** Beside the document in the approval drawer: no headings of groups. */
  compact?: boolean
  /** So that a chip can lead to its group. */
  groupId?: (group: string) => string
  /** What a list's rows are called, by what the diff calls them. */
  rowNames?: Names
}

type Names = Readonly<Record<string, string>>

export function DiffTable(props: DiffTableProps) {
  const phone = useNarrower(PHONE_BELOW)
  return phone ? <Pairs {...props} /> : <Columns {...props} />
}

function Columns(props: DiffTableProps) {
  const { groups, heads = ['修改前', '修改后'], compact, groupId, rowNames } = props
  return (
    <table className={styles.table}>
      <colgroup>
        <col className={styles.label} />
        <col />
        <col />
      </colgroup>
      <thead className={compact ? undefined : 'unseen'}>
        <tr>
          <th scope="col">字段</th>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      {groups.map(({ group, items }) => (
        <tbody key={group}>
          {!compact && (
            <tr id={groupId?.(group)} className={styles.group}>
              <th colSpan={3} scope="rowgroup">
                {group}
              </th>
            </tr>
          )}
          {diffBlocks(items).map((block) => (
            <tr key={keyOf(block)}>
              <th scope="row">{headOf(block, rowNames)}</th>
              <td className={toneOf(block, 'before')}>{side(block, 'before')}</td>
              <td className={toneOf(block, 'after')}>{side(block, 'after')}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Pairs({ groups, compact, groupId, rowNames }: DiffTableProps) {
  return (
    <div>
      {groups.map(({ group, items }) => (
        <Fragment key={group}>
          {!compact && (
            <h3 id={groupId?.(group)} className={styles.phoneGroup}>
              {group}
            </h3>
          )}
          <dl className={styles.pairs}>
            {diffBlocks(items).map((block) => (
              <div key={keyOf(block)}>
                <dt>{headOf(block, rowNames)}</dt>
                <dd>
                  <div className={styles.old}>{side(block, 'before')}</div>
                  <ArrowRightOutlined aria-label="改为" />
                  <div className={styles.new}>{side(block, 'after')}</div>
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </div>
  )
}

const keyOf = (block: DiffBlock) =>
  block.kind === 'row' ? `row ${block.items[0]?.path}` : block.item.path

const Label = ({ item }: { item: DiffItem }) => (
  <span className={styles.name}>
    {item.label} {item.key && <KeyChip />}
  </span>
)

function headOf(block: DiffBlock, names: Names = {}): ReactNode {
  if (block.kind === 'field') return <Label item={block.item} />
  const name = names[block.row]
  return (
    <>
      {name && <div>{name}</div>}
      <span className="figures">{block.row}</span>
    </>
  )
}

/** A row that came or went whole is one sentence; else its changed fields stand side by side. */
function side(block: DiffBlock, which: DiffSide): ReactNode {
  if (block.kind === 'field') return <DiffValue item={block.item} side={which} />
  return (
    <div className={styles.cells}>
      {block.items.map((item) => (
        <div key={item.path} className={item.type === 'row' ? styles.whole : undefined}>
          {item.type !== 'row' && <Label item={item} />}
          <div>
            <DiffValue item={item} side={which} />
          </div>
        </div>
      ))}
    </div>
  )
}

function toneOf(block: DiffBlock, which: DiffSide): string | undefined {
  const items = block.kind === 'row' ? block.items : [block.item]
  const absent = which === 'before' ? 'added' : 'removed'
  if (items.every(({ kind }) => kind === 'same' || kind === absent)) return undefined
  return which === 'before' ? styles.old : styles.new
}
