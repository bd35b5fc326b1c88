import type { Anchor } from '../../design/anchor-rail'
import type { FieldFact } from '../document/facts'
import { groupState } from './field-state'

/** What a group's place in the rail says: the worst of it, or a tick. */
export function anchorState(
  fields: readonly FieldFact[],
  now: Parameters<typeof groupState>[1],
): Anchor['state'] {
  const { rejected, forbidden, wrong, missing } = groupState(fields, now)
  if (rejected > 0)
    return { tone: 'red', text: `驳${rejected}`, meaning: `${rejected} 处驳回标记未修改` }
  if (forbidden > 0)
    return { tone: 'red', text: `禁${forbidden}`, meaning: `${forbidden} 处含违禁词` }
  if (wrong > 0) return { tone: 'red', text: `错${wrong}`, meaning: `${wrong} 处填写有误` }
  if (missing > 0) return { tone: 'orange', text: `缺${missing}`, meaning: `${missing} 项未填` }
  return 'done'
}
