/** The decisions on an offer, round by round, the latest first. */
import { DocumentLog } from '../../../../blocks/detail/process'
import { EmptyFace } from '../../../../design/faces'
import { Card } from '../../../../design/page'
import type { OfferDetail } from '../../parts/types'
import { isDecision } from './decisions'

export function ApprovalRounds({ offer }: { offer: OfferDetail }) {
  const logs = offer.process.logs.filter(isDecision)
  const rounds = [...new Set(logs.map(({ round }) => round))].toSorted((a, b) => b - a)
  if (rounds.length === 0)
    return (
      <Card>
        <EmptyFace
          title="还没有审批记录"
          text="提交后，招商、初选、终选的每一步意见都会留在这里。"
        />
      </Card>
    )
  return rounds.map((round) => (
    <Card key={round} title={`第 ${round} 轮`}>
      <DocumentLog logs={logs.filter((log) => log.round === round)} />
    </Card>
  ))
}
