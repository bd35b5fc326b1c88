/** The company answers with a product, with an offer, or with a name and pictures. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Modal, Radio } from 'antd'
import type { UploadFile } from '../../../api/files'
import { type CallPath, http } from '../../../api/http'
import type { Params } from '../../../api/params'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm, useWatch } from '../../../design/form'
import { IdSelect, type NumberChoice } from '../../../design/id-select'
import { NumberInput } from '../../../design/number-input'
import { TextArea, TextInput } from '../../../design/text-input'
import { UploadCard } from '../../../design/upload-card'
import { useSending } from '../../../design/use-sending'
import { type Need, needCalls, needKeys } from '../parts/calls'
import { TargetPrice } from '../parts/need-columns'
import styles from '../parts/needs.module.css'

type Kind = 'spu' | 'offer' | 'new'

interface Answers {
  kind: Kind
  spuId?: number
  offerId?: number
  productName?: string
  images?: UploadFile[]
  price: number
  remark?: string
}

const KINDS = [
  { value: 'spu', label: '企业商品' },
  { value: 'offer', label: '已有报品' },
  { value: 'new', label: '新商品' },
] as const

/** As many as anybody would look through. */
const MOST = 100

interface OwnSelectProps extends NumberChoice {
  path: CallPath
  query: Params
}

/** Rows of the company's own, by their names. */
function OwnSelect({ path, query, ...props }: OwnSelectProps) {
  const { data, isPending } = useQuery({
    queryKey: ['needChoice', path],
    queryFn: () =>
      http.page<{ id: number; title: string; code: string }>(path, {
        hideMask: true,
        hideError: true,
        query: { ...query, page: 0, size: MOST },
      }),
  })
  return (
    <IdSelect
      {...props}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isPending}
      options={(data?.items ?? []).map(({ id, title, code }) => ({
        value: String(id),
        label: `${title}（${code}）`,
      }))}
    />
  )
}

const kindOf = ({ myResponse }: Need): Kind => {
  if (!myResponse || myResponse.spuId) return 'spu'
  return myResponse.offerId ? 'offer' : 'new'
}

interface RespondDialogProps {
  need: Need
  onClose: () => void
}

export function RespondDialog({ need, onClose }: RespondDialogProps) {
  const [form] = useForm<Answers>()
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const { myResponse: before } = need
  const first = kindOf(need)
  const kind = useWatch('kind', form) ?? first
  const finish = async (answers: Answers) => {
    const body = {
      spuId: kind === 'spu' ? answers.spuId : undefined,
      offerId: kind === 'offer' ? answers.offerId : undefined,
      productName: kind === 'new' ? answers.productName?.trim() : undefined,
      images: kind === 'new' ? (answers.images ?? []) : [],
      price: answers.price,
      remark: answers.remark?.trim() || undefined,
      rowVersion: need.rowVersion,
    }
    if (await send(() => needCalls.respond(need.id, body), form)) {
      toast.success('已响应，结果会以消息通知')
      onClose()
    }
    queries.invalidateQueries({ queryKey: needKeys.all })
  }
  return (
    <Modal
      open
      centered
      width={640}
      title={`响应 ${need.title}`}
      okText="提交响应"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className={styles.note}>
        目标价 <TargetPrice need={need} />
        。其他企业看不到贵司的响应；采纳后可直接发起报品。
      </p>
      <Form<Answers>
        form={form}
        initialValues={{
          kind: first,
          spuId: before?.spuId ?? undefined,
          offerId: before?.offerId ?? undefined,
          productName: first === 'new' ? before?.productName : undefined,
          images: first === 'new' ? (before?.images as UploadFile[] | undefined) : undefined,
          price: before?.price,
          remark: before?.remark,
        }}
        onFinish={finish}
      >
        <Field name="kind" label="响应方式">
          <Radio.Group optionType="button" options={[...KINDS]} />
        </Field>
        {kind === 'spu' && (
          <Field name="spuId" label="商品" required rules={[required('商品')]}>
            <OwnSelect
              path="product/api/spus"
              query={{ mine: true, status: 'APPROVED' }}
              notFoundContent="没有已上架的企业商品，可选择“新商品”"
            />
          </Field>
        )}
        {kind === 'offer' && (
          <Field name="offerId" label="报品" required rules={[required('报品')]}>
            <OwnSelect path="selection/api/offers" query={{}} notFoundContent="没有报品" />
          </Field>
        )}
        {kind === 'new' && (
          <>
            <Field name="productName" label="商品名称" required rules={[required('商品名称')]}>
              <TextInput maxLength={100} />
            </Field>
            <Field name="images" label="商品图片">
              <UploadCard
                label="商品图片"
                slot="images"
                accept={['jpg', 'jpeg', 'png', 'gif']}
                maxKb={10_240}
                limit={5}
              />
            </Field>
          </>
        )}
        <Field name="price" label="报价" required rules={[required('报价')]}>
          <NumberInput min={0.01} max={99_999_999.99} fixed prefix="¥" />
        </Field>
        <Field name="remark" label="说明" style={{ marginBottom: 0 }}>
          <TextArea maxLength={255} placeholder="例如库存、赠品、独家机制" />
        </Field>
      </Form>
    </Modal>
  )
}
