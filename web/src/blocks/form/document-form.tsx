/** The form of a document: groups from its facts, rails on both sides, and a foot that is always in sight. */
import { CloudSyncOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { CopyText } from '../../design/copy-text'
import { DictTag } from '../../design/dict-tag'
import { StickyFooter } from '../../design/group-card'
import { Page } from '../../design/page'
import { RoomContext } from '../../design/room-context'
import { type DocumentType, makingOf, statusesOf } from '../document/document'
import type { DocumentDetail } from '../document/types'
import { RestoreNotice } from '../restore-notice'
import { ConflictDialog } from './conflict-dialog'
import styles from './document-form.module.css'
import { roomOf } from './field-state'
import { FormGroups } from './form-groups'
import type { FormParts } from './form-parts'
import { MarksCard, TodoCard } from './form-side'
import { PlacesContext } from './places'
import { Rejection, useFirstPlace } from './rejection'
import { type DocumentFormProps, type FormControl, useDocumentForm } from './use-document-form'

export function DocumentForm(props: DocumentFormProps) {
  const { doc, parts } = props
  const box = useRef<HTMLDivElement>(null)
  const control = useDocumentForm(props, box)
  const { base, values, marks, open, go, wrong } = control
  const [params] = useSearchParams()
  useFirstPlace(open[0]?.field ?? params.get('at') ?? undefined, go)

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    control.submit()
  }
  const { detail } = base
  const reviewer = detail?.rejectInfo?.operatorName ?? ''
  const places = useMemo(() => ({ problems: wrong, marks, reviewer }), [wrong, marks, reviewer])
  const title = String(values[doc.titleField] || (detail?.title ?? makingOf(doc)))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for the whole form; the button stands in its foot
    <div ref={box} className={styles.screen} onKeyDown={press}>
      <Page
        title={title}
        note={
          <HeadNote doc={doc} detail={detail}>
            {parts.head?.(values)}
          </HeadNote>
        }
      >
        <RestoreNotice formKey={doc.bizType} onRestore={control.put} />
        {typeof parts.notice === 'function' ? parts.notice(values, control) : parts.notice}
        <Rejection info={base.detail?.rejectInfo} marks={marks} go={go} />
        <div className={styles.columns}>
          <RoomContext value={roomOf(values)}>
            <PlacesContext value={places}>
              <FormGroups doc={doc} parts={parts} control={control} />
            </PlacesContext>
          </RoomContext>
          <aside className={styles.side} aria-label="填写提示">
            {parts.side?.(values, control)}
            <MarksCard marks={marks} onGo={go} />
            {parts.todo ? parts.todo(values, control) : <TodoCard {...control} onGo={go} />}
          </aside>
        </div>
      </Page>
      <Foot control={control} amends={parts.amends} />
      {control.theirs && (
        <ConflictDialog
          doc={doc}
          base={base.values}
          mine={values}
          theirs={control.theirs}
          onClose={control.dropConflict}
          onMerged={control.takeMerged}
        />
      )}
    </div>
  )
}

interface HeadNoteProps {
  doc: DocumentType
  detail?: DocumentDetail
  children?: ReactNode
}

const HeadNote = ({ doc, detail, children }: HeadNoteProps) => (
  <span className={styles.head}>
    {detail && (
      <>
        <DictTag type={statusesOf(doc)} value={detail.status} />
        <CopyText text={detail.code} />
      </>
    )}
    {children}
  </span>
)

/** How much is still to be filled in, and the way to it: one press goes to the next place, in the order of the form. */
function Lacking({ control: { found, missing, go } }: { control: FormControl }) {
  const last = useRef('')
  const blank = new Set(missing.map(({ name }) => name))
  const places = found.filter((problem) => problem.missing || blank.has(problem.field))
  if (places.length === 0) return null
  const next = () => {
    const at = places.findIndex(({ field }) => field === last.current)
    const field = places[(at + 1) % places.length]?.field ?? ''
    last.current = field
    go(field)
  }
  return (
    <Button type="link" className="figures" onClick={next}>
      还缺 {places.length} 项
    </Button>
  )
}

interface FootProps {
  control: FormControl
  amends: FormParts['amends']
}

function Foot({ control, amends }: FootProps) {
  const { note, block, open, busy, cancel, saveDraft, check, submit } = control
  const unchanged = open.length > 0 ? `还有 ${open.length} 处驳回标记未修改` : undefined
  return (
    <StickyFooter
      left={
        <span className="figures" role="status">
          {note && (
            <>
              <CloudSyncOutlined /> {note}{' '}
            </>
          )}
          {!amends && <span className={styles.quiet}>每 60 秒保存一次</span>}
        </span>
      }
      reason={amends ? undefined : (block?.text ?? unchanged)}
    >
      {!amends && <Lacking control={control} />}
      <Button type="text" onClick={cancel}>
        取消
      </Button>
      {!amends && (
        <>
          <Button loading={busy === 'draft'} onClick={saveDraft}>
            保存草稿
          </Button>
          <Button loading={busy === 'check'} onClick={check}>
            预检
          </Button>
        </>
      )}
      <Button
        type="primary"
        loading={busy === 'submit' || (amends && busy === 'draft')}
        disabled={!amends && block !== undefined}
        onClick={submit}
      >
        {amends?.label ?? '提交'} <kbd className={styles.keys}>Ctrl ↵</kbd>
      </Button>
    </StickyFooter>
  )
}
