/** One company, whole: what it entered, its licence, its brands, and how its registration went. */
import { EyeOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { messageOf } from '../../../api/errors'
import { viewAddress } from '../../../api/viewing'
import { BrandCards } from '../../../blocks/company/brand-cards'
import { companyValues } from '../../../blocks/company/company-values'
import { Complaints } from '../../../blocks/company/complaints'
import { LicenceBeside } from '../../../blocks/company/licence-beside'
import { ScoreCard } from '../../../blocks/company/score-card'
import { DocumentLog, DocumentSteps } from '../../../blocks/detail/process'
import { ReadGroups } from '../../../blocks/detail/read-groups'
import { documentCalls, documentKeys } from '../../../blocks/document/calls'
import { factsOf } from '../../../blocks/document/facts'
import type { Values } from '../../../blocks/document/types'
import { companyJoin } from '../../../blocks/documents/company-join'
import { Can } from '../../../design/can'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { Card } from '../../../design/page'
import { companyCalls, companyKeys } from './calls'
import styles from './companies.module.css'

const facts = factsOf('CompanyForm')
/** Shown by cards of their own, or known only while a company registers. */
const ELSEWHERE = [
  'companyBrandDOList',
  'agreed',
  'adminName',
  'adminPhone',
  'adminEmail',
  'contactList',
  'countryCode',
  'baseCode',
  'cityCode',
  'districtCode',
]
const read = { ...facts, order: facts.order.filter((name) => !ELSEWHERE.includes(name)) }

export function CompanyDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: companyKeys.one(id),
    queryFn: () => companyCalls.one(id),
  })
  const name = data?.companyDO.name ?? '企业详情'
  return (
    <Drawer
      open
      title={name}
      size={960}
      onClose={onClose}
      extra={
        <Button href={viewAddress(id)} target="_blank" rel="noopener" icon={<EyeOutlined />}>
          以商家视角查看
        </Button>
      }
    >
      {error && <ErrorFace title="企业没有加载出来" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingFace rows={8} />}
      {data && (
        <Inside
          id={id}
          values={companyValues(data)}
          joinId={data.joinId ?? undefined}
          verified={data.companyDO.verifyStatus}
        />
      )}
    </Drawer>
  )
}

interface InsideProps {
  id: number
  values: Values
  joinId?: number
  /** It has joined, so its conduct counts. */
  verified: boolean
}

function Inside({ id, values: live, joinId, verified }: InsideProps) {
  const [account, setAccount] = useState<string>()
  const { data: join } = useQuery({
    queryKey: documentKeys.detail(companyJoin, joinId ?? 0),
    queryFn: () => documentCalls(companyJoin).detail(joinId ?? 0),
    enabled: joinId !== undefined,
  })
  // Until it has joined, what it entered stands in its registration alone.
  const values: Values = join && join.status !== 'APPROVED' ? join : live
  const unmask = async () => {
    try {
      setAccount((await companyCalls.unmask(id)).bankAccount)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  const shown = account ? { ...values, bankAccount: account } : values
  return (
    <div className={styles.drawer}>
      {join && (
        <Card title={`入驻审批 ${join.code}`}>
          <DocumentSteps detail={join} />
          <DocumentLog logs={join.process.logs} />
        </Card>
      )}
      {verified && <ScoreCard companyId={id} />}
      {verified && <Complaints companyId={id} />}
      <LicenceBeside detail={shown} />
      <BrandCards
        brands={(values.companyBrandDOList ?? []) as Values[]}
        company={String(values.name ?? '')}
      />
      <ReadGroups facts={read} values={shown} />
      {!account && (
        <Can codes={['company_viewSensitive']}>
          <Button onClick={unmask}>查看完整银行账号（将记录）</Button>
        </Can>
      )}
    </div>
  )
}
