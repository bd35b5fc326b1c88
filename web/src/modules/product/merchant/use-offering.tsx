/** 发起报品 of a product that the company keeps or is linked to. */
import { type ReactNode, useState } from 'react'
import { later } from '../../../design/later'
import type { RowAction } from '../../../design/row-actions'
import type { SpuRow } from '../parts/spu-calls'

const OfferChooser = later(() =>
  import('../../offer/parts/chooser/offer-chooser').then((part) => part.OfferChooser),
)

type Offered = Pick<SpuRow, 'id' | 'title' | 'code' | 'status' | 'companyId' | 'linked'> &
  Partial<Pick<SpuRow, 'categoryCode' | 'skuCount'>>

export function useOffering() {
  const [chosen, setChosen] = useState<Offered | null>(null)
  /** Of what is on the shelf. Whose a row of others is, is not told: its company is 0. */
  const offerActions = (row: Offered): RowAction[] =>
    row.status === 'APPROVED' && (row.companyId !== 0 || row.linked)
      ? [
          {
            key: 'offer',
            label: '发起报品',
            codes: ['offerList_create'],
            onClick: () => setChosen(row),
          },
        ]
      : []
  const dialog: ReactNode = chosen && (
    <OfferChooser
      mode="create"
      source={{
        id: chosen.id,
        title: chosen.title,
        code: chosen.code,
        categoryCode: chosen.categoryCode ?? '',
        offerStyle: (chosen.skuCount ?? 0) > 1 ? 'MULTI_SKU' : 'SINGLE',
      }}
      onClose={() => setChosen(null)}
    />
  )
  return { offerActions, offering: dialog }
}
