/** The company and what belongs to it; each tab is an address. */
import { useSearchParams } from 'react-router'
import { TabActions, TabBody } from '../../../blocks/document/registry'
import { DocumentList } from '../../../blocks/list/document-list'
import { StatusTabs } from '../../../design/list-tabs'
import { Page } from '../../../design/page'
import { AddressBook } from '../../company/parts/address-book'
import { companyChange } from '../document'
import { changeList } from '../parts/change-list'
import { BrandsTab } from './brands-tab'
import { CompanyFacts } from './company-facts'

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

export default function BusinessInfo() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'company'
  return (
    <Page title="企业资料" actions={<TabActions page="business" tab={tab} />}>
      <StatusTabs
        page
        label="企业资料"
        items={TABS}
        value={tab}
        onChange={(key) => setParams({ tab: key })}
      />
      {tab === 'company' && <CompanyFacts />}
      {tab === 'brand' && <BrandsTab />}
      {tab === 'address' && <AddressBook />}
      {tab === 'change' && <DocumentList doc={companyChange} list={changeList} />}
      <TabBody page="business" tab={tab} />
    </Page>
  )
}
