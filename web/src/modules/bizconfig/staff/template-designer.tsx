/** The designer of a template: groups and attributes to drag, and where the template holds. */

import { HolderOutlined } from '@ant-design/icons'
import { Button, Tree } from 'antd'
import { useState } from 'react'
import { messageOf } from '../../../api/errors'
import { fieldsOf } from '../../../api/facts'
import { attrTemplateForm } from '../../../api/forms/AttrTemplateForm.gen'
import type { components } from '../../../api/schema.gen'
import { Chip, KeyChip } from '../../../design/chip'
import { DictText } from '../../../design/dict-text'
import { DictTreeSelect } from '../../../design/dict-tree-select'
import { ask, toast } from '../../../design/feedback'
import { Card } from '../../../design/page'
import { RowActions } from '../../../design/row-actions'
import { TextInput } from '../../../design/text-input'
import { useCan } from '../../../state/session'
import { AttributeDrawer } from './attribute-drawer'
import { type Attribute, configCalls, type Template } from './calls'
import styles from './config.module.css'
import { keyOf, moved, type Place, placeOf, withField } from './designer'
import { EditDrawer } from './edit-drawer'
import { useDeed } from './use-config'

interface TemplateDesignerProps {
  template: Template
  onSaved: (template: Template) => void
  onRemoved: () => void
}

export function TemplateDesigner({ template, onSaved, onRemoved }: TemplateDesignerProps) {
  const [draft, setDraft] = useState(template)
  const [scoping, setScoping] = useState(!template.id)
  const [place, setPlace] = useState<Place | null>(null)
  const mayEdit = useCan(['rule_edit'])
  const remove = useDeed(() => configCalls.removeTemplate(template.id), '已删除')
  const save = useDeed(saved, '保存成功')
  const groups = draft.groups ?? []
  const setGroups = (next: Template['groups']) => setDraft({ ...draft, groups: next })
  const changed = draft !== template
  const keep = () =>
    save.mutate(draft, {
      onSuccess: (answer) => onSaved(answer as Template),
      onError: (problem) => toast.error(messageOf(problem)),
    })
  const askToRemove = async () => {
    if (await ask({ title: `删除模板“${template.name}”？`, okText: '删除', danger: true }))
      remove.mutate(undefined, { onSuccess: onRemoved })
  }
  return (
    <Card
      title={draft.name || '新模板'}
      hint="拖动属性可调整顺序或换到其他分组"
      extra={
        mayEdit && (
          <span className={styles.chips}>
            {template.id && (
              <Button size="small" danger onClick={askToRemove}>
                删除
              </Button>
            )}
            <Button size="small" onClick={() => setScoping(true)}>
              适用范围
            </Button>
            <Button
              size="small"
              type="primary"
              disabled={!changed}
              loading={save.isPending}
              onClick={keep}
            >
              保存模板
            </Button>
          </span>
        )
      }
    >
      <Tree
        blockNode
        selectable={false}
        defaultExpandAll
        draggable={mayEdit && { icon: <HolderOutlined /> }}
        allowDrop={({ dragNode, dropNode, dropPosition }) => {
          const [from, to] = [placeOf(String(dragNode.key)), placeOf(String(dropNode.key))]
          const ontoGroup = to.field === undefined
          if (from.field === undefined) return ontoGroup && dropPosition !== 0
          return ontoGroup ? dropPosition === 0 : dropPosition !== 0
        }}
        onDrop={({ dragNode, node, dropToGap, dropPosition, node: { pos } }) => {
          const to = placeOf(String(node.key))
          const after = dropToGap && dropPosition > Number(pos.split('-').at(-1)) ? 1 : 0
          const at =
            to.field === undefined
              ? { group: to.group + (dropToGap ? after : 0) }
              : { group: to.group, field: to.field + after }
          setGroups(moved(groups, placeOf(String(dragNode.key)), at))
        }}
        treeData={groups.map((group, at) => ({
          key: keyOf({ group: at }),
          title: (
            <span className={styles.row}>
              {mayEdit ? (
                <TextInput
                  aria-label={`分组名称 ${at + 1}`}
                  style={{ width: 200 }}
                  maxLength={50}
                  value={group.groupName}
                  onChange={(name) =>
                    setGroups(groups.with(at, { ...group, groupName: name ?? '' }))
                  }
                />
              ) : (
                <strong>{group.groupName}</strong>
              )}
              <span className={styles.quiet}>{group.fields?.length ?? 0} 个属性</span>
              {mayEdit && (
                <RowActions
                  of={group.groupName}
                  actions={[
                    { key: 'add', label: '添加属性', onClick: () => setPlace({ group: at }) },
                    ...(at > 0
                      ? [
                          {
                            key: 'up',
                            label: '上移',
                            onClick: () =>
                              setGroups(moved(groups, { group: at }, { group: at - 1 })),
                          },
                        ]
                      : []),
                    {
                      key: 'remove',
                      label: '删除分组',
                      danger: true,
                      disabled: group.fields?.length ? '请先移走其中的属性' : undefined,
                      onClick: () => setGroups(groups.toSpliced(at, 1)),
                    },
                  ]}
                />
              )}
            </span>
          ),
          children: (group.fields ?? []).map((field, index) => ({
            key: keyOf({ group: at, field: index }),
            isLeaf: true,
            title: (
              <AttributeLine
                attribute={field}
                editable={mayEdit}
                onEdit={() => setPlace({ group: at, field: index })}
                onMove={(to) => setGroups(moved(groups, { group: at, field: index }, to))}
                place={{ group: at, field: index }}
                last={index === (group.fields?.length ?? 0) - 1}
                onRemove={() => setGroups(withField(groups, { group: at, field: index }, null))}
              />
            ),
          })),
        }))}
      />
      {mayEdit && (
        <Button onClick={() => setGroups([...groups, { groupName: '新分组', fields: [] }])}>
          添加分组
        </Button>
      )}
      {scoping && mayEdit && (
        <EditDrawer
          title="模板与适用范围"
          fields={fieldsOf(attrTemplateForm).filter(({ name }) => name !== 'groups')}
          initial={draft}
          parts={{
            controls: {
              categoryCode: () => <DictTreeSelect type="ProductCategory" placeholder="全部类目" />,
            },
            hints: { liveRoom: () => '不选为全部直播间；越具体的模板越优先' },
          }}
          save={async (values) => setDraft({ ...draft, ...(values as Partial<Template>) })}
          onClose={() => setScoping(false)}
        />
      )}
      {place && (
        <AttributeDrawer
          attribute={
            place.field === undefined ? undefined : groups[place.group]?.fields?.[place.field]
          }
          onSave={(attribute) => setGroups(withField(groups, place, attribute))}
          onClose={() => setPlace(null)}
        />
      )}
    </Card>
  )
}

function saved(draft: Template) {
  const { lastModifiedByName: _name, lastModifiedDate: _date, ...form } = draft
  return form.id
    ? configCalls.saveTemplate(form as components['schemas']['AttrTemplateFormSave'])
    : configCalls.addTemplate(form as components['schemas']['AttrTemplateForm'])
}

interface AttributeLineProps {
  attribute: Attribute
  editable: boolean
  place: Required<Place>
  last: boolean
  onEdit: () => void
  onMove: (to: Place) => void
  onRemove: () => void
}

function AttributeLine(props: AttributeLineProps) {
  const { attribute, editable, place, last, onEdit, onMove, onRemove } = props
  const { group, field } = place
  return (
    <span className={styles.row}>
      <span>{attribute.label}</span>
      <code className={styles.quiet}>{attribute.attrCode}</code>
      <Chip>
        <DictText type="AttrControl" value={attribute.control} />
      </Chip>
      {attribute.required && <Chip tone="red">必填</Chip>}
      {attribute.keyField && <KeyChip />}
      {attribute.showWhen && <span className={styles.quiet}>当 {attribute.showWhen}</span>}
      {editable && (
        <RowActions
          of={attribute.label}
          actions={[
            { key: 'edit', label: '编辑', onClick: onEdit },
            ...(field > 0
              ? [
                  {
                    key: 'up',
                    label: '上移',
                    onClick: () => onMove({ group, field: field - 1 }),
                  },
                ]
              : []),
            ...(last
              ? []
              : [
                  {
                    key: 'down',
                    label: '下移',
                    onClick: () => onMove({ group, field: field + 2 }),
                  },
                ]),
            { key: 'remove', label: '删除', danger: true, onClick: onRemove },
          ]}
        />
      )}
    </span>
  )
}
