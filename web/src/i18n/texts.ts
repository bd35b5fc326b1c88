/**
 * The wording that an operator may change without a rebuild (S7-43). The bundle
 * carries the same file as a fallback, so that a missing or broken
 * `i18n/zh-cn.json` never leaves a page without words.
 */
import bundled from './zh-cn.json'

export type TextKey = keyof typeof bundled

let overrides: Record<string, string> = {}

export function t(key: TextKey, params: Record<string, string | number> = {}): string {
  const text = overrides[key] ?? bundled[key]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}

/** A screen states its own title; the file may reword it under `route.{path}`. */
export const routeTitle = (path: string, title: string) => overrides[`route.${path}`] ?? title

export async function loadTexts(language: string): Promise<void> {
  // The random hash keeps proxies from answering with last month's wording.
  const hash = Math.random().toString(36).slice(2)
  try {
    const answer = await fetch(`i18n/${language}.json?hash=${hash}`)
    if (answer.ok) replaceTexts(await answer.json())
  } catch {
    // The bundled texts stand.
  }
}

export function replaceTexts(texts: unknown): void {
  if (typeof texts !== 'object' || texts === null) return
  overrides = Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
