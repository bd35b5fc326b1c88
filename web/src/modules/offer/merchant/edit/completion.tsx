/** 补全资料: what a quick offer left for later, filled in while it is on its way. What was decided on stays. */
import { LockOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import type { UploadFile } from '../../../../api/files'
import { fieldGroups, orderedFields } from '../../../../blocks/document/facts'
import type { Values } from '../../../../blocks/document/types'
import { Chip } from '../../../../design/chip'
import { offer } from '../../document'
import type { OfferDetail } from '../../parts/types'
import { useLive } from './live'
import type { Completion } from './offer-form'
import styles from './offer-form.module.css'
import type { Held } from './offer-parts'

/** As the server has them. */
const LATER: readonly string[] = [
  '图片',
  '类目属性',
  '合作条款与保价',
  '物流售后',
  '资质',
  '对接人',
]

/** The same offer, kept by another call. */
export const completedOffer: typeof offer = {
  ...offer,
  updatePath: (id) => `/${id}/supplement`,
}

export const decided: Held = {
  fields: orderedFields(offer.facts)
    .filter(({ group = '' }) => !LATER.includes(group))
    .map(({ name }) => name),
}

const locked = {
  extra: (
    <Chip>
      <LockOutlined className={styles.lock} />
      补全时不可修改
    </Chip>
  ),
}

export const completion: Completion = {
  as: (values: Values) => ({ ...values, formType: 'NORMAL' }),
  groups: Object.fromEntries(
    fieldGroups(offer.facts)
      .filter(({ title }) => !LATER.includes(title))
      .map(({ title }) => [title, locked]),
  ),
  amends: {
    label: '保存资料',
    whole: ({ formType }: OfferDetail) => formType !== 'FAST',
    done: (whole, left) =>
      whole
        ? '资料已补全，已转为常规报品'
        : left > 0
          ? `资料已保存，还有 ${left} 处待补全`
          : '资料已保存',
  },
}

export function CompletionNotice({ detail }: { detail: OfferDetail }) {
  const slots = useLive((live) => live.slots) ?? []
  const filled = ((detail.images ?? []) as UploadFile[]).map(({ type }) => type)
  const lacking = slots.filter(({ code, required }) => required && !filled.includes(code))
  return (
    <Alert
      className={styles.notice}
      type="info"
      showIcon
      title="补全快速报品的资料"
      description={
        <>
          报品仍在审批中，可分次保存；填齐后自动转为常规报品，之后才能终选。商品名称、规格与价格按已提交的内容审批，不可修改；图片只能补充。
          {lacking.length > 0 && (
            <p>常规报品还需要 {lacking.map(({ label }) => label).join('、')}，请在图片中补充。</p>
          )}
        </>
      }
    />
  )
}
