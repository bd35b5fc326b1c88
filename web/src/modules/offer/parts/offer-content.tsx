/** An offer for reading: every group of its form, pictures by slot, attributes by their template. */

import { fieldsOf } from '../../../api/facts'
import { offerForm } from '../../../api/forms/OfferForm.gen'
import { markedBy, ReadGroups } from '../../../blocks/detail/read-groups'
import { type FieldFact, factsOf } from '../../../blocks/document/facts'
import { valuesOf } from '../../../blocks/document/types'
import { isEmpty } from '../../../blocks/form/field-state'
import { rejectText, rejectTitle } from '../../../blocks/form/reject-words'
import { RejectBanner } from '../../../design/reject-mark'
import { OfferAttributes } from './offer-attributes'
import { OfferMechanismCard } from './offer-mechanism'
import { OfferPictures } from './offer-pictures'
import { OfferSkus } from './offer-skus'
import { BrandName, SourceLink, StoreName } from './references'
import { suiteSum } from './suite'
import { type OfferDetail, ORIGINS } from './types'

/** The head says these already, or only the machine reads them. */
const ELSEWHERE = [
  'liveRoom',
  'categoryCode',
  'formType',
  'offerStyle',
  'category2',
  'category3',
  'changeOf',
  'expectShowDateFrom',
  'expectShowDateTo',
]
/** Said only where there is something to say. */
const RARE = ['offerCopyType', 'sourceOfferId']

const show = {
  isDomestic: ({ isDomestic }: OfferDetail) =>
    typeof isDomestic === 'boolean' ? ORIGINS[isDomestic ? 0 : 1] : undefined,
  brandId: (values: OfferDetail) => (values.brandId ? <BrandName of={values} /> : undefined),
  storeId: ({ storeId }: OfferDetail) => (storeId ? <StoreName id={Number(storeId)} /> : undefined),
  sourceOfferId: ({ sourceOfferId, sourceOfferCode }: OfferDetail) =>
    sourceOfferId ? <SourceLink id={Number(sourceOfferId)} code={String(sourceOfferCode)} /> : '',
}

export default function OfferContent({ detail }: { detail: OfferDetail }) {
  const { rejectInfo } = detail
  const marked = markedBy(rejectInfo)
  const shown = ({ name }: FieldFact) =>
    !ELSEWHERE.includes(name) && !(RARE.includes(name) && isEmpty(valuesOf(detail)[name]))
  const of = (...groups: string[]) => (
    <ReadGroups
      facts={factsOf(
        fieldsOf(offerForm).filter((field) => groups.includes(field.group ?? '') && shown(field)),
      )}
      values={detail}
      show={show}
      marked={marked}
    />
  )
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
      {of('基础信息')}
      <OfferPictures offer={detail} marked={marked} />
      <OfferAttributes
        offer={detail}
        marked={markedBy(rejectInfo, (path) => attributeIn(path) ?? path)}
      />
      <OfferSkus
        skus={detail.skus ?? []}
        priced={detail.formType !== 'GIFT'}
        singles={suiteSum(detail)}
        marked={marked}
      />
      {detail.formType !== 'GIFT' && (
        <OfferMechanismCard mechanism={detail.mechanism ?? {}} marked={marked} />
      )}
      {of('合作条款与保价', '物流售后', '对接人')}
    </>
  )
}

/** `offerAttrs[filingNo]` marks one of them. */
const attributeIn = (path: string) => /^offerAttrs[.[](\w+)/.exec(path)?.[1]
