/** A submission under way: where it stands, and each item with what was said of it. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { DocumentSteps } from '../../../blocks/detail/process'
import { documentCalls, documentKeys } from '../../../blocks/document/calls'
import type { DocumentHead } from '../../../blocks/document/types'
import { useDocumentActions } from '../../../blocks/document/use-actions'
import { Can } from '../../../design/can'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { Card } from '../../../design/page'
import { vendorCertificate } from '../document'
import type { CertView, OpenSubmission } from '../parts/calls'
import styles from './certificates.module.css'

/** What the owner may do to the whole of it; editing has its own button. */
const DEEDS = ['withdraw', 'urge', 'cancel', 'delete']

interface SubmissionPanelProps {
  current: OpenSubmission
  onEdit: (token?: string) => void
  onChanged: () => void
}

export function SubmissionPanel({ current, onEdit, onChanged }: SubmissionPanelProps) {
  const { id } = current
  const { data } = useQuery({
    queryKey: documentKeys.detail(vendorCertificate, id),
    queryFn: () => documentCalls(vendorCertificate).detail(id),
  })
  const { actionsOf, dialog } = useDocumentActions(vendorCertificate, { onDeleted: onChanged })
  const deeds = data ? actionsOf(data as DocumentHead).filter(({ key }) => DEEDS.includes(key)) : []
  const refused = data?.rejectInfo
  return (
    <Card
      title="送审证照"
      hint={current.code}
      extra={
        <span className={styles.deeds}>
          <DictTag type="WorkflowStatus" value={current.apprStatus} />
          {deeds.map(({ key, label, danger, onClick }) => (
            <Button key={key} size="small" danger={danger} onClick={onClick}>
              {label}
            </Button>
          ))}
          {current.editable && (
            <Can codes={['company_cert_save']}>
              <Button size="small" type="primary" onClick={() => onEdit()}>
                {current.apprStatus === 'REJECTED' ? '修改并重新提交' : '继续填写'}
              </Button>
            </Can>
          )}
        </span>
      }
    >
      {data && data.status !== 'CREATED' && <DocumentSteps detail={data} />}
      {refused && current.apprStatus === 'REJECTED' && (
        <p className={styles.refusal}>
          {refused.stepName}驳回（{refused.operatorName}）：{refused.opinion}
        </p>
      )}
      <ul className={styles.items} aria-label="送审证照">
        {current.certList.map((item) => (
          <Item
            key={item.token}
            item={item}
            onMend={current.editable ? () => onEdit(item.token) : undefined}
          />
        ))}
      </ul>
      {dialog}
    </Card>
  )
}

function Item({ item, onMend }: { item: CertView; onMend?: () => void }) {
  const refused = item.apprStatus === 'REJECTED'
  return (
    <li className={refused ? styles.refused : undefined}>
      <span className={styles.name}>
        {item.certName || <DictText type="CertType" value={item.certType} />}
        {item.replacesId && <em>续期</em>}
        <small className="figures">{item.certNo}</small>
      </span>
      <DictTag type="WorkflowStatus" value={item.apprStatus} />
      {item.itemOpinion && <p className={styles.opinion}>不通过原因：{item.itemOpinion}</p>}
      {refused && onMend && (
        <Button size="small" type="link" onClick={onMend}>
          去修改
        </Button>
      )}
    </li>
  )
}
