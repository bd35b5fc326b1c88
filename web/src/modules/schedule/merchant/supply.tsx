/** What goods there are before a show: a grid that merchants fill in, and that 运营 confirms row by row. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { type Key, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { HttpError, messageOf } from '../../../api/errors'
import { ReasonDialog } from '../../../blocks/document/reason-dialog'
import { Faults } from '../../../blocks/grid/faults'
import { Grid } from '../../../blocks/grid/grid'
import { RestoreNotice } from '../../../blocks/restore-notice'
import { BatchBar } from '../../../design/batch-bar'
import { Can } from '../../../design/can'
import { DictSelect } from '../../../design/dict-select'
import { ExportButton } from '../../../design/export-button'
import { EmptyFace, ErrorFace } from '../../../design/faces'
import { ask, toast } from '../../../design/feedback'
import { ImportDialog } from '../../../design/import-dialog'
import { StatusTabs } from '../../../design/list-tabs'
import { Page } from '../../../design/page'
import { Pager } from '../../../design/pager'
import { DEFAULT_PAGE_SIZE, wirePage } from '../../../design/paging'
import { SearchInput } from '../../../design/search-input'
import { dictItems, useDictionary } from '../../../state/dictionary'
import { useDirty } from '../../../state/dirty'
import { addressCalls, addressKey } from '../../company/parts/address-calls'
import { type SupplyRow, supplyCalls, supplyKeys } from '../parts/supply-calls'
import { FillDialog } from './fill-dialog'
import {
  type Edits,
  entered,
  filled,
  type Refused,
  refusedCells,
  sent,
  typedRows,
} from './grid-state'
import styles from './supply.module.css'
import { supplyColumns } from './supply-columns'

const TABS = [
  { key: '', label: '全部' },
  { key: 'TO_UPDATE', label: '待更新' },
  { key: 'UPDATED', label: '已更新' },
  { key: 'CONFIRMED', label: '已确认' },
  { key: 'OVERDUE', label: '已逾期' },
] as const

/** As many rows as the server takes at once. */
const MOST_SAVED = 100

export default function SupplyInfo() {
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const text = (name: string) => params.get(name) ?? undefined
  const page = Math.max(1, Number(params.get('page')) || 1)
  const size = Number(params.get('size')) || DEFAULT_PAGE_SIZE
  const [edits, setEdits] = useState<Edits>({})
  const [refused, setRefused] = useState<Refused>({})
  const [chosen, setChosen] = useState<Key[]>([])
  const [dialog, setDialog] = useState<'fill' | 'import' | SupplyRow>()
  const [saving, setSaving] = useState(false)

  const query = {
    'status.in': text('status'),
    offerCode: text('offerCode'),
    offerName: text('offerName'),
    'liveRoom.in': text('liveRoom'),
  }
  const asked = { ...query, page: wirePage(page), size, sort: 'sessionDate,desc' }
  const list = useQuery({
    queryKey: supplyKeys.page(asked),
    queryFn: () => supplyCalls.page(asked),
    placeholderData: keepPreviousData,
  })
  const addresses = useQuery({ queryKey: addressKey, queryFn: addressCalls.list })
  const warehouses = useMemo(
    () =>
      (addresses.data ?? [])
        .filter(({ addressType }) => addressType !== 'person')
        .map(({ id, region, detail }) => ({ value: String(id), label: `${region} ${detail}` })),
    [addresses.data],
  )
  const items = useDictionary((state) => state.items)
  const columns = useMemo(
    () => supplyColumns({ warehouses, shipTimes: dictItems(items, 'ShipTime') }),
    [warehouses, items],
  )
  const rows = list.data?.items
  const shown = useMemo(() => rows && typedRows(rows, edits), [rows, edits])
  const choose = (changes: Record<string, string | number | undefined>) => {
    const next = { ...Object.fromEntries(params), page: undefined, ...changes }
    const kept = Object.entries(next).filter(([, value]) => value !== undefined && value !== '')
    setParams(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), {
      replace: true,
    })
  }
  const refresh = () => queries.invalidateQueries({ queryKey: supplyKeys.all })
  const changed = Object.values(edits)
  const hidden = changed.filter(({ row }) => !rows?.some(({ id }) => id === row.id)).length
  const elsewhere = changed
    .filter(({ row }) => !rows?.some(({ id }) => id === row.id))
    .flatMap(({ row }) =>
      Object.values(refused[row.id] ?? {}).map((said) => ({
        text: `${row.offerName} ${row.skuName}：${said}（不在本页）`,
      })),
    )
  useDirty('supply', changed.length > 0 ? edits : null)

  const save = async () => {
    setSaving(true)
    let left = changed
    let warned = 0
    try {
      while (left.length > 0) {
        const some = left.slice(0, MOST_SAVED)
        const saved = await supplyCalls.save(some.map(sent))
        left = left.slice(MOST_SAVED)
        warned += saved.filter(({ warning }) => warning).length
      }
      toast.success(warned ? `已保存，${warned} 行库存低于备货量` : '已保存')
      setRefused({})
    } catch (error) {
      const cells = error instanceof HttpError ? (error.problem.fieldErrors ?? []) : []
      const ids = left.map(({ row }) => row.id)
      setRefused(refusedCells(cells, ids))
      toast.error(messageOf(error))
    } finally {
      // What was typed while it was on its way is not saved yet.
      const saved = changed.filter((edit) => !left.includes(edit))
      setEdits((all) =>
        Object.fromEntries(Object.entries(all).filter(([, edit]) => !saved.includes(edit))),
      )
      setSaving(false)
    }
    if (left.length < changed.length) await refresh()
  }
  const confirm = async (row: SupplyRow) => {
    // The client has said why it failed.
    const done = await supplyCalls.confirm(row).then(
      () => true,
      () => false,
    )
    if (done) toast.success('已确认')
    await refresh()
  }
  const discard = async () => {
    if (await ask({ title: '放弃未保存的修改？', okText: '放弃', danger: true })) {
      setEdits({})
      setRefused({})
    }
  }
  return (
    <Page
      title="供货信息更新"
      note="开播前一天 18:00 前完成更新"
      actions={
        <>
          <Can codes={['supplyInfo_import']}>
            <Button onClick={() => setDialog('import')}>导入</Button>
          </Can>
          <ExportButton base={supplyCalls.base} query={query} name="供货信息" />
        </>
      }
    >
      <RestoreNotice formKey="supply" onRestore={(kept) => setEdits(kept as Edits)} />
      <section className={styles.card}>
        <div className={styles.tools}>
          <StatusTabs
            label="供货信息状态"
            items={TABS.map(({ key, label }) => ({ key, label, alert: key === 'OVERDUE' }))}
            value={text('status') ?? ''}
            onChange={(status) => choose({ status })}
          />
          <div className={styles.search}>
            <SearchInput
              aria-label="报品编码"
              placeholder="报品编码"
              value={text('offerCode')}
              onChange={(offerCode) => choose({ offerCode })}
            />
            <SearchInput
              aria-label="商品名称"
              placeholder="商品名称"
              value={text('offerName')}
              onChange={(offerName) => choose({ offerName })}
            />
            <DictSelect
              aria-label="直播间"
              type="LiveRoom"
              placeholder="直播间"
              value={text('liveRoom')}
              onChange={(liveRoom: string | undefined) => choose({ liveRoom })}
            />
          </div>
        </div>
        {chosen.length > 0 && (
          <BatchBar
            count={chosen.length}
            onClear={() => setChosen([])}
            actions={[{ key: 'fill', label: '批量填充', onClick: () => setDialog('fill') }]}
            note="填入后仍可逐行修改，保存时一起提交"
          />
        )}
        {list.error ? (
          <ErrorFace
            title="供货信息加载失败"
            error={list.error}
            kept="筛选条件已保留。"
            onRetry={list.refetch}
          />
        ) : (
          <Grid
            label="供货信息"
            columns={columns}
            rows={shown}
            rowKey={({ id }) => id}
            rowName={({ offerName, skuName }) => `${offerName} ${skuName}`}
            loading={list.isFetching}
            locked={(_name, row) => !row.actions.includes('update')}
            onRows={(after) => setEdits((all) => entered(all, rows ?? [], shown ?? [], after))}
            problems={({ id }) => refused[id]}
            explains
            count={list.data && `共 ${list.data.total} 条`}
            selection={{
              keys: chosen,
              onChange: setChosen,
              disabled: ({ actions }) => (actions.includes('update') ? undefined : '不能修改'),
            }}
            actions={(row) => [
              ...(row.actions.includes('confirm')
                ? [{ key: 'confirm', label: '确认', onClick: () => confirm(row) }]
                : []),
              ...(row.actions.includes('reject')
                ? [{ key: 'reject', label: '退回', onClick: () => setDialog(row) }]
                : []),
            ]}
            empty={
              <EmptyFace
                title="没有需要更新的供货信息"
                text="报品转入总排期后，每个规格会出现在这里。"
              />
            }
          />
        )}
        <Faults faults={elsewhere} />
        {changed.length > 0 && (
          <section className={styles.bar} aria-label="未保存的修改">
            <strong role="status">
              {changed.length} 行未保存{hidden > 0 && `，其中 ${hidden} 行不在本页`}
            </strong>
            <Button onClick={discard}>放弃</Button>
            <Button type="primary" loading={saving} onClick={save}>
              保存
            </Button>
          </section>
        )}
        {list.data && (
          <Pager
            page={page}
            size={size}
            total={list.data.total}
            onChange={(next, rowsPerPage) => choose({ page: next, size: rowsPerPage })}
          />
        )}
      </section>
      <ImportDialog
        open={dialog === 'import'}
        what="供货信息"
        base={supplyCalls.base}
        onClose={() => setDialog(undefined)}
        onDone={refresh}
      />
      {dialog === 'fill' && (
        <FillDialog
          warehouses={warehouses}
          onClose={() => setDialog(undefined)}
          onFill={(change) => {
            const picked = rows?.filter(({ id }) => chosen.includes(id)) ?? []
            setEdits((all) => filled(all, picked, change))
            setChosen([])
            setDialog(undefined)
          }}
        />
      )}
      {typeof dialog === 'object' && (
        <ReasonDialog
          name={`${dialog.offerName} ${dialog.skuName}`}
          okText="退回"
          danger
          question={{
            title: (name) => `退回“${name}”的供货信息？`,
            text: '商家会收到通知，更新后再次确认。',
            reason: { label: '退回原因', min: 1, max: 255 },
          }}
          onOk={async (reason) => {
            await supplyCalls.reject(dialog, reason ?? '')
            toast.success('已退回商家')
            await refresh()
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Page>
  )
}
