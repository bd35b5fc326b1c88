/** The tree of categories, three levels deep, with what each says about risk, papers, attributes and terms. */

import { Button } from 'antd'
import { useState } from 'react'
import { fieldsOf } from '../../../api/facts'
import { categoryForm } from '../../../api/forms/CategoryForm.gen'
import type { components } from '../../../api/schema.gen'
import { Can } from '../../../design/can'
import type { Column } from '../../../design/columns'
import { DataTable } from '../../../design/data-table'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { ErrorFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { Select } from '../../../design/select'
import { StatusTag } from '../../../design/status-tag'
import { TextInput } from '../../../design/text-input'
import { type Category, configCalls, type Template } from './calls'
import styles from './config.module.css'
import { EditDrawer } from './edit-drawer'
import { useConfig } from './use-config'

const DEEPEST = 3

const NEW = {
  riskLevelDefault: 'LOW',
  commissionMin: 0,
  sampleRequired: false,
  enabled: true,
  rowVersion: 0,
}

const columnsWith = (templates: readonly Template[]): readonly Column<Category>[] => [
  {
    key: 'name',
    title: '类目',
    width: 300,
    cell: ({ name, code }) => (
      <span className={styles.code}>
        {name} <code className={styles.quiet}>{code}</code>
      </span>
    ),
  },
  {
    key: 'risk',
    title: '默认风险',
    width: 88,
    cell: ({ riskLevelDefault }) => <DictTag type="RiskLevel" value={riskLevelDefault} />,
  },
  {
    key: 'certs',
    title: '必备资质',
    width: 220,
    cell: ({ requiredCerts }) => <DictText type="CertType" value={requiredCerts} />,
  },
  {
    key: 'template',
    title: '指定属性模板',
    width: 110,
    cell: ({ attrTemplateId }) => templates.find(({ id }) => id === attrTemplateId)?.name,
  },
  {
    key: 'commission',
    title: '最低佣金率',
    width: 94,
    align: 'right',
    cell: ({ commissionMin }) => `${commissionMin.toFixed(2)}%`,
  },
  {
    key: 'sample',
    title: '需寄样',
    width: 70,
    cell: ({ sampleRequired }) => (sampleRequired ? '是' : '否'),
  },
  {
    key: 'enabled',
    title: '状态',
    width: 84,
    card: 'status',
    cell: ({ enabled }) =>
      enabled ? (
        <StatusTag look="approved">启用</StatusTag>
      ) : (
        <StatusTag look="cancelled">已停用</StatusTag>
      ),
  },
]

/** A leaf of a tree shows no arrow. */
const withoutEmpty = (rows: readonly Category[]): Category[] =>
  rows.map((row) => ({
    ...row,
    children: (row.children.length > 0
      ? withoutEmpty(row.children)
      : undefined) as Category['children'],
  }))

export default function CategoriesTab() {
  const { data, error, isFetching, refetch } = useConfig(['categories'], configCalls.categories)
  const templates = useConfig(['templates'], configCalls.templates).data ?? []
  const [edited, setEdited] = useState<(Partial<Category> & { fresh?: boolean }) | null>(null)
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  const add = (parent?: Category) =>
    setEdited({
      ...NEW,
      ...(parent && { riskLevelDefault: parent.riskLevelDefault }),
      parentCode: parent?.code ?? '',
      code: parent ? `${parent.code}_` : '',
      fresh: true,
    })
  return (
    <Card
      title="类目"
      hint={
        <>
          必备资质来自<Link to="/platform/config?tab=matrix">资质矩阵</Link>，含上级类目的要求
        </>
      }
      extra={
        <Can codes={['rule_edit']}>
          <Button type="primary" onClick={() => add()}>
            新增一级类目
          </Button>
        </Can>
      }
    >
      <DataTable
        label="类目"
        columns={columnsWith(templates)}
        rows={data && withoutEmpty(data)}
        loading={isFetching}
        lines={1}
        actionWidth={130}
        rowKey={({ code }) => code}
        rowName={({ name }) => name}
        tree="children"
        actions={(category) => [
          {
            key: 'edit',
            label: '编辑',
            codes: ['rule_edit'],
            onClick: () => setEdited(category),
          },
          ...(category.level < DEEPEST
            ? [
                {
                  key: 'child',
                  label: '新增下级',
                  codes: ['rule_edit'],
                  onClick: () => add(category),
                },
              ]
            : []),
        ]}
      />
      {edited && (
        <EditDrawer
          title={edited.fresh ? '新增类目' : `编辑类目 ${edited.name}`}
          fields={fieldsOf(categoryForm).filter(
            ({ name }) => name !== 'rowVersion' && name !== 'parentCode',
          )}
          initial={edited}
          parts={{
            controls: {
              code: ({ max }) => <TextInput maxLength={max} disabled={!edited.fresh} />,
              attrTemplateId: () => <TemplateSelect templates={templates} />,
            },
            hints: { attrTemplateId: () => '不指定时按类目逐级匹配属性模板' },
          }}
          save={(values) => {
            const category = formOf(values as unknown as Category)
            return edited.fresh
              ? configCalls.addCategory(category)
              : configCalls.saveCategory(category)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  )
}

const formOf = (row: Category): components['schemas']['CategoryForm'] => ({
  code: row.code,
  parentCode: row.parentCode,
  name: row.name,
  enabled: row.enabled,
  riskLevelDefault: row.riskLevelDefault,
  attrTemplateId: row.attrTemplateId ?? null,
  commissionMin: row.commissionMin ?? 0,
  sampleRequired: row.sampleRequired,
  rowVersion: row.rowVersion,
})

interface TemplateSelectProps {
  templates: readonly Template[]
  value?: number | null
  onChange?: (id: number | null) => void
  id?: string
}

function TemplateSelect({ templates, value, onChange, id }: TemplateSelectProps) {
  return (
    <Select
      id={id}
      options={templates.map((template) => ({ value: String(template.id), label: template.name }))}
      value={value ? String(value) : undefined}
      onChange={((next?: string) => onChange?.(next ? Number(next) : null)) as never}
    />
  )
}
