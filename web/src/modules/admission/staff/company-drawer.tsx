/** One company, whole: what it entered, its licence, its brands, and how its registration went. */

import { EyeOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { companyForm } from '../../../api/forms/CompanyForm.gen'
import { viewAddress } from '../../../api/viewing'
import { Opening } from '../../../blocks/detail/kept-back'
import { DocumentLog, DocumentSteps } from '../../../blocks/detail/process'
import { ReadGroups } from '../../../blocks/detail/read-groups'
import { documentCalls, documentKeys, doorOf } from '../../../blocks/document/calls'
import { factsOf } from '../../../blocks/document/facts'
import type { Values } from '../../../blocks/document/types'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { BrandCards } from '../../company/parts/brand-cards'
import { companyValues } from '../../company/parts/company-values'
import { Complaints } from '../../company/parts/complaints'
import { LicenceBeside } from '../../company/parts/licence-beside'
import { ScoreCard } from '../../company/parts/score-card'
import { companyJoin } from '../document'
import { companyCalls, companyKeys } from './calls'
import styles from './companies.module.css'

const facts = factsOf(companyForm)
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
      {error && <ErrorFace title="企业加载失败" error={error} onRetry={refetch} />}
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
  const { data: join } = useQuery({
    queryKey: documentKeys.detail(companyJoin, joinId ?? 0),
    queryFn: () => documentCalls(companyJoin).detail(joinId ?? 0),
    enabled: joinId !== undefined,
  })
  // Until it has joined, what it entered stands in its registration alone.
  const joining = join && join.status !== 'APPROVED' ? join : undefined
  const values: Values = joining ?? live
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
      <LicenceBeside detail={values} />
      <BrandCards
        brands={(values.companyBrandDOList ?? []) as Values[]}
        company={String(values.name ?? '')}
      />
      <Opening
        path={joining ? doorOf(companyJoin, joining) : `admin/api/companies/${id}`}
        decides={joining?.task?.canDecide}
      >
        <ReadGroups facts={read} values={values} />
      </Opening>
    </div>
  )
}
