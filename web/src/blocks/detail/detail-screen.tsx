/** A document for reading: head with its way through the approval, content, versions, log. */
import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown, Tabs } from 'antd'
import { type ReactNode, Suspense, use, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { CopyText } from '../../design/copy-text'
import { DictTag } from '../../design/dict-tag'
import { ErrorFace, LoadingFace, PageLoading } from '../../design/faces'
import { Card, Page } from '../../design/page'
import { RejectBanner } from '../../design/reject-mark'
import { type RowAction, splitActions } from '../../design/row-actions'
import { TabContext } from '../../state/dirty'
import { renameTab } from '../../state/tabs'
import { useDocumentAddress } from '../document/address'
import { documentCalls, documentKeys, doorOf } from '../document/calls'
import { type DocumentType, statusesOf } from '../document/document'
import type { DocumentDetail, DocumentHead } from '../document/types'
import { useDocumentActions } from '../document/use-actions'
import { rejectText, rejectTitle } from '../form/reject-words'
import { useLeave } from '../form/use-leave'
import { Attachments } from './attachments'
import styles from './detail-screen.module.css'
import { Opening } from './kept-back'
import { PendingChange } from './pending-change'
import { DocumentLog, DocumentSteps } from './process'
import { markedBy, ReadGroups } from './read-groups'
import { VersionList } from './version-list'

interface DetailScreenProps<D extends DocumentDetail> {
  doc: DocumentType<DocumentHead, D>
  /** Cards of the module in the right rail. */
  side?: (detail: D) => ReactNode
  onModule?: (action: string, row: D) => void
  /** Operations that another one of the module's stands for. */
  without?: readonly string[]
}

export function DetailScreen<D extends DocumentDetail>({ doc, ...props }: DetailScreenProps<D>) {
  const { id = 0 } = useDocumentAddress()
  const { data, error, refetch } = useQuery({
    queryKey: documentKeys.detail(doc, id),
    queryFn: () => documentCalls(doc).detail(id),
  })
  const tab = use(TabContext)
  const code = data?.code
  useEffect(() => {
    if (code) renameTab(tab, `${code} 详情`)
  }, [tab, code])
  if (error)
    return (
      <Page title={doc.name}>
        <ErrorFace title={`${doc.name}加载失败`} error={error} onRetry={refetch} />
      </Page>
    )
  if (!data) return <PageLoading />
  return <Detail {...props} doc={doc} detail={data} />
}

const HERE = ['detail', 'version', 'log']

function Detail<D extends DocumentDetail>(props: DetailScreenProps<D> & { detail: D }) {
  const { doc, detail, side, onModule, without = [] } = props
  const [params, setParams] = useSearchParams()
  const leave = useLeave()
  const { actionsOf, dialog } = useDocumentActions(doc, {
    onModule,
    onDeleted: () => leave(doc.routes.list),
  })
  const tabs = [
    { key: 'content', label: '单据' },
    { key: 'versions', label: `版本 ${detail.versions.length}` },
    { key: 'log', label: `操作日志 ${detail.process.logs.length}` },
  ]
  const asked = params.get('tab')
  const shown = tabs.find(({ key }) => key === asked)?.key ?? 'content'
  // What leads to where one is already is no operation here.
  const actions = actionsOf(detail).filter(
    ({ key }) => !HERE.includes(key) && !without.includes(key),
  )
  return (
    <Page
      title={detail.title}
      note={<DictTag type={statusesOf(doc)} value={detail.status} />}
      actions={
        <>
          <Attachments detail={detail} />
          <Actions actions={actions} />
        </>
      }
    >
      <section className={styles.head}>
        <p className={`${styles.meta} figures`}>
          <CopyText text={detail.code} />
          {[detail.companyName, ...(doc.meta?.(detail) ?? [])].map((text) => (
            <span key={text}>{text}</span>
          ))}
          <span>
            {detail.createdByName} 创建于 {detail.createdDate}
          </span>
        </p>
        <div className={styles.steps}>
          <DocumentSteps detail={detail} />
        </div>
        <Tabs
          className={styles.tabs}
          activeKey={shown}
          items={tabs}
          onChange={(key) =>
            setParams((now) => ({ ...Object.fromEntries(now), tab: key }), { replace: true })
          }
        />
      </section>
      {shown === 'content' && <Content doc={doc} detail={detail} side={side?.(detail)} />}
      {shown === 'versions' && <VersionList doc={doc} detail={detail} />}
      {shown === 'log' && (
        <Card>
          <DocumentLog logs={detail.process.logs} />
        </Card>
      )}
      {dialog}
    </Page>
  )
}

interface ContentProps {
  doc: DocumentType
  detail: DocumentDetail
  side?: ReactNode
}

function Content({ doc, detail, side }: ContentProps) {
  const { rejectInfo, process } = detail
  const Own = doc.Content
  return (
    <div className={styles.columns}>
      <div className={styles.groups}>
        {detail.pending && <PendingChange doc={doc} detail={detail} />}
        {Own && (
          <Suspense fallback={<LoadingFace rows={4} />}>
            <Own detail={detail} />
          </Suspense>
        )}
        {!Own && rejectInfo && (
          <RejectBanner
            title={rejectTitle(rejectInfo)}
            text={rejectText(rejectInfo)}
            count={0}
            at={0}
            onGo={() => undefined}
          />
        )}
        {!Own && (
          <Opening path={doorOf(doc, detail)} decides={detail.task?.canDecide}>
            <ReadGroups
              facts={doc.facts}
              values={detail}
              show={doc.show}
              unseen={doc.unseen}
              marked={markedBy(rejectInfo)}
            />
          </Opening>
        )}
      </div>
      <aside className={styles.side}>
        {side}
        <Card title="审批记录">
          <DocumentLog logs={process.logs} first={5} />
        </Card>
      </aside>
    </div>
  )
}

/** Buttons in the head; what does not fit goes under 更多. */
function Actions({ actions }: { actions: readonly RowAction[] }) {
  const [shown, more] = splitActions(actions)
  return (
    <>
      {shown.map(({ key, label, danger, onClick }) => (
        <Button key={key} danger={danger} onClick={onClick}>
          {label}
        </Button>
      ))}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map(({ key, label, danger, onClick }) => ({ key, label, danger, onClick })),
          }}
        >
          <Button aria-haspopup="menu">更多</Button>
        </Dropdown>
      )}
    </>
  )
}
