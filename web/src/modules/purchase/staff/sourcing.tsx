/** 寻源需求: what staff look for, what companies answer, and what becomes of it. */
import { PlusOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
import { Can } from '../../../design/can'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { EmptyFace } from '../../../design/faces'
import { ask, toast } from '../../../design/feedback'
import { StatusTabs } from '../../../design/list-tabs'
import { Page } from '../../../design/page'
import type { RowAction } from '../../../design/row-actions'
import { useSending } from '../../../design/use-sending'
import { NEEDS, type Need, needCalls, needKeys } from '../parts/calls'
import {
  categoryColumn,
  deadlineColumn,
  missingColumn,
  NEED_SEARCH,
  NEED_SORTS,
  priceColumn,
  statusColumn,
  titleColumn,
} from '../parts/need-columns'
import { AnswersDrawer } from './answers-drawer'
import { type Deed, DeedDialog } from './deed-dialog'
import { NeedDialog } from './need-dialog'

const TABS = [
  {
    key: 'open',
    label: '待响应',
    query: { needType: 'SOURCING', 'status.in': 'OPEN' },
    nothing: '发布寻源需求后，经营相应类目的企业会收到通知。',
  },
  {
    key: 'responded',
    label: '已响应',
    query: { needType: 'SOURCING', 'status.in': 'RESPONDED' },
    nothing: '企业响应后，在这里比较报价并采纳。',
  },
  {
    key: 'complete',
    label: '资料补充',
    query: { needType: 'COMPLETE' },
    nothing: '报品终选通过后商品资料有缺失的，会出现在这里。',
  },
  {
    key: 'accepted',
    label: '已采纳',
    query: { needType: 'SOURCING', 'status.in': 'ACCEPTED' },
    nothing: '采纳后等待企业发起报品。',
  },
  {
    key: 'over',
    label: '已结束',
    query: { needType: 'SOURCING', 'status.in': 'CLOSED,EXPIRED' },
    nothing: '关闭或过期的需求会出现在这里。',
  },
] as const

const spec: PlainListSpec = {
  search: NEED_SEARCH,
  sorts: NEED_SORTS,
  tabs: [],
  defaultSort: { key: 'deadline', order: 'asc' },
}

const answersColumn: Column<Need> = {
  key: 'responseCount',
  title: '响应',
  width: 72,
  align: 'right',
  cell: ({ responseCount }) => <span className="figures">{responseCount}</span>,
}

const askedColumn: Column<Need> = {
  key: 'companyName',
  title: '范围 / 发布人',
  width: 150,
  cell: ({ companyName, createdByName }) => (
    <TwoLines first={companyName || '同类目企业'} second={createdByName} />
  ),
}

export default function Sourcing() {
  const [params, setParams] = useSearchParams()
  const [looked, setLooked] = useState<number>()
  const [edited, setEdited] = useState<Need | 'new'>()
  const [deed, setDeed] = useState<Deed>()
  const queries = useQueryClient()
  const { send } = useSending()
  const tab = TABS.find(({ key }) => key === params.get('tab')) ?? TABS[0]
  const completing = tab.key === 'complete'
  const remove = async (need: Need) => {
    const sure = await ask({
      title: `删除《${need.title}》？`,
      content: '还没有企业响应。删除后不能恢复。',
      okText: '删除',
      danger: true,
    })
    if (sure && (await send(() => needCalls.remove(need.id)))) toast.success('已删除')
    queries.invalidateQueries({ queryKey: needKeys.all })
  }
  const actions = (need: Need): RowAction[] => {
    const may = (action: string) => need.actions.includes(action)
    const all: (RowAction & { open: boolean })[] = [
      {
        key: 'look',
        label: need.status === 'RESPONDED' ? '处理响应' : '详情',
        open: true,
        onClick: () => setLooked(need.id),
      },
      { key: 'edit', label: '编辑', open: may('edit'), onClick: () => setEdited(need) },
      {
        key: 'close',
        label: '关闭',
        open: may('close'),
        onClick: () => setDeed({ kind: 'close', need }),
      },
      {
        key: 'remove',
        label: '删除',
        danger: true,
        open: may('remove'),
        onClick: () => remove(need),
      },
    ]
    return all.filter(({ open }) => open).map(({ open: _, ...action }) => action)
  }
  return (
    <Page
      title="寻源需求"
      note="发布寻源需求，比较各企业的响应并采纳；企业之间互不可见"
      actions={
        <Can codes={['needSupply_edit']}>
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
            发布需求
          </Button>
        </Can>
      }
    >
      <StatusTabs
        page
        label="需求状态"
        items={TABS.map(({ key, label }) => ({ key, label }))}
        value={tab.key}
        onChange={(key) => setParams({ tab: key })}
      />
      <PlainList<Need>
        key={tab.key}
        name="寻源需求"
        path={NEEDS}
        queryKey={needKeys.list}
        query={tab.query}
        spec={spec}
        columns={[
          titleColumn((row) => setLooked(row.id)),
          categoryColumn,
          completing ? missingColumn : priceColumn,
          askedColumn,
          ...(completing ? [] : [answersColumn]),
          deadlineColumn,
          statusColumn,
        ]}
        rowName={({ title }) => title}
        actions={actions}
        empty={<EmptyFace title={`没有${tab.label}的需求`} text={tab.nothing} />}
      />
      {looked && (
        <AnswersDrawer id={looked} onClose={() => setLooked(undefined)} onDeed={setDeed} />
      )}
      {edited && (
        <NeedDialog
          need={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deed && <DeedDialog deed={deed} onClose={() => setDeed(undefined)} />}
    </Page>
  )
}
