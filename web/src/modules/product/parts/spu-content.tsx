/** A product for reading: what it is, its pictures by slot, its attributes by their template, its versions. */
import { useQuery } from '@tanstack/react-query'
import { fieldsOf } from '../../../api/facts'
import { spuForm } from '../../../api/forms/SpuForm.gen'
import { markedBy, ReadGroups } from '../../../blocks/detail/read-groups'
import { factsOf } from '../../../blocks/document/facts'
import { rejectText, rejectTitle } from '../../../blocks/form/reject-words'
import { RejectBanner } from '../../../design/reject-mark'
import { OfferAttributes } from '../../offer/parts/offer-attributes'
import { PicturesCard } from '../../offer/parts/offer-pictures'
import { ORIGINS } from '../../offer/parts/types'
import { asOffered } from './as-offered'
import { type SpuDetail, spuCalls, spuKeys } from './spu-calls'
import { SpuSkus } from './spu-skus'

const BASE = factsOf(fieldsOf(spuForm).filter(({ group }) => group === '基础信息'))

const show = {
  isDomestic: ({ isDomestic }: SpuDetail) =>
    typeof isDomestic === 'boolean' ? ORIGINS[isDomestic ? 0 : 1] : undefined,
  brandId: ({ brandName }: SpuDetail) => brandName,
}

export default function SpuContent({ detail }: { detail: SpuDetail }) {
  const { rejectInfo } = detail
  const marked = markedBy(rejectInfo)
  const category = detail.categoryCode ?? ''
  const { data: slots = [] } = useQuery({
    queryKey: spuKeys.slots(category),
    queryFn: () => spuCalls.slots(category),
  })
  return (
    <>
      {rejectInfo && (
        <RejectBanner
          title={rejectTitle(rejectInfo)}
          text={rejectText(rejectInfo)}
          count={0}
          at={0}
          onGo={() => undefined}
        />
      )}
      <ReadGroups facts={BASE} values={detail} show={show} marked={marked} />
      <PicturesCard of={detail} slots={slots} marked={marked} />
      <OfferAttributes
        offer={asOffered(detail)}
        marked={markedBy(rejectInfo, (path) => /^attrs[.[](\w+)/.exec(path)?.[1] ?? path)}
      />
      <SpuSkus skus={detail.skus ?? []} marked={marked} />
    </>
  )
}
