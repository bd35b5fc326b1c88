/** What the portal does by the clock: when each job runs, how its runs ended, and one that is run now. */
import { useSearchParams } from 'react-router'
import { StatusTabs } from '../../../design/list-tabs'
import { Page } from '../../../design/page'
import { JobsTab } from './jobs-tab'
import { FailedTab, RunsTab } from './runs-tab'

const TABS = [
  { key: 'jobs', label: '任务', content: JobsTab },
  { key: 'runs', label: '运行记录', content: RunsTab },
  { key: 'failed', label: '失败', content: FailedTab },
] as const

export default function Jobs() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find(({ key }) => key === params.get('tab')) ?? TABS[0]
  const Content = tab.content
  return (
    <Page title="定时任务">
      <StatusTabs
        page
        label="定时任务"
        items={TABS}
        value={tab.key}
        onChange={(key) => setParams({ tab: key })}
      />
      <Content key={tab.key} />
    </Page>
  )
}
