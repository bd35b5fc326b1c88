/** The list of a submission while it is written: items at the left, the open one's form beside them. */
import { DeleteOutlined, ExclamationCircleFilled, PlusOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { HttpError, messageOf } from '../../../api/errors'
import { EmptyFace } from '../../../design/faces'
import { askToLose, toast } from '../../../design/feedback'
import { dictLabel, useDictionary } from '../../../state/dictionary'
import { certCalls, type OpenSubmission } from '../parts/calls'
import styles from './cert-editor.module.css'
import { CertItemForm } from './cert-item-form'
import { blankItem, type Draft, itemOf, placeOf } from './drafts'

export interface FieldProblem {
  field: string
  message: string
}

interface CertEditorProps {
  /** The submission that is written; left out for a new one. */
  submission?: Pick<OpenSubmission, 'id' | 'rowVersion'>
  drafts: Draft[]
  /** The item that is open first. */
  token?: string
  onSaved: () => void
  onClose: () => void
}

export function CertEditor(props: CertEditorProps) {
  const { submission, onSaved, onClose } = props
  const items = useDictionary((state) => state.items)
  const [drafts, setDrafts] = useState(props.drafts)
  const [open, setOpen] = useState(props.token ?? props.drafts.find((one) => !one.passed)?.token)
  const [problems, setProblems] = useState<ReadonlyMap<string, FieldProblem[]>>(new Map())
  const [busy, setBusy] = useState<'save' | 'submit'>()
  const [touched, setTouched] = useState(false)
  const present = drafts.find(({ token }) => token === open)
  const nameOf = ({ certName, certType }: Draft) =>
    certName || (certType ? dictLabel(items, 'CertType', certType) : '新证照')

  const change = (next: Draft[]) => {
    setTouched(true)
    setDrafts(next)
  }
  const add = () => {
    const blank = blankItem(drafts[0]?.subjectName ?? '')
    change([...drafts, blank])
    setOpen(blank.token)
  }
  const remove = (draft: Draft) => {
    const rest = drafts.filter((one) => one !== draft)
    change(rest)
    if (draft.token === open) setOpen(rest.find((one) => !one.passed)?.token)
  }
  const leave = async () => {
    if (!touched || (await askToLose())) onClose()
  }
  const send = async (submit: boolean) => {
    setBusy(submit ? 'submit' : 'save')
    try {
      const written = { certList: drafts.map(itemOf), submit }
      if (submission) {
        const { id, rowVersion } = submission
        await certCalls.save({ ...written, id, rowVersion })
      } else await certCalls.begin(written)
      toast.success(submit ? '提交成功' : '草稿已保存')
      onSaved()
      onClose()
    } catch (error) {
      const found = problemsOf(error, drafts)
      setProblems(found)
      const first = [...found.keys()][0]
      if (first) setOpen(first)
      toast.error(messageOf(error))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Drawer
      open
      title="编辑证照"
      size="min(1080px, 100vw)"
      closable={{ 'aria-label': '关闭' }}
      onClose={leave}
      footer={
        <div className={styles.foot}>
          <Button onClick={leave}>取消</Button>
          <Button loading={busy === 'save'} onClick={() => send(false)}>
            保存草稿
          </Button>
          <Button type="primary" loading={busy === 'submit'} onClick={() => send(true)}>
            提交审核
          </Button>
        </div>
      }
    >
      <div className={styles.editor}>
        <nav className={styles.list} aria-label="证照清单">
          {drafts.map((draft) => (
            <div key={draft.token} className={styles.entry}>
              <button
                type="button"
                aria-current={draft.token === open || undefined}
                onClick={() => setOpen(draft.token)}
              >
                {(problems.has(draft.token) || draft.opinion) && (
                  <ExclamationCircleFilled className={styles.alert} aria-label="需修改" />
                )}
                <span>{nameOf(draft)}</span>
                {draft.passed && <small>已生效</small>}
              </button>
              {!draft.passed && (
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={`移除 ${nameOf(draft)}`}
                  onClick={() => remove(draft)}
                />
              )}
            </div>
          ))}
          <Button block icon={<PlusOutlined />} onClick={add}>
            添加一张
          </Button>
        </nav>
        {present ? (
          <CertItemForm
            key={present.token}
            draft={present}
            problems={problems.get(present.token)}
            onChange={(values) =>
              change(drafts.map((one) => (one === present ? { ...present, ...values } : one)))
            }
          />
        ) : (
          <EmptyFace title="还没有证照" text="点击“添加一张”开始填写。" />
        )}
      </div>
    </Drawer>
  )
}

/** The refused fields, by the item that they belong to. */
function problemsOf(error: unknown, drafts: readonly Draft[]) {
  const found = new Map<string, FieldProblem[]>()
  const fields = error instanceof HttpError ? (error.problem.fieldErrors ?? []) : []
  for (const { field, message } of fields) {
    const place = placeOf(field)
    const token = place && drafts[place.index]?.token
    if (token) found.set(token, [...(found.get(token) ?? []), { field: place.field, message }])
  }
  return found
}
