/** The company and what belongs to it; each tab is an address. */
import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { AddressBook } from '../../blocks/address/address-book'
import { changeList } from '../../blocks/company/change-list'
import { companyChange } from '../../blocks/documents/company-join'
import { offerStoreAppr } from '../../blocks/documents/offer-store'
import { DocumentList } from '../../blocks/list/document-list'
import { ListButtons } from '../../blocks/list/list-buttons'
import { SignRecords } from '../../blocks/sign/sign-records'
import { StatusTabs } from '../../design/list-tabs'
import { Card, Page } from '../../design/page'
import { BasicInfoTab } from './basic-info/basic-info-tab'
import { BrandsTab } from './brands-tab'
import { CertificatesTab } from './certificates/certificates-tab'
import { CompanyFacts } from './company-facts'
import styles from './info.module.css'
import { StoreList, storeList } from './stores/store-list'
import { UsableStores } from './stores/usable-stores'

const TABS = [
  { key: 'company', label: '企业信息' },
  { key: 'brand', label: '品牌与授权' },
  { key: 'store', label: '店铺' },
  { key: 'cert', label: '资质证照' },
  { key: 'basic', label: '基础信息' },
  { key: 'address', label: '地址簿' },
  { key: 'sign', label: '签约记录' },
  { key: 'change', label: '变更记录' },
]

const STORE_VIEWS = [
  { value: 'apply', label: '店铺申请' },
  { value: 'usable', label: '可用店铺' },
]

const SIGN_VIEWS = [
  { value: '', label: '全部' },
  { value: 'waiting', label: '待签署' },
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
      <StatusTabs
        page
        label="企业资料"
        items={TABS}
        value={tab}
        onChange={(key) => setParams({ tab: key })}
      />
      {tab === 'company' && <CompanyFacts />}
      {tab === 'brand' && <BrandsTab />}
      {tab === 'change' && <DocumentList doc={companyChange} list={changeList} />}
      {tab === 'cert' && <CertificatesTab />}
      {tab === 'basic' && <BasicInfoTab />}
      {tab === 'address' && <AddressBook />}
      {tab === 'sign' && (
        <Card>
          <Segmented
            className={styles.views}
            aria-label="签约范围"
            options={SIGN_VIEWS}
            value={params.get('state') === 'waiting' ? 'waiting' : ''}
            onChange={(state) => setParams(state ? { tab, state } : { tab })}
          />
          <SignRecords key={params.get('state')} waiting={params.get('state') === 'waiting'} />
        </Card>
      )}
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
