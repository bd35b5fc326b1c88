import { Drawer } from 'antd'
import { DictTag } from '../../../design/dict-tag'
import { Link } from '../../../design/link'
import type { Violation } from '../parts/calls'
import { CaseFacts } from '../parts/case-facts'
import { skuTitle } from '../parts/names'
import styles from './price-watch.module.css'

interface CaseDrawerProps {
  found: Violation
  onClose: () => void
}

/** One case with everything that was said of it. */
export const CaseDrawer = ({ found, onClose }: CaseDrawerProps) => (
  <Drawer
    open
    title={skuTitle(found)}
    size="min(560px, 100vw)"
    closable={{ 'aria-label': '关闭' }}
    extra={<DictTag type="PriceViolationStatus" value={found.status} />}
    onClose={onClose}
  >
    <p className={styles.head}>
      {found.companyName} /{' '}
      <Link to={`/offer/detail/${found.offerId}?tab=price`} className="figures">
        {found.offerCode}
      </Link>
    </p>
    <CaseFacts found={found} staff />
  </Drawer>
)
