/** Which rows of a tab are shown: a second row of tabs, in the address. */
import { useSearchParams } from 'react-router'
import { StatusTabs } from '../../../design/list-tabs'

export interface State {
  key: string
  label: string
  /** As the list is asked. */
  statuses: string
  nothing: string
}

export function useShown(states: readonly [State, ...State[]]) {
  const [params, setParams] = useSearchParams()
  const shown = states.find(({ key }) => key === params.get('show')) ?? states[0]
  const choose = (key: string) =>
    setParams((present) => new URLSearchParams({ tab: present.get('tab') ?? '', show: key }))
  return { shown, choose }
}

interface StateTabsProps {
  label: string
  states: readonly State[]
  value: string
  onChange: (key: string) => void
}

export const StateTabs = ({ states, ...props }: StateTabsProps) => (
  <StatusTabs items={states.map(({ key, label }) => ({ key, label }))} {...props} />
)
