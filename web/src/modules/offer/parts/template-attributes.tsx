/** 类目属性: what the templates ask for of a product of this category. */
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useMemo } from 'react'
import type { UploadFile } from '../../../api/files'
import type { components } from '../../../api/schema.gen'
import type { Values } from '../../../blocks/document/types'
import type { Put } from '../../../blocks/form/form-parts'
import { usePlaces } from '../../../blocks/form/places'
import type { Problem } from '../../../blocks/form/problems'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { AttributeFields, missingAttributes } from '../../bizconfig/parts/attribute-fields'
import { offerCalls, offerKeys, type TemplateQuery } from './calls'
import styles from './template-attributes.module.css'

export type AttrGroups = components['schemas']['Resolved']['groups']

interface TemplateAttributesProps {
  /** The field of the form that holds them. */
  path: string
  bizType: string
  scope: TemplateQuery
  /** Whether it is made at home: some attributes are asked of such products alone. */
  domestic: boolean
  files: readonly UploadFile[]
  /** Codes of attributes that stay as they were approved; the others are free. */
  held?: readonly string[]
  /** Who else wants to know what is asked for. */
  onGroups: (groups: AttrGroups) => void
  put: Put
  value?: Values
  onChange?: (values: Values) => void
  disabled?: boolean
  ref?: Ref<HTMLDivElement>
}

export function TemplateAttributes(props: TemplateAttributesProps) {
  const { path, bizType, scope, domestic, files, held, onGroups, put } = props
  const { value = {}, onChange, disabled, ref } = props
  const { data, error, refetch } = useQuery({
    queryKey: offerKeys.template(scope),
    queryFn: () => offerCalls.template(scope),
    // While another category's are on their way, these stay where they are.
    placeholderData: (before) => before,
  })
  const groups = useMemo(() => data && merchantGroups(data.groups), [data])
  useEffect(() => {
    if (groups) onGroups(groups)
  }, [groups, onGroups])
  const { problems, marks, reviewer } = usePlaces(path)
  if (error) return <ErrorFace title="类目属性加载失败" error={error} onRetry={refetch} />
  if (!groups) return <LoadingFace rows={4} />
  if (groups.length === 0) return <EmptyFace title="该类目没有需要填写的属性" />
  return (
    <div ref={ref} className={styles.attributes}>
      <AttributeFields
        groups={groups}
        values={value}
        around={{ domestic }}
        onValue={(code, next) => onChange?.({ ...value, [code]: next })}
        files={files}
        onFiles={(attrFiles) => put({ attrFiles })}
        problems={Object.fromEntries(
          problems.map(({ field, message }) => [codeIn(field), message]),
        )}
        path={path}
        bizType={bizType}
        disabled={disabled}
        locked={held}
        marks={Object.fromEntries(
          marks.map(({ field, remark, now }) => [
            codeIn(field),
            { reviewer, remark, changed: now },
          ]),
        )}
      />
    </div>
  )
}

/** `offerAttrs.sizeTable[0].chest` is said at the table; a mark writes `offerAttrs[sizeTable]`. */
const codeIn = (field: string) => field.split(/[.[\]]/)[1] ?? ''

/** What only staff fill in is not asked of a merchant. */
const merchantGroups = (groups: AttrGroups): AttrGroups =>
  groups.map((group) => ({
    ...group,
    fields: (group.fields ?? []).filter(({ visibleTo }) => visibleTo !== 'STAFF'),
  }))

/** The server knows them as a whole; the template has their names. */
export const attributeName = (groups: AttrGroups | undefined, place: string) =>
  (groups ?? [])
    .flatMap(({ fields = [] }) => fields)
    .find(({ attrCode }) => attrCode === codeIn(place))?.label

/** What a submission would miss. */
export function lackingAttributes(
  path: string,
  groups: AttrGroups | undefined,
  value: unknown,
  values: Values,
): Problem[] {
  const around = { domestic: values.isDomestic !== false }
  const files = (values.attrFiles ?? []) as UploadFile[]
  return missingAttributes(groups ?? [], (value ?? {}) as Values, around, files).map(
    ({ code, message }) => ({ field: `${path}.${code}`, message, missing: true }),
  )
}
