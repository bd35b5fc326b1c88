/** What the company has signed and is asked to sign. */
import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { Card } from '../../../design/page'
import styles from '../parts/sign.module.css'
import { SignRecords } from '../parts/sign-records'

const VIEWS = [
  { value: '', label: '全部' },
  { value: 'waiting', label: '待签署' },
]

export default function SignTab() {
  const [params, setParams] = useSearchParams()
  const waiting = params.get('state') === 'waiting'
  const tab = params.get('tab') ?? ''
  return (
    <Card>
      <Segmented
        className={styles.views}
        aria-label="签约范围"
        options={VIEWS}
        value={waiting ? 'waiting' : ''}
        onChange={(state) => setParams(state ? { tab, state } : { tab })}
      />
      <SignRecords key={String(waiting)} waiting={waiting} />
    </Card>
  )
}
