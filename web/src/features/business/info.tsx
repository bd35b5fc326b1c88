/** The company and what belongs to it; each tab is an address. */
import { Segmented, Tabs } from 'antd'
import { useSearchParams } from 'react-router'
import { offerStoreAppr } from '../../blocks/documents/offer-store'
import { ListButtons } from '../../blocks/list/list-buttons'
import { Page } from '../../design/page'
import { CompanyFacts } from './company-facts'
import styles from './info.module.css'
import { StoreList, storeList } from './stores/store-list'
import { UsableStores } from './stores/usable-stores'

const TABS = [
  { key: 'company', label: '企业信息' },
  { key: 'store', label: '店铺' },
]

const STORE_VIEWS = [
  { value: 'apply', label: '店铺申请' },
  { value: 'usable', label: '可用店铺' },
]

export default function BusinessInfo() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'company'
  const usable = params.get('view') === 'usable'
  return (
    <Page
      title="企业信息"
      actions={tab === 'store' && !usable && <ListButtons doc={offerStoreAppr} list={storeList} />}
    >
      <Tabs
        className={styles.tabs}
        items={TABS}
        activeKey={tab}
        onChange={(key) => setParams({ tab: key })}
      />
      {tab === 'company' && <CompanyFacts />}
      {tab === 'store' && (
        <>
          <Segmented
            className={styles.views}
            aria-label="店铺范围"
            options={STORE_VIEWS}
            value={usable ? 'usable' : 'apply'}
            onChange={(view) => setParams(view === 'usable' ? { tab, view: 'usable' } : { tab })}
          />
          {usable ? <UsableStores /> : <StoreList />}
        </>
      )}
    </Page>
  )
}
