import { useState } from 'react'
import { queryString } from '../api/params'
import type { SearchField, SearchValues } from '../design/search-fields'
import { searchQuery } from '../design/search-fields'
import { SearchForm } from '../design/search-form'
import { Sample } from './sample'

const fields: SearchField[] = [
  { name: 'name', label: '报品名称', kind: 'text', placeholder: '名称关键词' },
  { name: 'code', label: '报品编码', kind: 'text', placeholder: '支持多个' },
  { name: 'liveRoom', label: '直播间', kind: 'dict', dict: 'LiveRoom' },
  { name: 'status', label: '审批状态', kind: 'dict', dict: 'OfferAuditStatus', multiple: true },
  { name: 'risk', label: '风险等级', kind: 'dict', dict: 'Risk' },
  { name: 'city', label: '城市', kind: 'dict', dict: 'City' },
  { name: 'gift', label: '赠品', kind: 'yesNo' },
  { name: 'price', label: '到手价', kind: 'numberRange', rule: { kind: 'p0' } },
  { name: 'submitDate', label: '提交日期', kind: 'dateRange', time: true },
  { name: 'expectDate', label: '期望播出', kind: 'date' },
]

const few = fields.slice(0, 3)
const saved = [{ id: '1', name: '双11待修改', values: { status: ['REJECTED'] } }]
const nothing = () => undefined

export function SearchPage() {
  const [values, setValues] = useState<SearchValues>({ name: '花植' })
  return (
    <>
      <Sample title="折叠与展开" bare>
        <SearchForm
          fields={fields}
          values={values}
          onSearch={setValues}
          saved={saved}
          onSave={nothing}
          onForget={nothing}
        />
      </Sample>
      <Sample title="查询条件">
        <code>{queryString(searchQuery(fields, values)) || '（空）'}</code>
      </Sample>
      <Sample title="不满一行" bare>
        <SearchForm fields={few} values={{}} onSearch={nothing} />
      </Sample>
    </>
  )
}
