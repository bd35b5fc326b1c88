/** What the company tells of itself: read in groups, changed group by group, without approval. */

import { EditOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Progress } from 'antd'
import { useState } from 'react'
import { fieldsOf } from '../../../../api/facts'
import { basicInfoForm } from '../../../../api/forms/BasicInfoForm.gen'
import { FieldValue } from '../../../../blocks/detail/field-value'
import read from '../../../../blocks/detail/read-groups.module.css'
import { factsOf, fieldGroups } from '../../../../blocks/document/facts'
import { isWide } from '../../../../blocks/form/field-control'
import { ErrorFace, LoadingFace } from '../../../../design/faces'
import { Card } from '../../../../design/page'
import { useOwnBrands } from '../../../company/parts/own-brands'
import styles from './basic-info.module.css'
import { AddressLines, ContactLines } from './book-lines'
import { type BasicInfo, basicInfoCalls, basicInfoKey } from './calls'
import { GroupEditor } from './group-editor'

/** Whose group has a title; the others are for the machine. */
const groups = fieldGroups(factsOf(fieldsOf(basicInfoForm).filter(({ group }) => group)))

export default function BasicInfoTab() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: basicInfoKey,
    queryFn: basicInfoCalls.read,
  })
  const [editing, setEditing] = useState<string>()
  if (error) return <ErrorFace title="基础信息加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={6} />
  const edited = groups.find(({ title }) => title === editing)
  return (
    <div className={styles.tab}>
      <Completeness info={data} />
      {groups.map(({ title, fields }) => (
        <Card
          key={title}
          title={title}
          extra={
            data.editable && (
              <Button
                size="small"
                icon={<EditOutlined />}
                aria-label={`编辑${title}`}
                onClick={() => setEditing(title)}
              >
                编辑
              </Button>
            )
          }
        >
          <dl className={read.values}>
            {fields.map((field) => (
              <div key={field.name} className={isWide(field) ? read.broad : undefined}>
                <dt>{field.label}</dt>
                <dd>
                  <Value name={field.name} info={data}>
                    <FieldValue field={field} value={shownValue(data, field.name)} />
                  </Value>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
      <Versions info={data} />
      {edited && (
        <GroupEditor
          group={edited}
          info={data}
          onSaved={(saved) => queries.setQueryData(basicInfoKey, saved)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}

const shownValue = ({ info, files }: BasicInfo, name: string) =>
  name === 'files' ? files : (info as Record<string, unknown>)[name]

interface ValueProps {
  name: string
  info: BasicInfo
  children: React.ReactNode
}

/** Lists and references have words of their own. */
function Value({ name, info: { info }, children }: ValueProps) {
  const { nameOf } = useOwnBrands()
  if (name === 'contactList') return <ContactLines contacts={info.contactList ?? []} />
  if (name === 'addressList') return <AddressLines addresses={info.addressList ?? []} />
  if (name === 'mainBrands')
    return (info.mainBrands ?? []).flatMap((id) => nameOf(id) ?? []).join('、') || '-'
  return children
}

function Completeness({ info }: { info: BasicInfo }) {
  const missing = info.groups.flatMap((group) => group.missing)
  return (
    <section className={styles.sum} aria-label="资料完整度">
      <Progress
        type="circle"
        size={64}
        percent={info.completeness}
        aria-label={`资料完整度 ${info.completeness}%`}
      />
      <div>
        <p className={styles.title}>资料完整度 {info.completeness}%</p>
        <p className={styles.missing}>
          {missing.length === 0 ? '资料已完整。' : `还可补充：${missing.join('、')}`}
        </p>
      </div>
    </section>
  )
}

function Versions({ info: { versions } }: { info: BasicInfo }) {
  if (versions.length === 0) return null
  return (
    <Card title="变更记录" hint={`${versions.length} 次`}>
      <ol className={styles.versions}>
        {versions.map(({ logId, versionNo, date, operatorName, changedFields }) => (
          <li key={logId}>
            <span className="figures">
              V{versionNo} {date}
            </span>
            <span>{operatorName}</span>
            <span className={styles.missing}>修改：{changedFields.join('、') || '-'}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
