/** Findings that somebody answers for: asked by 招商, decided by 终选. */
import { useQuery } from '@tanstack/react-query'
import { Chip, type ChipTone } from '../../../design/chip'
import { Card } from '../../../design/page'
import { PlainTable } from '../../../design/plain-table'
import { offerCalls, offerKeys } from './calls'
import type { Waiver } from './types'

export const RULES: Readonly<Record<string, string>> = {
  DAILY: '日常到手价',
  LOW30: '近30天最低价',
  HISTORY: '历史直播价',
  PROTECT: '保价期',
  CHANNEL: '外部渠道价',
  DROP: '降幅',
  BARCODE: '条形码重复',
  NAME: '名称相近',
  SPEC: '规格相同',
  CONTRACT: '合同',
}

const STATES: Readonly<Record<string, [string, ChipTone]>> = {
  PROPOSED: ['待批准', 'blue'],
  GRANTED: ['已批准', 'green'],
  REFUSED: ['已拒绝', 'red'],
}

/** Nothing at all where nobody asked for one. */
export function Waivers({ id }: { id: number }) {
  const { data = [] } = useQuery({
    queryKey: offerKeys.waivers(id),
    queryFn: () => offerCalls.waivers(id),
  })
  if (data.length === 0) return null
  return (
    <Card title="豁免" hint="已批准的豁免把阻断降为提醒，7 天内有效">
      <PlainTable<Waiver>
        label="豁免"
        rows={data}
        rowKey={({ id: own }) => own}
        columns={[
          { title: '规则', width: 110, cell: ({ rule }) => RULES[rule] ?? rule },
          { title: '理由', cell: ({ reason }) => reason },
          { title: '申请', width: 90, cell: ({ createdByName }) => createdByName },
          { title: '批准', width: 90, cell: ({ decidedByName }) => decidedByName },
          {
            title: '有效期至',
            width: 104,
            cell: ({ expireDate }) => <span className="figures">{expireDate ?? '-'}</span>,
          },
          {
            title: '状态',
            width: 84,
            cell: ({ status }) => {
              const [word, tone] = STATES[status] ?? [status, 'grey']
              return <Chip tone={tone}>{word}</Chip>
            },
          },
        ]}
      />
    </Card>
  )
}
