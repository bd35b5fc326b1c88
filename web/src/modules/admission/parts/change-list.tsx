/** Changes of a company's key fields, as a list declares itself. */

import type { components } from '../../../api/schema.gen'
import { defineList } from '../../../blocks/list/list'
import { ProductCell } from '../../../design/cells'
import { DictTag } from '../../../design/dict-tag'

type ChangeRow = components['schemas']['CompanyChangeRow']

export const changeList = defineList<ChangeRow>({
  search: [
    { name: 'code', label: '变更单号', kind: 'text' },
    { name: 'changes', label: '变更内容', kind: 'text', placeholder: '字段名称' },
    { name: 'status', label: '状态', kind: 'dict', dict: 'WorkflowStatus', multiple: true },
  ],
  sorts: [
    { key: 'createdDate', label: '创建时间' },
    { key: 'submitDate', label: '提交时间' },
  ],
  defaultSort: { key: 'createdDate', order: 'desc' },
  columns: ({ open }) => [
    {
      key: 'code',
      title: '变更单',
      width: 240,
      cell: (row) => (
        <ProductCell name={row.companyName} code={row.code} onOpen={() => open(row)} />
      ),
    },
    {
      key: 'changes',
      title: '变更内容',
      width: 280,
      cell: ({ changes }) => changes,
    },
    {
      key: 'createdByName',
      title: '提交人',
      width: 100,
      cell: ({ createdByName }) => createdByName,
    },
    {
      key: 'submitDate',
      title: '提交时间',
      width: 160,
      cell: ({ submitDate }) => submitDate ?? '',
    },
    {
      key: 'status',
      title: '状态',
      width: 100,
      card: 'status',
      cell: ({ status }) => <DictTag type="WorkflowStatus" value={status} />,
    },
  ],
  empty: {
    title: '还没有变更单',
    text: '修改企业名称、法人、执照、收款账户或品牌授权时会生成变更单，审批通过前原信息保持不变。',
  },
  start: { label: '去维护企业信息', to: '/business/info', codes: ['company_submit'] },
})
