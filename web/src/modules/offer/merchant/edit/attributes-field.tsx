/** 类目属性: what the templates ask for of a product of this category in this room. */
import { useQuery } from '@tanstack/react-query'
import { type Ref, use, useEffect, useMemo } from 'react'
import type { UploadFile } from '../../../../api/files'
import type { Values } from '../../../../blocks/document/types'
import type { Put } from '../../../../blocks/form/form-parts'
import { usePlaces } from '../../../../blocks/form/places'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../../design/faces'
import { AttributeFields } from '../../../bizconfig/parts/attribute-fields'
import { offerCalls, offerKeys, type Scope } from './calls'
import { LiveContext, tell, useLive } from './live'
import styles from './offer-form.module.css'

interface AttributesFieldProps {
  scope: Scope
  /** Whether it is made at home: some attributes are asked of such products alone. */
  domestic: boolean
  files: readonly UploadFile[]
  /** Codes of attributes that stay as they were approved; the others are free. */
  held?: readonly string[]
  put: Put
  value?: Values
  onChange?: (values: Values) => void
  disabled?: boolean
  ref?: Ref<HTMLDivElement>
}

export function AttributesField(props: AttributesFieldProps) {
  const { scope, domestic, files, held, put, value = {}, onChange, disabled, ref } = props
  const { data, error, refetch } = useQuery({
    queryKey: offerKeys.template(scope),
    queryFn: () => offerCalls.template(scope),
    // While another category's are on their way, these stay where they are.
    placeholderData: (before) => before,
  })
  const live = use(LiveContext)
  const asked = useMemo(() => data && merchantGroups(data.groups), [data])
  useEffect(() => {
    if (asked) tell(live, { groups: asked })
  }, [asked, live])
  const groups = useLive((state) => state.groups)
  const { problems, marks, reviewer } = usePlaces('offerAttrs')
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
        path="offerAttrs"
        bizType="offer"
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
export const codeIn = (field: string) => field.split(/[.[\]]/)[1] ?? ''

/** What only staff fill in is not asked of a merchant. */
const merchantGroups = (groups: Awaited<ReturnType<typeof offerCalls.template>>['groups']) =>
  groups.map((group) => ({
    ...group,
    fields: (group.fields ?? []).filter(({ visibleTo }) => visibleTo !== 'STAFF'),
  }))
