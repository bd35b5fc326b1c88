/** What the category asks for: the form's panel and its checks are told of it too. */
import { type ComponentProps, use, useCallback } from 'react'
import { SlotImages } from '../../parts/slot-images'
import { type AttrGroups, TemplateAttributes } from '../../parts/template-attributes'
import { LiveContext, tell, useLive } from './live'

type Attributes = Omit<ComponentProps<typeof TemplateAttributes>, 'path' | 'bizType' | 'onGroups'>

export function AttributesField(props: Attributes) {
  const live = use(LiveContext)
  const onGroups = useCallback((groups: AttrGroups) => tell(live, { groups }), [live])
  return <TemplateAttributes {...props} path="offerAttrs" bizType="offer" onGroups={onGroups} />
}

type Images = Omit<ComponentProps<typeof SlotImages>, 'slots' | 'bizType'>

export const ImagesField = (props: Images) => (
  <SlotImages {...props} slots={useLive((live) => live.slots)} bizType="offer" />
)
