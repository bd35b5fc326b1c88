/** Words that may be the same, as the system sees it: one press makes a draft of them. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { DocumentType } from '../../../blocks/document/document'
import { Can } from '../../../design/can'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { Select } from '../../../design/select'
import { PHONE_BELOW, useNarrower } from '../../../design/use-media'
import { WriteButton } from '../../../design/write-button'
import { dictItems, useDictionary } from '../../../state/dictionary'
import { mergeCalls, mergeKeys, type Suggestion } from './calls'
import styles from './merge.module.css'

/** A phone shows the list under them. */
const FEW = { wide: 6, phone: 2 }

export function Suggestions({ doc }: { doc: DocumentType }) {
  const categories = dictItems(
    useDictionary((state) => state.items),
    'ProductCategory',
  ).filter(({ disabled }) => !disabled)
  const [params, setParams] = useSearchParams()
  const [all, setAll] = useState(false)
  const category = params.get('suggest') ?? categories[0]?.value ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: mergeKeys.suggestions(category),
    queryFn: () => mergeCalls.suggestions(category),
    enabled: category !== '',
  })
  const choose = (value: string) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        next.set('suggest', value)
        return next
      },
      { replace: true },
    )
  const few = useNarrower(PHONE_BELOW) ? FEW.phone : FEW.wide
  const shown = all ? data : data?.slice(0, few)
  return (
    <Card
      title="建议合并"
      hint={data && data.length > 0 ? `${data.length} 项` : undefined}
      extra={
        <Select
          aria-label="建议的类目"
          style={{ width: 120 }}
          allowClear={false}
          options={categories.map(({ value, label }) => ({ value, label }))}
          value={category}
          onChange={choose}
        />
      }
    >
      {error && <ErrorFace title="建议加载失败" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingFace rows={4} />}
      {data?.length === 0 && <p className={styles.none}>该类目下没有发现写法不一的属性</p>}
      <ul className={styles.suggestions}>
        {shown?.map((one) => (
          <One
            key={`${one.mergeType}|${one.attrCode}|${one.targetItem}|${one.sourceItems[0]?.value}`}
            doc={doc}
            one={one}
          />
        ))}
      </ul>
      {data && data.length > few && (
        <Button type="link" className={styles.more} onClick={() => setAll(!all)}>
          {all ? '收起' : `查看全部 ${data.length} 项`}
        </Button>
      )}
    </Card>
  )
}

function One({ doc, one }: { doc: DocumentType; one: Suggestion }) {
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const propose = async () => {
    setBusy(true)
    const { mergeType, categoryCode, attrCode, sourceItems, targetItem, reason } = one
    const body = {
      mergeType,
      categoryCode,
      attrCode: attrCode || null,
      sourceItems,
      targetItem,
      reason,
    }
    try {
      const made = await mergeCalls.propose(body)
      queries.invalidateQueries({ queryKey: mergeKeys.all })
      navigate(doc.routes.edit(made.id))
    } catch {
      // The client has said why it failed.
    } finally {
      setBusy(false)
    }
  }
  return (
    <li>
      <div className={styles.what}>
        <b>{one.attrLabel}</b>
        <span className={styles.words}>
          {one.sourceItems.map(({ value, usageCount }) => `${value}（${usageCount}）`).join('、')}
          {' → '}
          {one.targetItem}
        </span>
        <span className={styles.why}>{one.reason}</span>
      </div>
      <Can codes={[doc.codes.create]}>
        <WriteButton
          size="small"
          loading={busy}
          onClick={propose}
          aria-label={`合并为${one.targetItem}`}
        >
          合并
        </WriteButton>
      </Can>
    </li>
  )
}
