/** The company as it is registered: read by groups, edited by groups; what waits for approval stands beside. */

import { EditOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { companyForm } from '../../../api/forms/CompanyForm.gen'
import { FieldValue } from '../../../blocks/detail/field-value'
import { Opening } from '../../../blocks/detail/kept-back'
import read from '../../../blocks/detail/read-groups.module.css'
import { documentKeys } from '../../../blocks/document/calls'
import { type FieldFact, factsOf, fieldGroups } from '../../../blocks/document/facts'
import { type Values, valuesOf } from '../../../blocks/document/types'
import { isWide } from '../../../blocks/form/field-control'
import { sameValue } from '../../../blocks/form/merge'
import { Can } from '../../../design/can'
import { EmptyFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { StatusTag } from '../../../design/status-tag'
import { reloadCompany, useSession } from '../../../state/session'
import { PLACE_CODES } from '../../company/parts/company-parts'
import { companyValues } from '../../company/parts/company-values'
import { Complaints } from '../../company/parts/complaints'
import { ScoreCard } from '../../company/parts/score-card'
import { companyChange } from '../document'
import styles from './company-facts.module.css'
import { GroupEditor } from './group-editor'
import { LicenceDialog } from './licence-dialog'
import { ChangeNotice, isPending, useOpenChange } from './open-change'

/** Known only while a company registers, shown by tabs of their own, or written by a control that is shown. */
const ELSEWHERE = [
  'companyBrandDOList',
  'companyStoreDOList',
  'contactList',
  'adminName',
  'adminPhone',
  'adminEmail',
  'agreed',
  ...PLACE_CODES,
]
const facts = factsOf(companyForm)
const shown = { ...facts, order: facts.order.filter((name) => !ELSEWHERE.includes(name)) }

export function CompanyFacts() {
  const profile = useSession((state) => state.company)
  const queries = useQueryClient()
  const change = useOpenChange()
  const pending = isPending(change) ? change : undefined
  const [editing, setEditing] = useState<string>()
  const [licence, setLicence] = useState(false)
  if (!profile?.companyDO)
    return (
      <Card>
        <EmptyFace title="还没有企业资料" text="入驻审批通过后，企业资料会显示在这里。" />
      </Card>
    )
  const values = companyValues(profile)
  const saved = async () => {
    setEditing(undefined)
    setLicence(false)
    await reloadCompany()
    queries.invalidateQueries({ queryKey: documentKeys.all(companyChange) })
  }
  return (
    <>
      {change && <ChangeNotice change={change} text="通过前以下标记的字段保持原值" />}
      {profile.companyDO.verifyStatus && <ScoreCard companyId={profile.companyDO.id} />}
      {profile.companyDO.verifyStatus && <Complaints companyId={profile.companyDO.id} />}
      {fieldGroups(shown).map(({ title, fields }) => (
        <Card
          key={title}
          title={title}
          extra={
            <>
              {fields.some(({ name }) => name === 'businessLicense') && !pending && (
                <Can codes={['company_submit']}>
                  <Button type="link" onClick={() => setLicence(true)}>
                    更新营业执照
                  </Button>
                </Can>
              )}
              <Can codes={['company_edit', 'company_submit']}>
                <Button type="link" icon={<EditOutlined />} onClick={() => setEditing(title)}>
                  编辑
                </Button>
              </Can>
            </>
          }
        >
          <dl className={read.values}>
            {fields.map((field) => (
              <div key={field.name} className={isWide(field) ? read.broad : ''}>
                <dt>{field.label}</dt>
                <dd>
                  <Pending field={field} now={values} next={pending && valuesOf(pending)} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
      {licence && (
        <LicenceDialog
          companyId={profile.companyDO.id}
          onSaved={saved}
          onClose={() => setLicence(false)}
        />
      )}
      {editing && (
        <GroupEditor
          title={editing}
          fields={fieldGroups(facts).find(({ title }) => title === editing)?.fields ?? []}
          values={values}
          onSaved={saved}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

interface PendingProps {
  field: FieldFact
  now: Values
  next?: Values
}

/** The old value struck out, the new one beside it, until somebody has decided. */
function Pending({ field, now, next }: PendingProps) {
  const value = (
    <Opening path="admin/api/company/profile">
      <FieldValue field={field} value={now[field.name]} />
    </Opening>
  )
  if (!field.key || !next || sameValue(bare(now[field.name]), bare(next[field.name]))) return value
  return (
    <>
      <s className={styles.old}>{value}</s> <FieldValue field={field} value={next[field.name]} />{' '}
      <StatusTag look="approving">审批中</StatusTag>
    </>
  )
}

/** Files are compared by their numbers: their addresses differ at every reading. */
const bare = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one) => (one as { fileId?: number })?.fileId ?? one)
    : (value ?? null)
