/** The company's stores: what it applies for, and what it may sell through. */
import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { StoreList } from './store-list'
import { UsableStores } from './usable-stores'
import styles from './usable-stores.module.css'

const VIEWS = [
  { value: 'apply', label: '店铺申请' },
  { value: 'usable', label: '可用店铺' },
]

export default function StoreTab() {
  const [params, setParams] = useSearchParams()
  const usable = params.get('view') === 'usable'
  const tab = params.get('tab') ?? ''
  return (
    <>
      <Segmented
        className={styles.views}
        aria-label="店铺范围"
        options={VIEWS}
        value={usable ? 'usable' : 'apply'}
        onChange={(view) => setParams(view === 'usable' ? { tab, view: 'usable' } : { tab })}
      />
      {usable ? <UsableStores /> : <StoreList />}
    </>
  )
}
