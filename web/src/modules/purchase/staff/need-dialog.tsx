/** What is looked for, and until when. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import { http } from '../../../api/http'
import { Can } from '../../../design/can'
import { DateInput } from '../../../design/date-input'
import { DictSelect } from '../../../design/dict-select'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm } from '../../../design/form'
import { IdSelect, type NumberChoice } from '../../../design/id-select'
import { NumberInput } from '../../../design/number-input'
import { Select, type SelectProps, YesNo } from '../../../design/select'
import { TextArea, TextInput } from '../../../design/text-input'
import { useSending } from '../../../design/use-sending'
import { addDays, formatDate } from '../../../lib/dates'
import { dictItems, useDictionary } from '../../../state/dictionary'
import { type Need, needCalls, needKeys } from '../parts/calls'
import styles from '../parts/needs.module.css'

interface Answers {
  title: string
  categoryCode: string
  brandHint?: string
  targetPriceFrom?: number
  targetPriceTo?: number
  qty?: number
  liveRoom?: string
  sessionDate?: string
  requirement: string
  companyId?: number
  deadline: string
  acceptMany: boolean
}

const MOST = 100

/** Companies that the reader looks after. */
function CompanySelect(props: NumberChoice) {
  const { data, isPending } = useQuery({
    queryKey: ['needCompanies'],
    queryFn: () =>
      http.page<{ id: number; name: string }>('admin/api/companies', {
        hideMask: true,
        hideError: true,
        query: { page: 0, size: MOST, useStatus: true },
      }),
  })
  return (
    <IdSelect
      {...props}
      placeholder="不选则同类目企业都可响应"
      showSearch={{ optionFilterProp: 'label' }}
      loading={isPending}
      options={(data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

/** Companies deal in categories of the first level. */
function CategorySelect(props: Omit<SelectProps, 'options'>) {
  const items = useDictionary((state) => state.items)
  const first = dictItems(items, 'ProductCategory').filter(({ disabled }) => !disabled)
  return <Select {...props} options={first.map(({ value, label }) => ({ value, label }))} />
}

interface NeedDialogProps {
  /** A new one without it. */
  need: Need | undefined
  onClose: () => void
}

export function NeedDialog({ need, onClose }: NeedDialogProps) {
  const [form] = useForm<Answers>()
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const today = formatDate(new Date())
  const answered = (need?.responseCount ?? 0) > 0
  const finish = async (answers: Answers) => {
    const body = {
      ...answers,
      needType: 'SOURCING',
      brandHint: answers.brandHint?.trim() || undefined,
      // Who cannot choose among companies leaves it as it is.
      companyId: ('companyId' in answers ? answers.companyId : need?.companyId) ?? undefined,
      id: need?.id,
      rowVersion: need?.rowVersion ?? 0,
    }
    const call = need ? () => needCalls.save(body) : () => needCalls.create(body)
    if (await send(call, form)) {
      toast.success(need ? '已保存' : '已发布，相关企业会收到通知')
      onClose()
    }
    queries.invalidateQueries({ queryKey: needKeys.all })
  }
  return (
    <Modal
      open
      centered
      width={720}
      title={need ? '编辑寻源需求' : '发布寻源需求'}
      okText={need ? '保存' : '发布'}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {answered && (
        <p className={styles.note}>
          已有企业响应，只能延长截止时间和修改需求说明，响应企业会收到通知。
        </p>
      )}
      <Form<Answers>
        form={form}
        initialValues={
          need
            ? {
                ...need,
                brandHint: need.brandHint || undefined,
                liveRoom: need.liveRoom || undefined,
              }
            : { deadline: `${addDays(today, 7)} 18:00:00`, acceptMany: false }
        }
        onFinish={finish}
      >
        <Field name="title" label="标题" required rules={[required('标题')]}>
          <TextInput maxLength={100} disabled={answered} placeholder="例如 双12修护面霜寻源" />
        </Field>
        <div className={styles.two}>
          <Field name="categoryCode" label="类目" required rules={[required('类目')]}>
            <CategorySelect disabled={answered} />
          </Field>
          <Field name="brandHint" label="品牌要求">
            <TextInput maxLength={50} disabled={answered} />
          </Field>
          <Field name="targetPriceFrom" label="目标价下限">
            <NumberInput min={0.01} max={99_999_999.99} fixed prefix="¥" disabled={answered} />
          </Field>
          <Field name="targetPriceTo" label="目标价上限">
            <NumberInput min={0.01} max={99_999_999.99} fixed prefix="¥" disabled={answered} />
          </Field>
          <Field name="qty" label="数量">
            <NumberInput min={1} max={99_999_999} disabled={answered} />
          </Field>
          <Field name="liveRoom" label="直播间">
            <DictSelect type="LiveRoom" placeholder="不限" disabled={answered} />
          </Field>
          <Field name="sessionDate" label="场次日期">
            <DateInput min={today} disabled={answered} />
          </Field>
          <Field name="deadline" label="截止时间" required rules={[required('截止时间')]}>
            <DateInput time min={today} />
          </Field>
        </div>
        <Field name="requirement" label="需求说明" required rules={[required('需求说明')]}>
          <TextArea maxLength={1000} placeholder="规格、成分、资质、供货等要求" />
        </Field>
        <Can codes={['platformCompany']}>
          <Field name="companyId" label="指定企业">
            <CompanySelect disabled={answered} />
          </Field>
        </Can>
        <Field name="acceptMany" label="可采纳多家" style={{ marginBottom: 0 }}>
          <YesNo disabled={answered} />
        </Field>
      </Form>
    </Modal>
  )
}
