/** The matrix of qualifications: a cell per category and paper, and every rule with its conditions below it. */

import { Button } from 'antd'
import { useState } from 'react'
import { messageOf } from '../../../api/errors'
import { fieldsOf } from '../../../api/facts'
import { qualificationRuleForm } from '../../../api/forms/QualificationRuleForm.gen'
import type { components } from '../../../api/schema.gen'
import { Can } from '../../../design/can'
import type { Column } from '../../../design/columns'
import { DataTable } from '../../../design/data-table'
import { DictSelect } from '../../../design/dict-select'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { DictTreeSelect } from '../../../design/dict-tree-select'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { ask, toast } from '../../../design/feedback'
import { hint } from '../../../design/hint'
import { Card } from '../../../design/page'
import { YesNo } from '../../../design/select'
import { dictItems, useDictionary } from '../../../state/dictionary'
import { useCan } from '../../../state/session'
import { type Category, configCalls, type Rule } from './calls'
import styles from './config.module.css'
import { EditDrawer } from './edit-drawer'
import { cellOf, isAlways, levelOf, nextLevel, rowsOf } from './matrix'
import { useConfig, useDeed } from './use-config'

const NAMES: Record<string, string> = {
  MUST: '必备',
  SHOULD: '建议',
  ONE_OF: '多选一',
  IF: '有条件',
}

const columns: readonly Column<Rule>[] = [
  {
    key: 'category',
    title: '类目',
    width: 140,
    cell: ({ categoryCode }) => <DictText type="ProductCategory" value={categoryCode} />,
  },
  {
    key: 'cert',
    title: '证照',
    width: 180,
    cell: ({ certType }) => <DictText type="CertType" value={certType} />,
  },
  {
    key: 'level',
    title: '层级',
    width: 80,
    cell: ({ level }) => <DictText type="CertLevel" value={level} />,
  },
  {
    key: 'required',
    title: '要求',
    width: 100,
    card: 'status',
    cell: ({ required }) => <DictTag type="RequireLevel" value={required} />,
  },
  { key: 'case', title: '条件', width: 200, cell: (rule) => <Case rule={rule} /> },
  {
    key: 'days',
    title: '剩余天数',
    width: 100,
    align: 'right',
    cell: ({ minRemainDays }) => minRemainDays || null,
  },
  { key: 'note', title: '说明', width: 240, cell: ({ note }) => note },
]

function Case({ rule }: { rule: Rule }) {
  if (isAlways(rule)) return rule.group ? `分组：${rule.group}` : '始终'
  const { crossBorder, brandNature, riskLevel } = rule
  return (
    <span className={styles.chips}>
      {typeof crossBorder === 'boolean' && <span>{crossBorder ? '跨境' : '国产'}</span>}
      {brandNature && <DictText type="BrandNature" value={brandNature} />}
      {riskLevel && <DictText type="RiskLevel" value={riskLevel} />}
    </span>
  )
}

export default function MatrixTab() {
  const rules = useConfig(['rules'], configCalls.rules)
  const categories = useConfig(['categories'], configCalls.categories)
  const [edited, setEdited] = useState<Partial<Rule> | null>(null)
  const remove = useDeed(({ id }: Rule) => configCalls.removeRule(id), '已删除')
  const error = rules.error ?? categories.error
  if (error) return <ErrorFace error={error} onRetry={() => rules.refetch()} />
  if (!rules.data || !categories.data) return <LoadingFace />
  return (
    <div className={styles.stack}>
      <Card title="资质矩阵" hint="点击单元格在 必备 → 建议 → 无 之间切换；虚线为有条件的要求">
        <Grid rules={rules.data} categories={categories.data} onOpen={setEdited} />
      </Card>
      <Card
        title="全部要求"
        hint={`${rules.data.length} 条；下级类目继承上级，同一证照以更具体的为准`}
        extra={
          <Can codes={['rule_edit']}>
            <Button
              type="primary"
              onClick={() => setEdited({ required: 'MUST', level: 'SPU', minRemainDays: 0 })}
            >
              新增要求
            </Button>
          </Can>
        }
      >
        <DataTable
          label="资质要求"
          columns={columns}
          rows={rules.data}
          lines={1}
          rowKey={({ id }) => id}
          rowName={({ categoryCode, certType }) => `${categoryCode} ${certType}`}
          empty={<EmptyFace title="还没有资质要求" />}
          actions={(rule) => [
            { key: 'edit', label: '编辑', codes: ['rule_edit'], onClick: () => setEdited(rule) },
            {
              key: 'remove',
              label: '删除',
              danger: true,
              codes: ['rule_edit'],
              onClick: async () => {
                if (await ask({ title: '删除这条要求？', okText: '删除', danger: true }))
                  remove.mutate(rule)
              },
            },
          ]}
        />
      </Card>
      {edited && (
        <EditDrawer
          title={edited.id ? '编辑资质要求' : '新增资质要求'}
          fields={fieldsOf(qualificationRuleForm)}
          initial={edited}
          parts={{
            controls: {
              categoryCode: () => <DictTreeSelect type="ProductCategory" />,
              crossBorder: () => <YesNo select />,
              brandNature: () => <DictSelect type="BrandNature" placeholder="不限" />,
              riskLevel: () => <DictSelect type="RiskLevel" placeholder="不限" />,
            },
            hidden: (name, { required }) => name === 'group' && required !== 'ONE_OF',
          }}
          save={({ lastModifiedByName: _name, lastModifiedDate: _date, ...values }) =>
            edited.id
              ? configCalls.saveRule(values as components['schemas']['QualificationRuleFormSave'])
              : configCalls.addRule(
                  values as unknown as components['schemas']['QualificationRuleForm'],
                )
          }
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

interface GridProps {
  rules: readonly Rule[]
  categories: readonly Category[]
  onOpen: (rule: Rule) => void
}

function Grid({ rules, categories, onOpen }: GridProps) {
  const items = useDictionary((state) => state.items)
  const mayEdit = useCan(['rule_edit'])
  const certs = dictItems(items, 'CertType').filter(({ disabled }) => !disabled)
  const turn = useDeed(async ({ category, cert }: { category: string; cert: string }) => {
    const { rule } = cellOf(rules, category, cert)
    const required = nextLevel(rule?.required)
    if (rule && required === null) return configCalls.removeRule(rule.id)
    if (rule) {
      const { lastModifiedByName: _name, lastModifiedDate: _date, ...kept } = rule
      return configCalls.saveRule({ ...kept, required: required ?? 'MUST' })
    }
    return configCalls.addRule({
      categoryCode: category,
      certType: cert,
      level: levelOf(rules, cert),
      required: 'MUST',
      minRemainDays: 0,
    })
  })
  const press = (category: string, cert: string) => {
    const { rule } = cellOf(rules, category, cert)
    if (rule?.required === 'ONE_OF') return onOpen(rule)
    turn.mutate({ category, cert }, { onError: (problem) => toast.error(messageOf(problem)) })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={styles.scroll} tabIndex={0} aria-label="资质矩阵">
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">类目</th>
            {certs.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(categories, rules).map(({ code, name, level }) => (
            <tr key={code}>
              <th scope="row" style={{ paddingLeft: 6 + (level - 1) * 12 }}>
                {name}
              </th>
              {certs.map(({ value, label }) => {
                const cell = cellOf(rules, code, value)
                const said = cell.level ? (NAMES[cell.level] ?? cell.level) : '–'
                return (
                  <td key={value}>
                    <span {...hint(cell.notes.join('；'))}>
                      <button
                        type="button"
                        className={styles.cell}
                        data-level={cell.level}
                        disabled={!mayEdit || turn.isPending}
                        aria-label={`${name} ${label} ${said}`}
                        onClick={() => press(code, value)}
                      >
                        {said}
                      </button>
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
