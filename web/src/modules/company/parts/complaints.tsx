/** Complaints about a company: the staff write them down and withdraw what was untrue, the company reads them. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Modal } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { complaintForm } from '../../../api/forms/ComplaintForm.gen'
import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import { ReasonDialog } from '../../../blocks/document/reason-dialog'
import { Can } from '../../../design/can'
import { DateInput } from '../../../design/date-input'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { FactField } from '../../../design/fact-field'
import { toast } from '../../../design/feedback'
import { Form, useForm } from '../../../design/form'
import { Card } from '../../../design/page'
import { type PlainColumn, PlainTable } from '../../../design/plain-table'
import { TextArea } from '../../../design/text-input'
import { useSending } from '../../../design/use-sending'
import { useCan } from '../../../state/session'

type Schemas = components['schemas']
type Complaint = Schemas['CompanyComplaint']
type Told = Schemas['ComplaintForm']

const WRITERS = ['company_assign']
const WITHDRAW = {
  title: () => '撤销这条投诉？',
  text: '撤销后不再扣信用分，记录和原因仍会保留。',
  reason: { label: '撤销原因', min: 5, max: 255 },
}

export function Complaints({ companyId }: { companyId: number }) {
  const writes = useCan(WRITERS)
  const [telling, setTelling] = useState(false)
  const [untrue, setUntrue] = useState<Complaint>()
  const queries = useQueryClient()
  const key = ['companyComplaints', companyId]
  const path = `admin/api/companies/${companyId}/complaints` as const
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => http.get<Complaint[]>(path, { hideMask: true, hideError: true }),
  })
  const refresh = () => {
    queries.invalidateQueries({ queryKey: key })
    queries.invalidateQueries({ queryKey: ['companyScore', companyId] })
  }
  const withdraw = async (row: Complaint, reason = '') => {
    const body = { reason, rowVersion: row.rowVersion }
    await http.post(`admin/api/company-complaints/${row.id}/withdraw`, body)
    toast.success('已撤销')
    refresh()
  }
  // Nobody who only reads needs to be told of nothing.
  if (data?.length === 0 && !writes) return null
  return (
    <Card
      title="投诉记录"
      extra={
        <Can codes={WRITERS}>
          <Button onClick={() => setTelling(true)}>登记投诉</Button>
        </Can>
      }
    >
      {error && <ErrorFace title="投诉记录加载失败" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingFace rows={1} />}
      {data?.length === 0 && <p style={{ margin: 0, color: 'var(--text2)' }}>没有投诉</p>}
      {data && data.length > 0 && (
        <PlainTable
          label="投诉记录"
          columns={columns(setUntrue)}
          rows={data}
          rowKey={({ id }) => id}
        />
      )}
      {telling && (
        <TellDialog
          send={(body) => http.post<Complaint>(path, body, { hideError: true })}
          onTold={refresh}
          onClose={() => setTelling(false)}
        />
      )}
      {untrue && (
        <ReasonDialog
          name={untrue.content}
          question={WITHDRAW}
          okText="撤销投诉"
          danger
          onOk={(reason) => withdraw(untrue, reason)}
          onClose={() => setUntrue(undefined)}
        />
      )}
    </Card>
  )
}

const columns = (onWithdraw: (row: Complaint) => void): PlainColumn<Complaint>[] => [
  { title: '投诉日期', width: 112, cell: ({ happenedDate }) => happenedDate },
  { title: '投诉内容', cell: ({ content }) => content },
  { title: '关联单号', width: 140, cell: ({ relatedCode }) => relatedCode },
  { title: '登记人', width: 88, cell: ({ createdByName }) => createdByName },
  {
    title: '操作',
    width: 140,
    cell: (row) =>
      row.withdrawReason ? (
        `已撤销：${row.withdrawReason}`
      ) : (
        <Can codes={WRITERS}>
          <Button type="link" style={{ padding: 0 }} onClick={() => onWithdraw(row)}>
            撤销
          </Button>
        </Can>
      ),
  },
]

interface TellDialogProps {
  send: (body: Told) => Promise<unknown>
  onTold: () => void
  onClose: () => void
}

function TellDialog({ send: post, onTold, onClose }: TellDialogProps) {
  const [form] = useForm<Told>()
  const { busy, send } = useSending()
  const finish = async ({ happenedDate, relatedCode, content }: Told) => {
    const body = { happenedDate, relatedCode: relatedCode?.trim() || null, content: content.trim() }
    if (await send(() => post(body), form)) {
      toast.success('已登记')
      onTold()
      onClose()
    }
  }
  const today = dayjs().format('YYYY-MM-DD')
  return (
    <Modal
      open
      centered
      title="登记投诉"
      okText="登记"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Told> form={form} initialValues={{ happenedDate: today }} onFinish={finish}>
        <FactField form={complaintForm} name="happenedDate">
          <DateInput max={today} />
        </FactField>
        <FactField form={complaintForm} name="relatedCode">
          <Input maxLength={50} placeholder="报品编码或订单号，可不填" />
        </FactField>
        <FactField form={complaintForm} name="content">
          <TextArea maxLength={255} placeholder="5–255 字，商家会看到" />
        </FactField>
      </Form>
    </Modal>
  )
}
