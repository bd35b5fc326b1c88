/** The sessions in which an offer stands or stood, the latest first, and what came of it. */
import { useQuery } from '@tanstack/react-query'
import type { TabProps } from '../../../blocks/document/module'
import { TwoLines } from '../../../design/cells'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace, ForbiddenFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { type PlainColumn, PlainTable } from '../../../design/plain-table'
import { formatFigure, formatMoney } from '../../../lib/money'
import { useCan, useSession } from '../../../state/session'
import type { OfferDetail } from '../../offer/parts/types'
import { type ScheduleItem, scheduleCalls, scheduleKeys } from '../parts/calls'
import { ItemState } from '../parts/item-state'
import { LightStrip } from '../parts/lights'

export default function OfferSchedule({ detail }: TabProps) {
  return detail && <Places {...(detail as OfferDetail)} />
}

function Places({ id, auditStatus }: Pick<OfferDetail, 'id' | 'auditStatus'>) {
  const staff = useSession(({ account }) => account?.userType === 'PLATFORM')
  const sees = useCan(['platformSchedule'])
  const hidden = staff && !sees
  const { data, error, refetch } = useQuery({
    queryKey: scheduleKeys.places(id),
    queryFn: () => scheduleCalls.places(id, !staff),
    enabled: !hidden,
  })
  if (hidden)
    return (
      <Card>
        <ForbiddenFace
          title="没有查看排期的权限"
          text="请联系平台管理员，为你的角色授予“直播场次与排期”。"
        />
      </Card>
    )
  if (error) return <ErrorFace title="排期加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={2} />
  if (data.length === 0)
    return (
      <Card>
        <EmptyFace
          title="还没有排期"
          text={
            auditStatus === 'APPROVED'
              ? '已通过，等待直播运营排入场次；排入后，场次、顺序和播出结果会显示在这里。'
              : '终选通过并排入场次后，场次、顺序和播出结果会显示在这里。'
          }
        />
      </Card>
    )
  return (
    <Card title="排期" hint={`${data.length} 次`}>
      <PlainTable<ScheduleItem>
        label="排期"
        rows={data}
        rowKey={(item) => item.id}
        columns={columns(staff)}
      />
    </Card>
  )
}

const columns = (staff: boolean): PlainColumn<ScheduleItem>[] => [
  {
    title: '场次',
    cell: ({ sessionId, sessionTitle, liveRoom }) => (
      <TwoLines
        first={
          staff ? (
            <Link to={`/platform/schedule?session=${sessionId}`}>{sessionTitle}</Link>
          ) : (
            sessionTitle
          )
        }
        second={<DictText type="LiveRoom" value={liveRoom} />}
      />
    ),
  },
  {
    title: '开播时间',
    width: 110,
    cell: ({ showDate, startTime }) => (
      <span className="figures">
        <TwoLines first={showDate} second={startTime} />
      </span>
    ),
  },
  {
    title: '位 / 场景',
    width: 110,
    cell: ({ status, seq, scene }) => (
      <TwoLines
        first={status === 'REMOVED' ? undefined : `第 ${seq} 位`}
        second={<DictText type="ShowScheduleScene" value={scene} />}
      />
    ),
  },
  {
    title: '备货 / 讲解',
    width: 110,
    align: 'right',
    cell: ({ planStock, talkMinutes }) => (
      <span className="figures">
        <TwoLines first={formatFigure(planStock)} second={`${talkMinutes} 分钟`} />
      </span>
    ),
  },
  {
    title: '排期',
    width: 180,
    cell: ({ status, scheduleType, removeReason }) => (
      <TwoLines
        first={<ItemState status={status} scheduleType={scheduleType} />}
        second={removeReason}
      />
    ),
  },
  {
    title: '就绪',
    width: 250,
    cell: ({ status, readiness }) =>
      ['PROPOSED', 'CONFIRMED'].includes(status) && <LightStrip readiness={readiness} />,
  },
  {
    title: '播出结果',
    width: 170,
    align: 'right',
    cell: ({ actualSales, actualRefunds, actualGmv }) =>
      typeof actualSales === 'number' && (
        <span className="figures">
          <TwoLines
            first={formatMoney(actualGmv)}
            second={`销量 ${formatFigure(actualSales)}，退货 ${formatFigure(actualRefunds ?? 0)}`}
          />
        </span>
      ),
  },
]
