/** The company's certificates: what ends soon, what is under way, what is in force. */
import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../../api/errors'
import { Can } from '../../../design/can'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { Card } from '../../../design/page'
import { type CertRow, type Current, certCalls, certKeys } from '../parts/calls'
import { CertEditor } from './cert-editor'
import styles from './certificates.module.css'
import { blankItem, type Draft, draftsOf } from './drafts'
import { LiveCards } from './live-cards'
import { RadarStrip } from './radar-strip'
import { SubmissionPanel } from './submission-panel'

/** Why nothing can be added; stands beside the button. */
const WAITING = '审核中的证照处理完后可继续新增'

const UNDER_WAY = ['NOT_STARTED', 'CREATED', 'APPROVING', 'REJECTED']

/** What the editor opens with: the items, and which of them is in sight. */
interface Editing {
  drafts: Draft[]
  token?: string
}

const endsWithin = ({ leftDays }: CertRow, days: number | undefined) =>
  days === undefined || (leftDays ?? Number.POSITIVE_INFINITY) <= days

export default function CertificatesTab() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: certKeys.current,
    queryFn: certCalls.current,
  })
  const [editing, setEditing] = useState<Editing>()
  const [bucket, setBucket] = useState<number>()
  const [params, setParams] = useSearchParams()
  const within = Number(params.get('within')) || undefined
  if (error) return <ErrorFace title="证照加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={5} picture />

  const waiting = data.apprStatus === 'APPROVING'
  const underWay = UNDER_WAY.includes(data.apprStatus ?? '')
  const take = (current: Current) => {
    queries.setQueryData(certKeys.current, current)
    queries.invalidateQueries({ queryKey: certKeys.all })
  }
  const edit = (current: Current, token?: string) =>
    setEditing({ drafts: draftsOf(current), token })
  const add = () => {
    const blank = blankItem(data.liveList[0]?.subjectName)
    setEditing({ drafts: [...(underWay ? draftsOf(data) : []), blank], token: blank.token })
  }
  const renew = async (cert: CertRow) => {
    try {
      const current = await certCalls.renew(cert.id)
      take(current)
      const copy = current.certList.find(({ replacesId }) => replacesId === cert.id)
      if (current.editable) edit(current, copy?.token)
    } catch (refused) {
      toast.error(messageOf(refused))
    }
  }
  const addButton = (
    <Can codes={['company_cert_save']}>
      <Button type="primary" icon={<PlusOutlined />} disabled={waiting} onClick={add}>
        新增证照
      </Button>
    </Can>
  )
  return (
    <div className={styles.tab}>
      <RadarStrip value={bucket} onChange={setBucket} />
      {underWay && (
        <SubmissionPanel current={data} onEdit={(token) => edit(data, token)} onChanged={refetch} />
      )}
      {within !== undefined && (
        <Alert
          type="warning"
          showIcon
          title={`只看已过期或 ${within} 天内到期的证照`}
          action={
            <Button size="small" onClick={() => setParams({ tab: 'cert' })}>
              显示全部
            </Button>
          }
        />
      )}
      <Card
        title="生效证照"
        hint={`${data.liveList.length} 张${waiting ? `，${WAITING}` : ''}`}
        extra={addButton}
      >
        {data.liveList.length === 0 ? (
          <EmptyFace
            title="还没有生效的证照"
            text="提交营业执照、许可证和品牌授权书，审核通过后即可用于报品。"
          />
        ) : (
          <LiveCards
            rows={data.liveList.filter((cert) => endsWithin(cert, within))}
            bucket={bucket}
            onRenew={waiting ? undefined : renew}
          />
        )}
      </Card>
      {editing && (
        <CertEditor
          {...editing}
          rowVersion={underWay ? (data.rowVersion ?? undefined) : undefined}
          onSaved={take}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}
