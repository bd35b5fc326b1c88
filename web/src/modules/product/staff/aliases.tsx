/** Spellings in force: what merchants type on the left becomes what stands on the right. */

import type { components } from '../../../api/schema.gen'
import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
import { DateTimeCell } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictText } from '../../../design/dict-text'
import { EmptyFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Page } from '../../../design/page'

type Alias = components['schemas']['AttrAlias']

const spec: PlainListSpec = {
  search: [
    { name: 'source', label: '原写法', kind: 'text' },
    { name: 'target', label: '标准写法', kind: 'text' },
    { name: 'categoryCode', label: '类目', kind: 'dict', dict: 'ProductCategory', multiple: true },
  ],
  sorts: [{ key: 'createdDate', label: '生效时间' }],
  tabs: [],
  defaultSort: { key: 'createdDate', order: 'desc' },
}

const columns: readonly Column<Alias>[] = [
  { key: 'source', title: '原写法', width: 200, cell: ({ source }) => source },
  { key: 'target', title: '标准写法', width: 200, cell: ({ target }) => target },
  {
    key: 'type',
    title: '类型',
    width: 120,
    cell: ({ mergeType }) => <DictText type="AttrMergeType" value={mergeType} />,
  },
  {
    key: 'category',
    title: '类目',
    width: 140,
    cell: ({ categoryCode }) => <DictText type="ProductCategory" value={categoryCode} />,
  },
  {
    key: 'scope',
    title: '适用范围',
    width: 120,
    cell: ({ companyId }) => (companyId === 0 ? '全平台' : `企业 ${companyId}`),
  },
  {
    key: 'createdDate',
    title: '生效时间',
    width: 110,
    cell: ({ createdDate }) => <DateTimeCell time={createdDate} />,
  },
  {
    key: 'merge',
    title: '来源',
    width: 110,
    cell: ({ mergeId }) => <Link to={`/offer/attr-merge/detail/${mergeId}`}>查看合并</Link>,
  },
]

export const Aliases = () => (
  <Page title="属性别名" note={<Link to="/platform/attr-merges">返回属性合并</Link>}>
    <PlainList<Alias>
      name="属性别名"
      path="product/api/attr-aliases"
      queryKey={['attrAliases']}
      spec={spec}
      columns={columns}
      rowName={({ source, target }) => `${source} ${target}`}
      empty={<EmptyFace title="还没有别名" text="属性合并通过后，原写法与标准写法会出现在这里。" />}
    />
  </Page>
)
