/** Promises of prices, cases of broken ones, and what is asked on other channels. */
import { UploadOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Can } from '../../../design/can'
import { ImportDialog } from '../../../design/import-dialog'
import { StatusTabs } from '../../../design/list-tabs'
import { Page } from '../../../design/page'
import { PRICES, priceKeys } from '../parts/calls'
import { CommitmentsTab } from './commitments-tab'
import { PricesTab } from './prices-tab'
import { ViolationsTab } from './violations-tab'

const TABS = [
  { key: 'commitments', label: '保价承诺', content: CommitmentsTab },
  { key: 'violations', label: '破价线索', content: ViolationsTab },
  { key: 'prices', label: '渠道价格', content: PricesTab },
] as const

export default function PriceWatch() {
  const [params, setParams] = useSearchParams()
  const [importing, setImporting] = useState(false)
  const queries = useQueryClient()
  const tab = TABS.find(({ key }) => key === params.get('tab')) ?? TABS[0]
  const Content = tab.content
  return (
    <Page
      title="价格监测"
      note="只有承诺范围内的低价计为破价；其他渠道的价格仅供参考"
      actions={
        <Can codes={['price_import']}>
          <Button type="primary" icon={<UploadOutlined />} onClick={() => setImporting(true)}>
            导入渠道价格
          </Button>
        </Can>
      }
    >
      <StatusTabs
        page
        label="价格监测"
        items={TABS}
        value={tab.key}
        onChange={(key) => setParams({ tab: key })}
      />
      <Content key={tab.key} />
      <ImportDialog
        open={importing}
        what="渠道价格"
        base={PRICES}
        onClose={() => setImporting(false)}
        onDone={() => queries.invalidateQueries({ queryKey: priceKeys.all })}
      />
    </Page>
  )
}
