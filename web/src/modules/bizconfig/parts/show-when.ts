/** Whether an attribute's condition holds: `efficacy=SUNSCREEN|PERM`, of one value or of any of several. Pure. */
export function isShown(
  showWhen: string | null | undefined,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (!showWhen) return true
  const [name = '', wanted = ''] = showWhen.split('=')
  const present = [values[name]].flat().map(String)
  return wanted.split('|').some((value) => present.includes(value))
}
