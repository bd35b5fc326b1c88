/** Words that texts may not contain: the list, the import, and a box to try a text. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { fieldsOf } from '../../../api/facts'
import { complianceWordForm } from '../../../api/forms/ComplianceWordForm.gen'
import type { components } from '../../../api/schema.gen'
import { Can } from '../../../design/can'
import type { Column } from '../../../design/columns'
import { DataTable } from '../../../design/data-table'
import { DictSelect } from '../../../design/dict-select'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace } from '../../../design/faces'
import { ask } from '../../../design/feedback'
import { ImportDialog } from '../../../design/import-dialog'
import { Card } from '../../../design/page'
import { Pager } from '../../../design/pager'
import { DEFAULT_PAGE_SIZE, wirePage } from '../../../design/paging'
import { StatusTag } from '../../../design/status-tag'
import { configCalls, configKeys, type Word } from './calls'
import styles from './config.module.css'
import { EditDrawer } from './edit-drawer'
import { useDeed } from './use-config'
import { WordTest } from './word-test'

const NEW: Partial<Word> = {
  matchType: 'EXACT',
  level: 'BLOCK',
  categories: [],
  scenes: [],
  enabled: true,
}

const columns: readonly Column<Word>[] = [
  { key: 'word', title: '词', width: 170, cell: ({ word }) => word },
  {
    key: 'level',
    title: '级别',
    width: 80,
    cell: ({ level }) => <DictTag type="ComplianceLevel" value={level} />,
  },
  {
    key: 'match',
    title: '匹配',
    width: 80,
    cell: ({ matchType }) => <DictText type="ComplianceMatch" value={matchType} />,
  },
  {
    key: 'categories',
    title: '类目',
    width: 120,
    cell: ({ categories }) =>
      categories?.length ? <DictText type="ProductCategory" value={categories} /> : '全部',
  },
  {
    key: 'scenes',
    title: '场景',
    width: 120,
    cell: ({ scenes }) =>
      scenes?.length ? <DictText type="ComplianceScene" value={scenes} /> : '全部',
  },
  { key: 'law', title: '法规', width: 190, cell: ({ lawRef }) => lawRef },
  {
    key: 'enabled',
    title: '状态',
    width: 90,
    card: 'status',
    cell: ({ enabled }) =>
      enabled ? (
        <StatusTag look="approved">启用</StatusTag>
      ) : (
        <StatusTag look="cancelled">停用</StatusTag>
      ),
  },
]

export default function WordsTab() {
  const [find, setFind] = useState('')
  const [level, setLevel] = useState<string>()
  const [page, setPage] = useState({ at: 1, size: DEFAULT_PAGE_SIZE })
  const [edited, setEdited] = useState<Partial<Word> | null>(null)
  const [importing, setImporting] = useState(false)
  const query = { word: find.trim(), level, page: wirePage(page.at), size: page.size }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: configKeys.of('words', query),
    queryFn: () => configCalls.words(query),
    placeholderData: keepPreviousData,
  })
  const remove = useDeed(({ id }: Word) => configCalls.removeWord(id), '已删除')
  const imported = useDeed(async () => undefined)
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  const narrow = (change: () => void) => {
    change()
    setPage({ ...page, at: 1 })
  }
  return (
    <div className={styles.stack}>
      <WordTest />
      <Card title="违禁词" hint={data && `共 ${data.total} 个`}>
        <div className={styles.bar}>
          <Input
            allowClear
            className={styles.field}
            aria-label="查找违禁词"
            placeholder="词"
            value={find}
            onChange={({ target }) => narrow(() => setFind(target.value))}
          />
          <div className={styles.field}>
            <DictSelect
              type="ComplianceLevel"
              aria-label="级别"
              placeholder="全部级别"
              value={level}
              onChange={((next?: string) => narrow(() => setLevel(next))) as never}
            />
          </div>
          <Can codes={['compliance_edit']}>
            <span className={`${styles.chips} ${styles.end}`}>
              <Button onClick={() => setImporting(true)}>导入</Button>
              <Button type="primary" onClick={() => setEdited(NEW)}>
                新增违禁词
              </Button>
            </span>
          </Can>
        </div>
        <DataTable
          label="违禁词"
          columns={columns}
          rows={data?.items}
          loading={isFetching}
          lines={1}
          rowKey={({ id }) => id}
          rowName={({ word }) => word}
          empty={<EmptyFace title="没有符合条件的词" />}
          actions={(word) => [
            {
              key: 'edit',
              label: '编辑',
              codes: ['compliance_edit'],
              onClick: () => setEdited(word),
            },
            {
              key: 'remove',
              label: '删除',
              danger: true,
              codes: ['compliance_edit'],
              onClick: async () => {
                const sure = await ask({
                  title: `删除违禁词“${word.word}”？`,
                  okText: '删除',
                  danger: true,
                })
                if (sure) remove.mutate(word)
              },
            },
          ]}
        />
        {data && (
          <Pager
            page={page.at}
            size={page.size}
            total={data.total}
            onChange={(at, size) => setPage({ at: size === page.size ? at : 1, size })}
          />
        )}
      </Card>
      {edited && (
        <EditDrawer
          title={edited.id ? `编辑违禁词 ${edited.word}` : '新增违禁词'}
          fields={fieldsOf(complianceWordForm)}
          initial={edited}
          parts={{
            hints: {
              exemptPattern: () => '正则表达式；命中内容落在其中时不算违禁，如 第一(步|次)',
              categories: () => '不选为全部类目',
              scenes: () => '不选为全部场景',
            },
          }}
          save={({ lastModifiedByName: _name, lastModifiedDate: _date, ...values }) =>
            edited.id
              ? configCalls.saveWord(values as components['schemas']['ComplianceWordFormSave'])
              : configCalls.addWord(
                  values as unknown as components['schemas']['ComplianceWordForm'],
                )
          }
          onClose={() => setEdited(null)}
        />
      )}
      <ImportDialog
        open={importing}
        what="违禁词"
        base="bizconfig/api/compliance-words"
        onClose={() => setImporting(false)}
        onDone={() => imported.mutate(undefined)}
      />
    </div>
  )
}
