/** The four steps of a registration: one form, of which a part is shown; every step saves. */

import { Button, Input, Modal } from 'antd'
import { useRef, useState } from 'react'
import { HttpError, messageOf } from '../../../api/errors'
import { fieldsOf } from '../../../api/facts'
import { companyForm } from '../../../api/forms/CompanyForm.gen'
import type { FieldFact } from '../../../blocks/document/facts'
import type { Values } from '../../../blocks/document/types'
import { isWide } from '../../../blocks/form/field-control'
import { fieldMarks, isRequired, rootOf } from '../../../blocks/form/field-state'
import { FormField } from '../../../blocks/form/form-field'
import type { FormParts } from '../../../blocks/form/form-parts'
import { goToField } from '../../../blocks/form/go-to-field'
import { Rejection, useFirstPlace } from '../../../blocks/form/rejection'
import { toast } from '../../../design/feedback'
import { Form, useForm, useWatch } from '../../../design/form'
import { FieldGrid, GroupCard, StickyFooter } from '../../../design/group-card'
import { StepBar } from '../../../design/step-bar'
import { TextArea } from '../../../design/text-input'
import { useSending } from '../../../design/use-sending'
import { brandParts, companyParts, shownAt } from '../../company/parts/company-parts'
import { bodyOf, readLicence, STEPS, stepOf, valuesOf } from '../../company/parts/profile-shape'
import { type Registration, registerCalls } from './calls'
import styles from './register.module.css'

interface WizardProps {
  token: string
  registration: Registration
  onSaved: (next: Registration) => void
  onSubmitted: (next: Registration) => void
  onExpired: () => void
}

/** What only a registration asks for, and what is said when it is missing. */
const ASKED: Readonly<Record<string, string | undefined>> = {
  companyBrandDOList: '请至少添加一个品牌',
  companyStoreDOList: '请至少添加一个店铺',
  contactList: '请至少添加一个主要联系人',
  adminName: undefined,
  adminPhone: undefined,
  adminEmail: undefined,
}

const sells = ({ subjectType }: Values) => subjectType === 'MERCHANT' || subjectType === 'BOTH'
const NEEDED: NonNullable<FormParts['when']> = Object.fromEntries(
  Object.keys(ASKED).map((name) => [name, name === 'companyStoreDOList' ? sells : () => true]),
)

const FIELDS = fieldsOf(companyForm).map(
  (field): FieldFact =>
    field.name in ASKED ? { ...field, need: 'when', missing: ASKED[field.name] } : field,
)
/** Called otherwise where they are filled in: a control shows more than its field, or says it all itself. */
const LABELS: Readonly<Record<string, string>> = { base: '所在地区', agreed: '入驻协议' }
const LAST = STEPS.length
/** The step that holds nothing but files. */
const PAPERS = 3

export function Wizard({ token, registration, onSaved, onSubmitted, onExpired }: WizardProps) {
  const [form] = useForm<Values>()
  const set = (values: Values) => form.setFieldsValue(values)
  const base = companyParts(set)
  const [initial] = useState<Values>(() => ({
    ...base.initial,
    ...present(valuesOf(registration)),
  }))
  const values: Values = useWatch([], { form, preserve: true }) ?? initial
  const [step, setStep] = useState(() => firstStep(registration))
  const { busy, send } = useSending()
  const [aside, setAside] = useState(false)
  const parts: FormParts = {
    ...base,
    when: { ...base.when, ...NEEDED },
    rows: { ...base.rows, companyBrandDOList: brandParts(String(values.name ?? '')) },
  }
  const box = useRef<HTMLDivElement>(null)
  const marks = fieldMarks(registration.rejectInfo?.fields ?? [], initial, values)
    .map((mark) => ({ ...mark, at: shownAt(mark.at) }))
    .toSorted((a, b) => placeOf(a.at) - placeOf(b.at))
  const open = marks.filter(({ now }) => !now)
  /** The step's fields must stand before they can be gone to. */
  const go = (name: string) => {
    setStep(stepOf(name))
    setTimeout(() => goToField(box.current, name))
    return true
  }
  useFirstPlace(open[0]?.at, go)

  const all = (): Values => ({ ...initial, ...form.getFieldsValue(true) })
  const save = (beside: Values) =>
    registerCalls.save(
      token,
      bodyOf(all(), { step, isEdit: true, rowVersion: registration.rowVersion, ...beside }),
      registration.id !== undefined,
    )
  const refused = (error: unknown) => {
    if (error instanceof HttpError && error.status === 401) return onExpired()
    const errors = error instanceof HttpError ? (error.problem.fieldErrors ?? []) : []
    const at = new Map(errors.map(({ field, message }) => [shownAt(rootOf(field)), message]))
    const [first] = at.keys()
    if (first) {
      go(first)
      setTimeout(() =>
        form.setFields([...at].map(([name, message]) => ({ name, errors: [message] }))),
      )
    }
    toast.error(messageOf(error))
  }
  const busily = (work: () => Promise<void>) => send(work, refused)

  const shown = FIELDS.filter(
    ({ name, group = '' }) =>
      STEPS[step - 1]?.groups.includes(group) && !parts.hidden?.(name, values),
  )
  /** What is wrong may stand far above the button. */
  const isComplete = async () => {
    const names = shown.map(({ name }) => name)
    try {
      await form.validateFields(names)
      return true
    } catch {
      const first = names.find((name) => form.getFieldError(name).length > 0)
      if (first) goToField(box.current, first)
      toast.error('请先完善本步骤标红的内容')
      return false
    }
  }
  const next = async () => {
    if (!(await isComplete())) return
    await busily(async () => {
      onSaved(await save({ step: Math.min(LAST, step + 1), isStaging: false }))
      setStep(step + 1)
      scrollTo({ top: 0 })
    })
  }
  const submit = async () => {
    if (!(await isComplete())) return
    await busily(async () => {
      const saved = await save({ isStaging: false })
      onSaved(saved)
      const { id = 0, rowVersion = 0 } = saved
      onSubmitted(await registerCalls.submit(token, id, rowVersion))
      toast.success('已提交，请等待审核')
    })
  }

  const reviewer = registration.rejectInfo?.operatorName ?? ''
  const field = (one: FieldFact) => (
    <FormField
      key={one.name}
      field={{ ...one, key: undefined, label: LABELS[one.name] ?? one.label }}
      values={values}
      parts={parts}
      bizType="companyJoin"
      marks={marks.filter(({ at }) => at === one.name)}
      reviewer={reviewer}
    />
  )
  const group = (title: string, at: number, fields: readonly FieldFact[]) => (
    <GroupCard
      key={title}
      id={`register-${at}`}
      number={cards.length > 1 ? at + 1 : undefined}
      title={title}
    >
      <FieldGrid>{fields.filter((one) => !isWide(one)).map(field)}</FieldGrid>
      <div className={styles.wide} data-papers={step === PAPERS || undefined}>
        {fields.filter(isWide).map(field)}
      </div>
    </GroupCard>
  )
  const isNeeded = (one: FieldFact) => isRequired(one, values, parts.when ?? {})
  const cards: readonly (readonly [string, readonly FieldFact[]])[] =
    step === PAPERS
      ? [
          ['必传文件', shown.filter(isNeeded)],
          ['选传文件', shown.filter((one) => !isNeeded(one))],
        ]
      : (STEPS[step - 1]?.groups ?? []).map((title) => [
          title,
          shown.filter(({ group, name }) => group === title && name !== 'businessLicense'),
        ])
  const groups = cards.map(([title, fields], at) => group(title, at, fields))
  return (
    <div ref={box} className={styles.wizard}>
      {registration.rejectInfo && (
        <Rejection info={registration.rejectInfo} marks={marks} go={go} />
      )}
      <div className={styles.steps}>
        <StepBar
          label="入驻步骤"
          steps={STEPS.map(({ title }, at) => ({
            key: title,
            name: title,
            state:
              at + 1 === step
                ? 'current'
                : open.some((mark) => stepOf(mark.at) === at + 1)
                  ? 'rejected'
                  : at + 1 < step
                    ? 'done'
                    : 'waiting',
          }))}
        />
      </div>
      <Form<Values> form={form} initialValues={initial} preserve name="register">
        {step === 1 ? (
          <div className={styles.columns}>
            <aside className={styles.licence}>
              <GroupCard id="register-licence" title="营业执照">
                {shown.filter(({ name }) => name === 'businessLicense').map(field)}
                <PasteLicence onRead={set} />
              </GroupCard>
            </aside>
            <div className={styles.fields}>{groups}</div>
          </div>
        ) : (
          <div className={styles.fields}>{groups}</div>
        )}
      </Form>
      <StickyFooter inPage left={registration.code ? `申请单号 ${registration.code}` : '尚未保存'}>
        {step > 1 && <Button onClick={() => setStep(step - 1)}>上一步</Button>}
        <Button disabled={busy} onClick={() => setAside(true)}>
          暂存
        </Button>
        {step < LAST ? (
          <Button type="primary" loading={busy} onClick={next}>
            下一步
          </Button>
        ) : (
          <Button type="primary" loading={busy} onClick={submit}>
            提交
          </Button>
        )}
      </StickyFooter>
      {aside && (
        <StageDialog
          onClose={() => setAside(false)}
          onStage={(stageReason) =>
            busily(async () => {
              onSaved(await save({ isStaging: true, stageReason }))
              setAside(false)
              toast.success('已暂存，可凭手机号继续填写')
            })
          }
        />
      )}
    </div>
  )
}

const placeOf = (name: string) => FIELDS.findIndex((field) => field.name === name)

/** A refused registration begins at the beginning, or goes to its first mark at once. */
const firstStep = ({ rejectInfo, step }: Registration) => {
  return rejectInfo ? 1 : Math.min(LAST, Math.max(1, step))
}

const present = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  )

/** Text copied from the public register saves typing. */
function PasteLicence({ onRead }: { onRead: (values: Values) => void }) {
  const [text, setText] = useState('')
  const read = () => {
    const found = readLicence(text)
    const count = Object.keys(found).length
    if (count === 0) return toast.error('没有识别到企业信息，请检查粘贴的内容')
    onRead(found)
    toast.success(`已填入 ${count} 项，请核对`)
  }
  return (
    <div className={styles.paste}>
      <TextArea
        aria-label="粘贴执照文字"
        placeholder="粘贴营业执照或公示系统上的文字，自动填入右侧字段"
        lines={[3, 8]}
        maxLength={3000}
        counter={false}
        value={text}
        onChange={setText}
      />
      <Button disabled={text.trim() === ''} onClick={read}>
        识别并填入
      </Button>
    </div>
  )
}

function StageDialog({
  onStage,
  onClose,
}: {
  onStage: (reason: string) => void
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  return (
    <Modal open title="暂存" okText="暂存" onOk={() => onStage(reason.trim())} onCancel={onClose}>
      <p>内容会保存 30 天，凭手机验证码可随时继续。</p>
      <Input
        aria-label="暂存原因"
        placeholder="暂存原因（选填），如：等待品牌授权书"
        maxLength={255}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Modal>
  )
}
