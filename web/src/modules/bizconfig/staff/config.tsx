/** What staff configure: dictionaries and rules, each in its tab, the tab in the address. */
import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { LoadingFace } from '../../../design/faces'
import { StatusTabs } from '../../../design/list-tabs'
import { Page } from '../../../design/page'
import { useSession } from '../../../state/session'

const tab = (key: string, label: string, load: () => Promise<{ default: ComponentType }>) => ({
  key,
  label,
  Tab: lazy(load),
})

const TABS = [
  tab('dict', '字典', () => import('./dict-tab')),
  tab('rooms', '直播间', () => import('./rooms-tab')),
  tab('categories', '类目', () => import('./categories-tab')),
  tab('attributes', '属性模板', () => import('./templates-tab')),
  tab('matrix', '资质矩阵', () => import('./matrix-tab')),
  tab('words', '违禁词', () => import('./words-tab')),
  tab('reasons', '驳回原因', () => import('./reasons-tab')),
  tab('messages', '消息模板', () => import('./messages-tab')),
  tab('hours', '审批时限', () => import('./hours-tab')),
] as const

export default function Config() {
  const [params, setParams] = useSearchParams()
  const codes = useSession((state) => state.actionCodes)
  // Whoever keeps the words alone begins with them.
  const first = codes.has('compliance_edit') && !codes.has('dict_edit') ? 'words' : 'dict'
  const key = params.get('tab') ?? first
  const { Tab } = TABS.find((one) => one.key === key) ?? TABS[0]
  return (
    <Page title="字典与规则" note="每次保存都会记入操作日志，并立即对所有人生效。">
      <StatusTabs
        page
        label="配置项"
        items={TABS}
        value={key}
        onChange={(next) => setParams({ tab: next })}
      />
      <Suspense fallback={<LoadingFace />}>
        <Tab />
      </Suspense>
    </Page>
  )
}
