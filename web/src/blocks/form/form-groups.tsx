/** The fields of a form in their groups, with the rail that leads to them. */
import { createContext, type ReactNode, use, useId, useMemo, useState } from 'react'
import { AnchorRail } from '../../design/anchor-rail'
import { Form } from '../../design/form'
import { FieldGrid, GroupCard } from '../../design/group-card'
import { useLatest } from '../../lib/use-latest'
import type { DocumentType } from '../document/document'
import { type FieldFact, fieldGroups } from '../document/facts'
import type { Values } from '../document/types'
import { anchorState } from './anchor-state'
import styles from './document-form.module.css'
import { isWide } from './field-control'
import { innerState } from './field-state'
import { FormField } from './form-field'
import type { FormParts } from './form-parts'
import { visibleFields } from './problems'
import type { FormControl } from './use-document-form'

/** As many as a screen shows. */
const FIRST_GROUPS = 2

interface FormGroupsProps {
  doc: DocumentType
  parts: FormParts
  control: FormControl
}

export function FormGroups({ doc, parts, control }: FormGroupsProps) {
  const { form, base, values, whole, typed, put, marks, open, found } = control
  const prefix = useId()
  const [initial] = useState(values)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const visible = visibleFields(doc.facts, values, parts).map(({ name }) => name)
  const groups = fieldGroups({ ...doc.facts, order: visible })
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter(({ name }) => !parts.silent?.(name)),
      own: parts.groups?.[title],
      lead: parts.groups?.[title]?.lead?.(values),
    }))
    .filter(({ fields, lead }) => fields.length > 0 || lead)
  const rejected = new Set(open.map(({ at }) => at))
  const situation = {
    values,
    when: parts.when ?? {},
    wrong,
    rejected,
    forbidden: new Set(parts.forbidden),
    inner: innerState(found),
  }
  /** With those that have no control of their own: another one stands for them. */
  const allOf = (title: string) =>
    visible.flatMap((name) => {
      const fact = doc.facts.fields[name]
      return fact?.group === title ? fact : []
    })
  const stateOf = ({ title, own }: (typeof groups)[number]) => {
    const state = anchorState(allOf(title), situation)
    // What a group says of itself must not hide a mark or a word.
    const faulty = typeof state === 'object' && state.tone === 'red'
    return own?.state === undefined || faulty ? state : (own.state ?? undefined)
  }
  const broad = (one: FieldFact) => isWide(one) || Boolean(parts.wide?.includes(one.name))
  const idOf = (title: string) => `${prefix}${title}`
  const field = (one: FieldFact) => (
    <FormField
      key={one.name}
      field={one}
      values={values}
      parts={parts}
      put={put}
      bizType={doc.bizType}
      marks={marks.filter(({ at }) => at === one.name)}
      reviewer={base.detail?.rejectInfo?.operatorName ?? ''}
    />
  )
  const cards = (
    <>
      {groups.map((group, index) => (
        <GroupCard
          key={group.title}
          id={idOf(group.title)}
          number={index + 1}
          title={group.title}
          hint={group.own?.hint}
          extra={group.own?.extra}
        >
          {(whole || index < FIRST_GROUPS) && (
            <div className={styles.fields}>
              {group.lead}
              {runs(group.fields, broad).map((run) =>
                run[0] && broad(run[0]) ? (
                  run.map(field)
                ) : (
                  <FieldGrid key={run[0]?.name} columns={group.own?.columns}>
                    {run.map(field)}
                  </FieldGrid>
                ),
              )}
            </div>
          )}
        </GroupCard>
      ))}
    </>
  )
  const hear = useLatest(typed)
  // The kit's form hands its context to every field anew when it is drawn: it is drawn once, and
  // what stands in it comes by another way.
  const kit = useMemo(
    () => (
      <Form<Values>
        form={form}
        // Forms in other tabs stay mounted: their fields must not share an id with these.
        name={prefix}
        className={styles.form}
        initialValues={initial}
        onValuesChange={(change, all) => hear.current(change, all)}
        onFieldsChange={(_, all) =>
          setWrong((old) => {
            // What is being checked again is as wrong as it was; most keys change nothing.
            const isWrong = ({ name, errors, validating }: (typeof all)[number]) =>
              validating ? old.has(String(name)) : Boolean(errors?.length)
            const now = all.filter(isWrong).map(({ name }) => String(name))
            return now.join() === [...old].join() ? old : new Set(now)
          })
        }
      >
        <Inside />
      </Form>
    ),
    [form, prefix, initial],
  )
  return (
    <>
      <AnchorRail
        items={groups.map((group) => ({
          id: idOf(group.title),
          title: group.title,
          state: stateOf(group),
        }))}
      />
      <Content value={cards}>{kit}</Content>
    </>
  )
}

const Content = createContext<ReactNode>(null)
const Inside = () => use(Content)

/** Neighbours that share the width stand in one grid; a wide field interrupts it. */
function runs(fields: readonly FieldFact[], broad: (field: FieldFact) => boolean): FieldFact[][] {
  const found: FieldFact[][] = []
  for (const field of fields) {
    const last = found.at(-1)
    if (last?.[0] && broad(last[0]) === broad(field)) last.push(field)
    else found.push([field])
  }
  return found
}
