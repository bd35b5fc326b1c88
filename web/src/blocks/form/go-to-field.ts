/** Brings a field into sight and the keyboard into it. */
export function goToField(box: HTMLElement | null, name: string): void {
  const field = box?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  const control = field.querySelector<HTMLElement>(
    'input:not([type="file"]), textarea, button, [tabindex="0"]',
  )
  control?.focus({ preventScroll: true })
}
