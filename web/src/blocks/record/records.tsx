/** Rows of rules that staff keep without approval: the list, and the drawer in which one is made or changed. */
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { FormFields } from '../../api/facts'
import { Can } from '../../design/can'
import type { Column } from '../../design/columns'
import { DataTable } from '../../design/data-table'
import { ErrorFace } from '../../design/faces'
import { Card } from '../../design/page'
import type { Values } from '../document/types'
import type { FormParts } from '../form/form-parts'
import { RecordDrawer } from './record-drawer'

interface RecordsProps<R extends { code: string }> {
  /** What a row is: 直播间. */
  name: string
  hint?: ReactNode
  /** Who may change them. */
  codes: readonly string[]
  columns: readonly Column<R>[]
  found: {
    data?: readonly R[]
    error: unknown
    isFetching: boolean
    refetch: () => void
  }
  nameOf: (row: R) => string
  form: FormFields
  parts?: FormParts
  /** What a new one begins with. */
  blank: Values
  add: (values: Values) => Promise<unknown>
  save: (values: Values) => Promise<unknown>
}

export function Records<R extends { code: string }>(props: RecordsProps<R>) {
  const { name, codes, found, nameOf } = props
  const [edited, setEdited] = useState<R | 'new'>()
  if (found.error) return <ErrorFace error={found.error} onRetry={found.refetch} />
  // A code is for ever: others name the row by it.
  const known = edited !== 'new'
  return (
    <Card
      title={name}
      hint={props.hint}
      extra={
        <Can codes={codes}>
          <Button type="primary" onClick={() => setEdited('new')}>
            新增{name}
          </Button>
        </Can>
      }
    >
      <DataTable
        label={name}
        columns={props.columns}
        rows={found.data}
        loading={found.isFetching}
        rowKey={({ code }) => code}
        rowName={nameOf}
        actions={(row) => [{ key: 'edit', label: '编辑', codes, onClick: () => setEdited(row) }]}
      />
      {edited && (
        <RecordDrawer
          title={edited === 'new' ? `新增${name}` : `编辑${name} ${nameOf(edited)}`}
          fields={props.form.filter(
            (field) => field.name !== 'rowVersion' && !(field.name === 'code' && known),
          )}
          initial={edited === 'new' ? props.blank : { ...edited }}
          parts={props.parts}
          save={known ? props.save : props.add}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
