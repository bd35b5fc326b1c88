/** Merges of all companies, and those that staff propose for everybody; beside them the spellings that came of them. */
import { useSearchParams } from 'react-router'
import { Link } from '../../../design/link'
import { staffAttrMerge } from '../document'
import { MergeList } from '../parts/merge-list'
import { Aliases } from './aliases'

export default function StaffMerges() {
  const [params] = useSearchParams()
  if (params.get('show') === 'aliases') return <Aliases />
  return (
    <MergeList
      doc={staffAttrMerge}
      note={
        <>
          查看各企业的属性合并；在此新建的合并适用于全平台。{' '}
          <Link to="/platform/attr-merges?show=aliases">查看生效的别名</Link>
        </>
      }
    />
  )
}
