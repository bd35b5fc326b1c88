/** Companies as the platform's staff look after them. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { documentCalls, documentKeys } from '../../../blocks/document/calls'
import { DocumentList } from '../../../blocks/list/document-list'
import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
import { DateTimeCell, ProductCell, TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace } from '../../../design/faces'
import { StatusTabs } from '../../../design/list-tabs'
import { Page } from '../../../design/page'
import type { RowAction } from '../../../design/row-actions'
import type { Option } from '../../../design/select'
import { StatusTag } from '../../../design/status-tag'
import { useBdUsers } from '../../company/parts/bd-user-select'
import { companyChange, companyJoin } from '../document'
import { changeList } from '../parts/change-list'
import { COMPANIES, type CompanyLine, companyKeys } from './calls'
import { CompanyDrawer } from './company-drawer'
import { AssignDialog, FreezeDialog } from './dialogs'

const TABS = [
  { key: 'waiting', label: '待审', query: { 'apprStatus.in': 'APPROVING,REJECTED' } },
  { key: 'joined', label: '已入驻', query: { verifyStatus: true, useStatus: true } },
  { key: 'frozen', label: '冻结', query: { verifyStatus: true, useStatus: false } },
  { key: 'change', label: '变更单', query: {} },
] as const

/** What an empty tab means. */
const NOTHING: Readonly<Record<string, string>> = {
  waiting: '新的入驻申请提交后会出现在这里。',
  joined: '入驻审批通过并完成签约的企业会出现在这里。',
  frozen: '被冻结或尚未签约的企业会出现在这里。',
}

const specOf = (contacts: readonly Option[]): PlainListSpec => ({
  search: [
    { name: 'name', label: '企业名称', kind: 'text', placeholder: '名称关键词' },
    { name: 'creditCode', label: '信用代码', kind: 'text' },
    { name: 'subjectType', label: '主体类型', kind: 'dict', dict: 'SubjectType', multiple: true },
    { name: 'vendorGroup', label: '商家分组', kind: 'dict', dict: 'VendorGroup', multiple: true },
    { name: 'bdUserId', label: '招商', kind: 'select', options: contacts, multiple: true },
    { name: 'category', label: '主营类目', kind: 'dict', dict: 'ProductCategory', multiple: true },
  ],
  sorts: [
    { key: 'createdDate', label: '创建时间' },
    { key: 'creditScore', label: '信用分' },
  ],
  tabs: [],
  defaultSort: { key: 'createdDate', order: 'desc' },
})

const columns = (open: (id: number) => void): readonly Column<CompanyLine>[] => [
  {
    key: 'name',
    title: '企业',
    width: 240,
    cell: ({ id, name, code, creditCode }) => (
      <ProductCell name={name} code={code ?? creditCode} onOpen={() => open(id)} />
    ),
  },
  {
    key: 'subjectType',
    title: '主体 / 主营类目',
    width: 140,
    cell: ({ subjectType, catalogs }) => (
      <TwoLines
        first={<DictText type="SubjectType" value={subjectType} />}
        second={<DictText type="ProductCategory" value={catalogs} />}
      />
    ),
  },
  {
    key: 'vendorGroup',
    title: '招商负责人 / 分组',
    width: 136,
    cell: ({ vendorGroup, bdUserName }) => (
      <TwoLines
        first={bdUserName ?? '未分配'}
        second={<DictText type="VendorGroup" value={vendorGroup} />}
      />
    ),
  },
  {
    key: 'verify',
    title: '认证',
    width: 96,
    cell: ({ verifyStatus }) => (
      <StatusTag look={verifyStatus ? 'approved' : 'draft'}>
        {verifyStatus ? '已认证' : '未认证'}
      </StatusTag>
    ),
  },
  {
    key: 'use',
    title: '启用',
    width: 104,
    cell: ({ useStatus, useStatusReason, verifyStatus }) =>
      useStatus ? (
        <StatusTag look="approved">启用</StatusTag>
      ) : verifyStatus ? (
        <DictTag type="UseStatusReason" value={useStatusReason} />
      ) : (
        '-'
      ),
  },
  {
    key: 'apprStatus',
    title: '审批状态',
    width: 104,
    card: 'status',
    cell: ({ apprStatus }) => <DictTag type="WorkflowStatus" value={apprStatus} />,
  },
  {
    key: 'nearestExpiry',
    title: '最近到期',
    width: 104,
    cell: ({ nearestExpiry }) => <span className="figures">{nearestExpiry}</span>,
  },
  {
    key: 'creditScore',
    title: '信用分',
    width: 66,
    align: 'right',
    cell: ({ creditScore }) => creditScore,
  },
  {
    key: 'createdDate',
    title: '创建时间',
    width: 96,
    cell: ({ createdDate }) => <DateTimeCell time={createdDate} />,
  },
]

export default function Companies() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find(({ key }) => key === params.get('tab')) ?? TABS[0]
  return (
    <Page title="企业管理">
      <StatusTabs
        page
        label="企业范围"
        items={TABS}
        value={tab.key}
        onChange={(key) => setParams({ tab: key })}
      />
      {tab.key === 'change' ? (
        <DocumentList doc={companyChange} list={changeList} />
      ) : (
        <CompanyTable key={tab.key} tab={tab} />
      )}
    </Page>
  )
}

type Dialog = { kind: 'assign' | 'freeze' | 'enable'; row: CompanyLine }

function CompanyTable({ tab }: { tab: (typeof TABS)[number] }) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<Dialog>()
  const contacts = useBdUsers()
  const spec = useMemo(() => specOf(contacts), [contacts])
  const open = useOpen(params)
  const show = (id: number | undefined) =>
    setParams((present) => {
      const next = new URLSearchParams(present)
      next.delete('join')
      if (id) next.set('company', String(id))
      else next.delete('company')
      return next
    })
  const close = () => setDialog(undefined)
  const actions = (row: CompanyLine): RowAction[] => {
    const may = (kind: Dialog['kind'], label: string, danger = false): RowAction[] =>
      row.actions.includes(kind)
        ? [{ key: kind, label, danger, onClick: () => setDialog({ kind, row }) }]
        : []
    const toDesk = () => navigate(`/platform/todo?q=${encodeURIComponent(row.name)}`)
    return [
      { key: 'detail', label: '详情', onClick: () => show(row.id) },
      ...(row.actions.includes('approve')
        ? [{ key: 'approve', label: '审批', onClick: toDesk }]
        : []),
      ...may('assign', '分配'),
      ...may('freeze', '冻结', true),
      ...may('enable', '恢复'),
    ]
  }
  return (
    <>
      <PlainList<CompanyLine>
        name="企业"
        path={COMPANIES}
        queryKey={companyKeys.all}
        query={tab.query}
        spec={spec}
        columns={columns(show)}
        rowName={({ name }) => name}
        actions={actions}
        empty={<EmptyFace title={`没有${tab.label}的企业`} text={NOTHING[tab.key]} />}
      />
      {open && <CompanyDrawer id={open} onClose={() => show(undefined)} />}
      {dialog?.kind === 'assign' && <AssignDialog company={dialog.row} onClose={close} />}
      {dialog && dialog.kind !== 'assign' && (
        <FreezeDialog company={dialog.row} freezing={dialog.kind === 'freeze'} onClose={close} />
      )}
    </>
  )
}

/** The company whose drawer stands open; messages name its registration instead. */
function useOpen(params: URLSearchParams): number | undefined {
  const join = Number(params.get('join'))
  const { data } = useQuery({
    queryKey: documentKeys.detail(companyJoin, join),
    queryFn: () => documentCalls(companyJoin).detail(join),
    enabled: join > 0,
  })
  return Number(params.get('company')) || (join > 0 ? data?.companyId : undefined)
}
