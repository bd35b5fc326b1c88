import type { RefSelectProps } from 'antd'
import { type Ref, useState } from 'react'
import { t } from '../i18n/texts'
import { loadRegions, type RegionNode } from '../lib/regions'
import { toast } from './feedback'
import styles from './region-cascader.module.css'
import { Select } from './select'

/** Province, city, district; as deep as was chosen. */
export interface Region {
  codes: readonly string[]
  names: readonly string[]
}

export interface RegionCascaderProps {
  value?: Region | null
  onChange?: (region: Region | undefined) => void
  id?: string
  disabled?: boolean
  ref?: Ref<RefSelectProps>
}

const LEVELS = ['省份', '城市', '区县'] as const

/** Three choices, each by the one before it; usable by keyboard and on a phone. */
export function RegionCascader({ value, onChange, id, disabled, ref }: RegionCascaderProps) {
  const [regions, setRegions] = useState<RegionNode[]>()
  const codes = value?.codes ?? []
  const load = async () => {
    if (regions) return
    try {
      setRegions(await loadRegions())
    } catch {
      toast.error(t('http.chunk'))
    }
  }
  const choose = (level: number, code: string | undefined) => {
    const chain = chainOf(regions ?? [], [...codes.slice(0, level), ...(code ? [code] : [])])
    onChange?.(
      chain.length > 0
        ? { codes: chain.map((node) => node.code), names: chain.map((node) => node.name) }
        : undefined,
    )
  }
  return (
    <div className={styles.region}>
      {LEVELS.map((label, level) => (
        <Select
          key={label}
          ref={level === 0 ? ref : undefined}
          id={level === 0 ? id : undefined}
          aria-label={label}
          placeholder={label}
          showSearch={{ optionFilterProp: 'label' }}
          disabled={disabled || codes.length < level}
          // What is chosen already shows without the large list: its name is known.
          options={optionsAt(regions, value, level)}
          value={codes[level]}
          onOpenChange={(open) => open && load()}
          onChange={(code: string | undefined) => choose(level, code)}
        />
      ))}
    </div>
  )
}

/** The nodes of the codes; where a place has one part only, that is chosen with it. */
function chainOf(regions: readonly RegionNode[], codes: readonly string[]): RegionNode[] {
  const chain: RegionNode[] = []
  let nodes = regions
  for (let level = 0; nodes.length > 0; level += 1) {
    const only = level >= codes.length && level > 0 && nodes.length === 1 ? nodes[0] : undefined
    const node = nodes.find(({ code }) => code === codes[level]) ?? only
    if (!node) break
    chain.push(node)
    nodes = node.children ?? []
  }
  return codes.length === 0 ? [] : chain
}

function optionsAt(
  regions: readonly RegionNode[] | undefined,
  value: Region | null | undefined,
  level: number,
) {
  const [code, name] = [value?.codes[level], value?.names[level]]
  if (!regions) return code ? [{ value: code, label: name ?? code }] : []
  const above = (value?.codes ?? []).slice(0, level)
  const parents = above.length < level ? [] : chainOf(regions, above)
  const nodes = level === 0 ? regions : (parents[level - 1]?.children ?? [])
  return nodes.map((node) => ({ value: node.code, label: node.name }))
}
