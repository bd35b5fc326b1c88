import { attrMerge } from '../document'
import { MergeList } from '../parts/merge-list'

export default function OwnMerges() {
  return <MergeList doc={attrMerge} note="把同一属性的多种写法合并为一种，初选通过后统一改写" />
}
