/** The pictures that the category asks of a product. */
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { SlotImages } from '../../offer/parts/slot-images'
import type { ImageSlot } from '../../offer/parts/types'
import styles from '../parts/spu.module.css'
import { spuCalls, spuKeys } from '../parts/spu-calls'

interface SpuImagesProps extends Omit<ComponentProps<typeof SlotImages>, 'slots' | 'bizType'> {
  category: string
  /** Who else wants to know what is asked for. */
  onSlots: (slots: readonly ImageSlot[]) => void
}

export function SpuImages({ category, onSlots, ...props }: SpuImagesProps) {
  const { data } = useQuery({
    queryKey: spuKeys.slots(category),
    queryFn: () => spuCalls.slots(category),
    enabled: category !== '',
  })
  useEffect(() => {
    if (data) onSlots(data)
  }, [data, onSlots])
  if (category === '') return <p className={styles.first}>请先选择类目</p>
  return <SlotImages {...props} slots={data} bizType="spu" />
}
