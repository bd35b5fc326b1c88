/** Query parameters as the server wants them (S5-23). */
export type ParamValue = string | number | boolean | null | undefined | readonly ParamValue[]
export type Params = Readonly<Record<string, ParamValue>>

/** Trims texts, drops what is empty, joins arrays by comma. Zero and false are values and stay. */
export function cleanParams(params: Params): Record<string, string> {
  const clean: Record<string, string> = {}
  for (const [name, value] of Object.entries(params)) {
    const text = toText(value)
    if (text !== '') clean[name] = text
  }
  return clean
}

/** `''`, or `?a=1&b=2`. `raw` sends the values as they stand, for signed queries. */
export function queryString(params: Params, raw = false): string {
  const entries = raw
    ? Object.entries(params).map(([name, value]) => [name, String(value ?? '')])
    : Object.entries(cleanParams(params))
  const text = new URLSearchParams(entries).toString()
  return text && `?${text}`
}

function toText(value: ParamValue): string {
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(',')
  return Number.isNaN(value) ? '' : String(value ?? '').trim()
}
