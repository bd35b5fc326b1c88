/** What a change of an approved offer means, over its form. */
import { Alert } from 'antd'
import type { DocumentDetail } from '../../../../blocks/document/types'
import { KeyChip } from '../../../../design/chip'
import { Link } from '../../../../design/link'
import { offer } from '../../document'
import styles from './offer-form.module.css'

export const ChangeNotice = ({ approved }: { approved: DocumentDetail }) => (
  <Alert
    className={styles.notice}
    type="info"
    showIcon
    title={`变更已通过的报品 ${approved.code}`}
    description={
      <>
        变更通过之前，线上仍按已通过的内容执行。改动带 <KeyChip />{' '}
        的字段、规格价格或优惠机制，需经招商审核和终选；其余改动只经招商审核。直播间、类目、表单类型和报品方式不可修改。
        <span className={styles.links}>
          <Link to={offer.routes.detail(approved.id)}>查看已通过的内容</Link>
        </span>
      </>
    }
  />
)
