/** A change that came back: the same form, with the marks of whoever refused it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDocumentAddress } from '../../../blocks/document/address'
import { documentCalls, documentKeys } from '../../../blocks/document/calls'
import { FormScreen } from '../../../blocks/form/form-screen'
import { brandParts, companyParts } from '../../company/parts/company-parts'
import { companyChange } from '../document'

const KEYS = new Set(
  Object.values(companyChange.facts.fields)
    .filter(({ key }) => key)
    .map(({ name }) => name),
)
const base = companyParts(() => undefined)

export default function ChangeForm() {
  const company = useCompanyName()
  return (
    <FormScreen
      doc={companyChange}
      parts={{
        ...base,
        initial: undefined,
        hidden: (name, values) => !KEYS.has(name) || Boolean(base.hidden?.(name, values)),
        react: ({ name }) => {
          if (typeof name === 'string') company.rename(name)
          return undefined
        },
        rows: { ...base.rows, companyBrandDOList: brandParts(company.name) },
      }}
    />
  )
}

/** The name that a brand's chain has to end with: as it is entered here, for the change may be the name itself. */
function useCompanyName() {
  const { id = 0 } = useDocumentAddress()
  const [renamed, rename] = useState<string>()
  // The form's own reading fills it.
  const { data } = useQuery({
    queryKey: documentKeys.detail(companyChange, id),
    queryFn: () => documentCalls(companyChange).detail(id),
    enabled: false,
  })
  return { name: renamed ?? data?.name ?? '', rename }
}
