/** 待补充商品: what staff ask the company to complete, and products that the platform looks for. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
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
import { NeedDrawer } from './need-drawer'
import { RespondDialog } from './respond-dialog'

const TABS = [
  {
    key: 'complete',
    label: '资料补充',
    needType: 'COMPLETE',
    columns: [categoryColumn, missingColumn],
    empty: {
      title: '没有待补充的商品',
      text: '报品终选通过后商品资料有缺失，或平台要求补充资料时，会出现在这里。',
    },
  },
  {
    key: 'sourcing',
    label: '寻源',
    needType: 'SOURCING',
    columns: [categoryColumn, priceColumn],
    empty: {
      title: '没有寻源需求',
      text: '平台发布与贵司经营类目、直播间相符的寻源需求后，会出现在这里。',
    },
  },
] as const satisfies readonly {
  key: string
  label: string
  needType: string
  columns: readonly Column<Need>[]
  empty: { title: string; text: string }
}[]

const spec: PlainListSpec = {
  search: [
    ...NEED_SEARCH,
    { name: 'status', label: '状态', kind: 'dict', dict: 'NeedStatus', multiple: true },
  ],
  sorts: NEED_SORTS,
  tabs: [],
  defaultSort: { key: 'deadline', order: 'desc' },
}

export default function NeedSupplied() {
  const [params, setParams] = useSearchParams()
  const [answering, setAnswering] = useState<Need>()
  const queries = useQueryClient()
  const { send } = useSending()
  const tab = TABS.find(({ key }) => key === params.get('tab')) ?? TABS[0]
  const looked = Number(params.get('needId')) || undefined
  const look = (id: number | undefined) =>
    setParams((present) => {
      const next = new URLSearchParams(present)
      if (id) next.set('needId', String(id))
      else next.delete('needId')
      return next
    })
  const withdraw = async (need: Need) => {
    const sure = await ask({
      title: '撤回响应',
      okText: '撤回',
      content: `撤回后平台不再看到贵司对《${need.title}》的响应，截止前可以重新响应。`,
    })
    if (sure && (await send(() => needCalls.withdraw(need.id, need.rowVersion))))
      toast.success('已撤回')
    queries.invalidateQueries({ queryKey: needKeys.all })
  }
  const deeds = (need: Need): RowAction[] => {
    const all: (RowAction & { open: boolean })[] = [
      {
        key: 'respond',
        label: need.myResponse ? '修改响应' : '响应',
        open: need.actions.includes('respond'),
        onClick: () => setAnswering(need),
      },
      {
        key: 'withdraw',
        label: '撤回响应',
        open: need.actions.includes('withdraw'),
        onClick: () => withdraw(need),
      },
      { key: 'detail', label: '详情', open: true, onClick: () => look(need.id) },
    ]
    return all.filter(({ open }) => open).map(({ open: _, ...action }) => action)
  }
  return (
    <Page title="待补充商品" note="补充商品资料，响应平台的寻源需求">
      <StatusTabs
        page
        label="需求类型"
        items={TABS.map(({ key, label }) => ({ key, label }))}
        value={tab.key}
        onChange={(key) => setParams({ tab: key })}
      />
      <PlainList<Need>
        key={tab.key}
        name={tab.label}
        path={NEEDS}
        queryKey={needKeys.list}
        query={{ needType: tab.needType }}
        spec={spec}
        columns={[titleColumn((row) => look(row.id)), ...tab.columns, deadlineColumn, statusColumn]}
        rowName={({ title }) => title}
        actions={deeds}
        empty={<EmptyFace {...tab.empty} />}
      />
      {looked && <NeedDrawer id={looked} onClose={() => look(undefined)} deeds={deeds} />}
      {answering && <RespondDialog need={answering} onClose={() => setAnswering(undefined)} />}
    </Page>
  )
}
