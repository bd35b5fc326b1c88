/** Merges of all companies, and those that staff propose for everybody. */
import { staffAttrMerge } from '../document'
import { MergeList } from '../parts/merge-list'

export default function StaffMerges() {
  return <MergeList doc={staffAttrMerge} note="查看各企业的属性合并；在此新建的合并适用于全平台" />
}
