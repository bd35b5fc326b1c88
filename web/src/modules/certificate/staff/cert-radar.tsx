/** All certificates and when they end: a grid by category and days left, and the list that it narrows. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DataTable } from '../../../design/data-table'
import { DictSelect } from '../../../design/dict-select'
import { DictText } from '../../../design/dict-text'
import { ExportButton } from '../../../design/export-button'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { StatusTabs } from '../../../design/list-tabs'
import { Page } from '../../../design/page'
import { Pager } from '../../../design/pager'
import { wirePage } from '../../../design/paging'
import { SearchInput } from '../../../design/search-input'
import { formatDate } from '../../../lib/dates'
import { AffectedOffers, OffersOf } from '../parts/affected-offers'
import { type CertRow, certCalls, certKeys } from '../parts/calls'
import { LeftDays } from '../parts/left-days'
import { CertDrawer } from './cert-drawer'
import styles from './cert-radar.module.css'
import { HeatGrid } from './heat-grid'
import { countsOf, queryOf, TABS, type Tab } from './radar-query'
import { useRadarState } from './use-radar-state'

const columns: readonly Column<CertRow>[] = [
  {
    key: 'cert',
    title: '证照',
    width: 210,
    cell: ({ certName, certNo }) => <TwoLines first={certName} second={certNo} />,
  },
  {
    key: 'company',
    title: '企业 / 类目',
    width: 230,
    cell: ({ companyName, categoryCode }) => (
      <TwoLines
        first={companyName}
        second={<DictText type="ProductCategory" value={categoryCode} />}
      />
    ),
  },
  {
    key: 'expireDate',
    title: '有效期至',
    width: 120,
    cell: ({ expireDate }) => <span className="figures">{expireDate ?? '长期'}</span>,
  },
  {
    key: 'leftDays',
    title: '剩余',
    width: 130,
    card: 'status',
    cell: ({ leftDays }) => <LeftDays days={leftDays} />,
  },
  {
    key: 'offers',
    title: '影响报品',
    width: 100,
    align: 'right',
    cell: (cert) =>
      cert.affectedOfferCount > 0 ? (
        <AffectedOffers cert={cert} label={String(cert.affectedOfferCount)} />
      ) : (
        <span className="figures">0</span>
      ),
  },
  {
    key: 'reminded',
    title: '处理',
    width: 140,
    cell: ({ remindCount, remindDate }) =>
      remindCount > 0 ? (
        <TwoLines first={`已提醒 ${remindCount} 次`} second={remindDate} />
      ) : (
        '未处理'
      ),
  },
]

export default function CertRadar() {
  const queries = useQueryClient()
  const { state, choose } = useRadarState()
  const today = formatDate(new Date())
  const query = queryOf(state, today)
  const radar = useQuery({ queryKey: certKeys.radar, queryFn: certCalls.radar })
  const asked = { ...query, page: wirePage(state.page), size: state.size, sort: 'expireDate,asc' }
  const list = useQuery({
    queryKey: certKeys.page(asked),
    queryFn: () => certCalls.page(asked),
    placeholderData: keepPreviousData,
  })
  const [shown, setShown] = useState<CertRow>()
  const [params, setParams] = useSearchParams()
  const meant = Number(params.get('offers')) || undefined
  const remind = async (cert: CertRow) => {
    // The client has said why it failed.
    const done = await certCalls.remind(cert.id).then(
      () => true,
      () => false,
    )
    if (done) toast.success(`已提醒${cert.companyName}`)
    queries.invalidateQueries({ queryKey: certKeys.all })
  }
  const counts = radar.data && countsOf(radar.data)
  return (
    <Page
      title="资质总库与到期雷达"
      note="点击格子筛选下方列表"
      actions={<ExportButton base={certCalls.exportBase} query={query} name="资质证照" />}
    >
      <section className={styles.card}>
        {radar.error ? (
          <ErrorFace title="雷达加载失败" error={radar.error} onRetry={radar.refetch} />
        ) : radar.data ? (
          <HeatGrid
            radar={radar.data}
            value={state.cell}
            onChange={(cell) => choose({ cell, tab: cell ? 'all' : 'near' })}
          />
        ) : (
          <LoadingFace rows={4} />
        )}
      </section>
      <section className={styles.card}>
        <div className={styles.tools}>
          <StatusTabs
            label="证照范围"
            items={TABS.map(({ key, label }) => ({
              key,
              label,
              count: counts?.[key],
              alert: key === 'ended',
            }))}
            value={state.tab}
            onChange={(tab) => choose({ tab: tab as Tab, cell: undefined })}
          />
          <div className={styles.search}>
            <SearchInput
              aria-label="证照编号"
              placeholder="证照编号"
              value={state.certNo}
              onChange={(certNo) => choose({ certNo })}
            />
            <SearchInput
              aria-label="企业名称"
              placeholder="企业名称"
              value={state.companyName}
              onChange={(companyName) => choose({ companyName })}
            />
            <DictSelect
              aria-label="证照类型"
              type="CertType"
              placeholder="证照类型"
              value={state.certType}
              onChange={(certType: string | undefined) => choose({ certType })}
            />
          </div>
        </div>
        {list.error ? (
          <ErrorFace
            title="证照加载失败"
            error={list.error}
            kept="筛选条件已保留。"
            onRetry={list.refetch}
          />
        ) : (
          <DataTable
            label="证照"
            lines={2}
            columns={columns}
            rows={list.data?.items}
            rowKey={({ id }) => id}
            rowName={({ certName, companyName }) => `${companyName} ${certName}`}
            loading={list.isFetching}
            actions={(cert) => [
              ...(cert.actions.includes('remind')
                ? [{ key: 'remind', label: '提醒商家', onClick: () => remind(cert) }]
                : []),
              { key: 'detail', label: '查看', onClick: () => setShown(cert) },
            ]}
            empty={<EmptyFace title="没有符合条件的证照" text="换一个格子或清空筛选条件再看。" />}
          />
        )}
        {list.data && (
          <Pager
            page={state.page}
            size={state.size}
            total={list.data.total}
            onChange={(page, size) => choose({ page, size })}
          />
        )}
      </section>
      {shown && <CertDrawer cert={shown} onClose={() => setShown(undefined)} />}
      {meant && <OffersOf id={meant} onClose={() => setParams({}, { replace: true })} />}
    </Page>
  )
}
