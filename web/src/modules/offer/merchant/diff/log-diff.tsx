/** One version of an offer against the one before it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DiffView, HeadLine } from '../../../../blocks/diff/diff-view'
import { ErrorFace, LoadingFace } from '../../../../design/faces'
import { Page } from '../../../../design/page'
import { offerCalls, offerKeys } from '../../parts/calls'

export default function LogDiff() {
  const logId = Number(useParams().logId)
  const [onlyChanged, setOnlyChanged] = useState(true)
  const { data, error, refetch } = useQuery({
    queryKey: offerKeys.logDiff(logId, !onlyChanged),
    queryFn: () => offerCalls.logDiff(logId, !onlyChanged),
    placeholderData: keepPreviousData,
  })
  return (
    <Page title="版本对比" note="这一版与上一版的差异">
      {error ? (
        <ErrorFace title="对比加载失败" error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingFace rows={4} />
      ) : (
        <DiffView
          diff={data}
          onlyChanged={onlyChanged}
          onOnlyChanged={setOnlyChanged}
          before={
            <HeadLine
              head={data.from}
              picker={data.from.logId ? undefined : <strong>没有更早的版本</strong>}
            />
          }
          after={<HeadLine head={data.to} />}
        />
      )}
    </Page>
  )
}
