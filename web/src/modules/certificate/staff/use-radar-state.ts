/** The radar's filters are its address: a link shows what its sender saw. */
import { useSearchParams } from 'react-router'
import { DEFAULT_PAGE_SIZE } from '../../../design/paging'
import { type RadarState, TABS } from './radar-query'

export function useRadarState() {
  const [params, setParams] = useSearchParams()
  const text = (name: string) => params.get(name) ?? undefined
  const category = text('category')
  const days = text('days')
  const state: RadarState = {
    tab: TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'near',
    cell: category ? { category, days: days === undefined ? undefined : Number(days) } : undefined,
    certNo: text('certNo'),
    companyName: text('companyName'),
    certType: text('certType'),
    page: Math.max(1, Number(params.get('page')) || 1),
    size: Number(params.get('size')) || DEFAULT_PAGE_SIZE,
  }
  const choose = (changes: Partial<RadarState>) => {
    const next = { ...state, page: 1, ...changes }
    const values = {
      tab: next.tab === 'near' ? undefined : next.tab,
      category: next.cell?.category,
      days: next.cell?.days,
      certNo: next.certNo,
      companyName: next.companyName,
      certType: next.certType,
      page: next.page > 1 ? next.page : undefined,
      size: next.size === DEFAULT_PAGE_SIZE ? undefined : next.size,
    }
    const kept = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
    setParams(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), {
      replace: true,
    })
  }
  return { state, choose }
}
