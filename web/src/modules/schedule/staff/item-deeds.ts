import type { ItemFigures, ScheduleItem } from '../parts/calls'

/** What may be done to the places of a board, whatever they look like. */
export interface ItemDeeds {
  /** Places may be changed. */
  movable: boolean
  /** Something may be dropped between them. */
  accepts: boolean
  /** The element that tells which keys do what. */
  hintId: string
  step: (item: ScheduleItem, by: -1 | 1) => void
  edit: (item: ScheduleItem, changes: Partial<ItemFigures>) => Promise<void>
  confirm: (item: ScheduleItem) => void
  remove: (item: ScheduleItem) => void
}
