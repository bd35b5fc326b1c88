/** What the parts of a suite cost when they are bought one by one; nothing for what is no suite. */
export function suiteSum({
  offerStyle,
  offerAttrs,
}: {
  offerStyle?: unknown
  offerAttrs?: unknown
}): number | undefined {
  const { suitItems } = (offerAttrs ?? {}) as { suitItems?: unknown }
  if (offerStyle !== 'SUIT' || !Array.isArray(suitItems)) return undefined
  const fen = (suitItems as { qty?: unknown; singlePrice?: unknown }[]).map(
    ({ qty, singlePrice }) => Math.round(Number(singlePrice ?? 0) * 100) * Number(qty ?? 1),
  )
  return fen.length > 0 ? fen.reduce((sum, one) => sum + one, 0) / 100 : undefined
}
