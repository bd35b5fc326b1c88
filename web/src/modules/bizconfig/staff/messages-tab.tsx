/** What messages say: the words may be changed, the facts that are filled in may not. */

import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { fieldsOf } from '../../../api/facts'
import { messageTemplateForm } from '../../../api/forms/MessageTemplateForm.gen'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { copyText } from '../../../design/copy-text'
import { DataTable } from '../../../design/data-table'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace } from '../../../design/faces'
import { ask } from '../../../design/feedback'
import { Card } from '../../../design/page'
import { StatusTag } from '../../../design/status-tag'
import { configCalls, type MessageTemplate } from './calls'
import styles from './config.module.css'
import { EditDrawer } from './edit-drawer'
import { useConfig, useDeed } from './use-config'
import { filled, missing, unknown } from './words'

const columns: readonly Column<MessageTemplate>[] = [
  {
    key: 'code',
    title: '模板',
    width: 250,
    cell: ({ code, title }) => <TwoLines first={title} second={code} />,
  },
  {
    key: 'type',
    title: '类型',
    width: 100,
    cell: ({ type }) => <DictText type="MessageType" value={type} />,
  },
  { key: 'content', title: '内容', width: 420, cell: ({ content }) => content },
  {
    key: 'edited',
    title: '状态',
    width: 110,
    card: 'status',
    cell: ({ edited }) =>
      edited ? (
        <StatusTag look="approving">已修改</StatusTag>
      ) : (
        <StatusTag look="draft">默认</StatusTag>
      ),
  },
]

export default function MessagesTab() {
  const { data, error, isFetching, refetch } = useConfig(['messages'], configCalls.messages)
  const [find, setFind] = useState('')
  const [edited, setEdited] = useState<MessageTemplate | null>(null)
  const restore = useDeed(
    ({ code, rowVersion }: MessageTemplate) => configCalls.restoreMessage(code, rowVersion),
    '已恢复默认',
  )
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  const shown = data?.filter(({ code, title, content }) =>
    `${code} ${title} ${content}`.toLowerCase().includes(find.trim().toLowerCase()),
  )
  const askToRestore = async (template: MessageTemplate) => {
    const sure = await ask({
      title: '恢复默认内容？',
      content: template.defaultContent,
      okText: '恢复默认',
    })
    if (sure) restore.mutate(template)
  }
  return (
    <Card title="消息模板" hint="占位符由系统填写，发送时取最新内容">
      <div className={styles.bar}>
        <Input
          allowClear
          className={styles.field}
          aria-label="查找模板"
          placeholder="编码、标题或内容"
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
      </div>
      <DataTable
        label="消息模板"
        columns={columns}
        rows={shown}
        loading={isFetching}
        rowKey={({ code }) => code}
        rowName={({ title }) => title}
        empty={<EmptyFace title="没有符合条件的模板" />}
        actions={(template) => [
          {
            key: 'edit',
            label: '编辑',
            codes: ['messageTemplate_edit'],
            onClick: () => setEdited(template),
          },
          ...(template.edited
            ? [
                {
                  key: 'restore',
                  label: '恢复默认',
                  codes: ['messageTemplate_edit'],
                  onClick: () => askToRestore(template),
                },
              ]
            : []),
        ]}
      />
      {edited && <MessageDrawer template={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}

interface MessageDrawerProps {
  template: MessageTemplate
  onClose: () => void
}

function MessageDrawer({ template, onClose }: MessageDrawerProps) {
  const { code, rowVersion, placeholders } = template
  const check = (value: unknown) => unknown(String(value ?? ''), placeholders)
  return (
    <EditDrawer
      title={`编辑消息模板：${template.title}`}
      fields={fieldsOf(messageTemplateForm).filter(({ name }) =>
        ['title', 'content'].includes(name),
      )}
      initial={{ title: template.title, content: template.content }}
      parts={{ checks: { title: check, content: check } }}
      save={({ title, content }) =>
        configCalls.saveMessage({
          code,
          rowVersion,
          title: String(title),
          content: String(content),
        })
      }
      onClose={onClose}
    >
      {({ title, content }) => {
        const left = missing(`${title}${content}`, placeholders)
        return (
          <div className={styles.stack}>
            <div className={styles.quiet}>
              可用占位符：{placeholders.map((name) => `{${name}}`).join(' ') || '无'}
            </div>
            {left.length > 0 && (
              <Alert
                type="warning"
                showIcon
                title={`未使用的占位符：${left.map((name) => `{${name}}`).join(' ')}`}
              />
            )}
            <section className={styles.preview} aria-label="预览">
              <strong>{filled(String(title ?? ''))}</strong>
              {filled(String(content ?? ''))}
            </section>
            <Button
              style={{ alignSelf: 'flex-start' }}
              size="small"
              type="link"
              onClick={() => copyText(template.defaultContent)}
            >
              复制默认内容
            </Button>
          </div>
        )
      }}
    </EditDrawer>
  )
}
