import { Cascader } from 'antd'
import { useState } from 'react'
import { t } from '../i18n/texts'
import { loadRegions, type RegionNode } from '../lib/regions'
import { toast } from './feedback'
import { CLEAR } from './select'

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
  'aria-label'?: string
}

export function RegionCascader({ value, onChange, ...props }: RegionCascaderProps) {
  const [regions, setRegions] = useState<RegionNode[]>()
  const [loading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      setRegions(await loadRegions())
    } catch {
      toast.error(t('http.chunk'))
    } finally {
      setLoading(false)
    }
  }
  // What is chosen already shows without the large list: its names are known.
  const known = regions ?? (value ? chain(value) : [])
  return (
    <Cascader
      placeholder={t('common.choose')}
      {...props}
      style={{ width: '100%' }}
      showSearch
      allowClear={CLEAR}
      options={known}
      loading={loading}
      fieldNames={{ label: 'name', value: 'code', children: 'children' }}
      onOpenChange={(open) => {
        if (open && !regions) void load()
      }}
      value={value ? [...value.codes] : undefined}
      onChange={(codes, nodes) =>
        onChange?.(
          codes?.length
            ? { codes: codes.map(String), names: nodes.map(({ name }) => String(name)) }
            : undefined,
        )
      }
    />
  )
}

function chain({ codes, names }: Region): RegionNode[] {
  return codes.reduceRight<RegionNode[]>(
    (children, code, at) => [
      { code, name: names[at] ?? code, children: children.length ? children : undefined },
    ],
    [],
  )
}
