/** The operations that only offers have, and the dialogs that they open. */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { documentKeys } from '../../../../blocks/document/calls'

import { later } from '../../../../design/later'
import { offer as doc, offerChange } from '../../document'
import { offerCalls } from '../../parts/calls'
import type { ChooserMode } from '../../parts/chooser/choices'
import type { Deed } from '../../parts/deed-dialog'
import type { OfferDetail, OfferRow } from '../../parts/types'

const OfferChooser = later(() =>
  import('../../parts/chooser/offer-chooser').then((part) => part.OfferChooser),
)
const DeedDialog = later(() => import('../../parts/deed-dialog').then((part) => part.DeedDialog))

type Open =
  | { kind: ChooserMode; row?: OfferRow | OfferDetail }
  | { kind: Deed; row: OfferRow | OfferDetail }

const isChooser = (kind: Open['kind']): kind is ChooserMode =>
  kind === 'create' || kind === 'copy' || kind === 'reuse'

export function useOfferDeeds() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  const onModule = (action: string, row: OfferRow | OfferDetail) => {
    const { id, rowVersion } = row
    switch (action) {
      case 'copy':
      case 'reuse':
      case 'stop':
      case 'restrict':
      case 'unrestrict':
        return setOpen({ kind: action, row })
      case 'supplement':
        return navigate(`/offer/supplement/${id}`)
      case 'change':
        // The client has said why it failed.
        offerCalls
          .deed(id, 'change', { rowVersion })
          .then((change) => navigate(offerChange.routes.edit(change.id)))
          .catch(() => undefined)
          // Somebody else may have begun one: the row shows it then.
          .finally(() => queries.invalidateQueries({ queryKey: documentKeys.all(doc) }))
    }
  }

  let dialog: ReactNode = null
  if (open && isChooser(open.kind))
    dialog = <OfferChooser mode={open.kind} source={open.row} onClose={close} />
  else if (open?.row)
    dialog = <DeedDialog deed={open.kind as Deed} row={open.row} onClose={close} />
  return { onModule, create: () => setOpen({ kind: 'create' }), dialog }
}
