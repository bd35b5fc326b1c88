/** The company's certificates: what ends soon, what is under way, what is in force. */
import { PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../../api/errors'
import { Can } from '../../../design/can'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { Card } from '../../../design/page'
import {
  type CertRow,
  type Current,
  certCalls,
  certKeys,
  type OpenSubmission,
} from '../parts/calls'
import { CertEditor } from './cert-editor'
import styles from './certificates.module.css'
import { blankItem, type Draft, draftsOf } from './drafts'
import { LiveCards } from './live-cards'
import { RadarStrip } from './radar-strip'
import { SubmissionPanel } from './submission-panel'

/** What the editor opens with: the submission, its items, and which of them is in sight. */
interface Editing {
  submission?: OpenSubmission
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

  const edit = (submission: OpenSubmission, token?: string) =>
    setEditing({ submission, drafts: draftsOf(submission), token })
  /** Into the draft that is there already, else into one of its own: what waits or came back stays as it is. */
  const add = ({ openList, liveList }: Current, certType?: string) => {
    const submission = openList.find(({ apprStatus }) => apprStatus === 'CREATED')
    const blank = blankItem(liveList[0]?.subjectName, certType)
    const drafts = [...(submission ? draftsOf(submission) : []), blank]
    setEditing({ submission, drafts, token: blank.token })
  }
  const renew = async (cert: CertRow) => {
    try {
      const current = await certCalls.renew(cert.id)
      queries.setQueryData(certKeys.current, current)
      const submission = current.openList.find(({ id }) => id === current.id)
      const copy = submission?.certList.find(({ replacesId }) => replacesId === cert.id)
      if (submission?.editable) edit(submission, copy?.token)
    } catch (refused) {
      toast.error(messageOf(refused))
    }
  }
  useAsked(data, { add, renew, edit })

  if (error) return <ErrorFace title="证照加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={5} picture />
  const addButton = (
    <Can codes={['company_cert_save']}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => add(data)}>
        新增证照
      </Button>
    </Can>
  )
  return (
    <div className={styles.tab}>
      <RadarStrip value={bucket} onChange={setBucket} />
      {data.openList.map((submission) => (
        <SubmissionPanel
          key={submission.id}
          current={submission}
          onEdit={(token) => edit(submission, token)}
          onChanged={refetch}
        />
      ))}
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
      <Card title="生效证照" hint={`${data.liveList.length} 张`} extra={addButton}>
        {data.liveList.length === 0 ? (
          <EmptyFace
            title="还没有生效的证照"
            text="提交营业执照、许可证和品牌授权书，审核通过后即可用于报品。"
          />
        ) : (
          <LiveCards
            rows={data.liveList.filter((cert) => endsWithin(cert, within))}
            bucket={bucket}
            onRenew={renew}
          />
        )}
      </Card>
      {editing && (
        <CertEditor
          {...editing}
          onSaved={() => queries.invalidateQueries({ queryKey: certKeys.all })}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}

interface Deeds {
  add: (current: Current, certType: string) => void
  renew: (cert: CertRow) => void
  edit: (submission: OpenSubmission, token?: string) => void
}

/**
 * An address may ask for a renewal (of one, or of the one of a type that ends first), for a new one of a type, or for what
 * came back to be mended.
 */
function useAsked(current: Current | undefined, { add, renew, edit }: Deeds) {
  const [params, setParams] = useSearchParams()
  const asked =
    params.get('renew') ?? params.get('renewType') ?? params.get('add') ?? params.get('mend')
  const start = useEffectEvent((known: Current) => {
    const ends = ({ leftDays }: CertRow) => leftDays ?? Number.POSITIVE_INFINITY
    const [first] = known.liveList
      .filter(
        ({ id, certType }) =>
          String(id) === params.get('renew') || certType === params.get('renewType'),
      )
      .filter(({ actions }) => actions.includes('renew'))
      .toSorted((one, other) => ends(one) - ends(other))
    setParams(first ? { tab: 'cert', cert: String(first.id) } : { tab: 'cert' }, { replace: true })
    const type = params.get('add')
    const back = known.openList.find(
      ({ id, editable }) => editable && String(id) === params.get('mend'),
    )
    if (type) add(known, type)
    else if (back)
      edit(back, back.certList.find(({ apprStatus }) => apprStatus === 'REJECTED')?.token)
    else if (first) renew(first)
  })
  const known = current !== undefined
  useEffect(() => {
    if (asked && known && current) start(current)
  }, [asked, known, current])
}
