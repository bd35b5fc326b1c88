/** The papers that an offer needs against those that its company has. */
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { PlainTable } from '../../../design/plain-table'
import { type StatusLook, StatusTag } from '../../../design/status-tag'
import type { CertFinding } from './types'

const STATES: Readonly<Record<string, [StatusLook, string]>> = {
  VALID: ['approved', '有效'],
  EXPIRING: ['expiring', '即将到期'],
  EXPIRED: ['overdue', '已过期'],
  MISSING: ['notStarted', '缺少'],
}

/** What is missing or late first. */
const ORDER = ['EXPIRED', 'MISSING', 'EXPIRING', 'VALID']
const rank = ({ state, severity }: CertFinding) =>
  ORDER.indexOf(state) + (severity === 'PASS' && state === 'MISSING' ? ORDER.length : 0)

export function CertTable({ certs }: { certs: readonly CertFinding[] }) {
  if (certs.length === 0)
    return (
      <Card>
        <EmptyFace title="没有资质要求" text="这个类目与品牌目前不要求证照。" />
      </Card>
    )
  const open = certs.filter(({ severity }) => severity !== 'PASS').length
  return (
    <Card
      title="资质"
      hint={
        open > 0 ? `共 ${certs.length} 项，${open} 项待补` : `共 ${certs.length} 项，必备资质齐全`
      }
    >
      <PlainTable<CertFinding>
        label="资质"
        rows={certs.toSorted((a, b) => rank(a) - rank(b))}
        rowKey={({ level, certType }) => `${level}${certType}`}
        columns={[
          { title: '资质', cell: ({ label }) => label },
          {
            title: '层级',
            width: 90,
            cell: ({ level }) => <DictText type="CertLevel" value={level} />,
          },
          {
            title: '要求',
            width: 100,
            cell: ({ required }) => <DictTag type="RequireLevel" value={required} />,
          },
          {
            title: '状态',
            width: 120,
            cell: ({ state }) => {
              const [look, word] = STATES[state] ?? ['notStarted', state]
              return <StatusTag look={look}>{word}</StatusTag>
            },
          },
          {
            title: '到期日',
            width: 120,
            cell: ({ expireDate, state }) => (
              <span className="figures">{expireDate ?? (state === 'VALID' ? '长期' : '-')}</span>
            ),
          },
        ]}
      />
    </Card>
  )
}
