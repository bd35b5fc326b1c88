/** What a SKU of an offer is called: many an offer's name ends with it already. */
export const skuTitle = ({ offerName, skuName }: { offerName: string; skuName: string }) =>
  offerName.includes(skuName) ? offerName : `${offerName} ${skuName}`
