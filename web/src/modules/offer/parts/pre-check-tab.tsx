/** What the check before submitting says of an offer, papers included, and what was waived. */

import { ErrorFace, LoadingFace } from '../../../design/faces'
import { PreCheckPanel } from '../../../design/pre-check-panel'
import { CertTable } from './cert-table'
import { preCheckItems } from './pre-check-items'
import type { OfferDetail } from './types'
import { usePreCheck } from './use-pre-check'
import { Waivers } from './waivers'

export default function PreCheckTab({ detail }: { detail: OfferDetail }) {
  const { skus = [] } = detail
  const { data, error, refetch } = usePreCheck(detail.id)
  if (error) return <ErrorFace title="预检加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={4} />
  return (
    <>
      <PreCheckPanel
        title="预检"
        items={preCheckItems(data, (place) => skus[place]?.skuName ?? `规格 ${place + 1}`)}
        updated="没有阻断和提醒"
      />
      <Waivers id={detail.id} />
      <CertTable certs={data.sections.certs} />
    </>
  )
}
