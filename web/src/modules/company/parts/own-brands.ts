import { useSession } from '../../../state/session'

/** The company's own brands, for reading and as choices. */
export function useOwnBrands() {
  const brands = useSession((state) => state.company?.companyBrandDOList) ?? []
  return {
    nameOf: (id: number) => brands.find((brand) => brand.id === id)?.brandNameCn,
    options: brands.map(({ id, brandNameCn }) => ({ value: String(id), label: brandNameCn })),
  }
}
