import { Drawer } from 'antd'
import type { UploadFile } from '../../../api/files'
import type { CertRow } from '../parts/calls'
import { CertFacts, CertPapers } from '../parts/cert-facts'
import { LeftDays } from '../parts/left-days'
import styles from './cert-radar.module.css'

interface CertDrawerProps {
  cert: CertRow
  onClose: () => void
}

/** One certificate with its papers. */
export const CertDrawer = ({ cert, onClose }: CertDrawerProps) => (
  <Drawer
    open
    title={cert.certName}
    size="min(560px, 100vw)"
    closable={{ 'aria-label': '关闭' }}
    extra={<LeftDays days={cert.leftDays} />}
    onClose={onClose}
  >
    <div className={styles.drawer}>
      <CertPapers files={cert.files as UploadFile[]} />
      <CertFacts cert={cert} />
    </div>
  </Drawer>
)
