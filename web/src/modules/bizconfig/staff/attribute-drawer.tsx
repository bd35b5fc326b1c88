/** One attribute of a template: its control, its limits, when it shows. */

import { fieldsOf } from '../../../api/facts'
import { attrField } from '../../../api/forms/AttrField.gen'
import type { Values } from '../../../blocks/document/types'
import { Select } from '../../../design/select'
import { type Attribute, configCalls } from './calls'
import { EditDrawer } from './edit-drawer'
import { TableColumns } from './table-columns'
import { useConfig } from './use-config'

interface AttributeDrawerProps {
  attribute: Attribute | undefined
  onSave: (attribute: Attribute) => void
  onClose: () => void
}

const NEW = { control: 'text', required: false, keyField: false, visibleTo: 'ALL', columns: [] }

/** Which limits make sense for a control. */
const LIMITS: Record<string, readonly string[]> = {
  dictType: ['select', 'multi'],
  maxLength: ['text', 'textarea'],
  min: ['int', 'num'],
  max: ['int', 'num', 'file', 'image'],
  decimals: ['num'],
  unit: ['int', 'num', 'text'],
  compareUnit: ['num'],
  columns: ['table'],
}

export function AttributeDrawer({ attribute, onSave, onClose }: AttributeDrawerProps) {
  const types = useConfig(['types'], configCalls.types).data ?? []
  const initial = { ...NEW, ...attribute } as Values
  const isHidden = (name: string, { control }: Values) =>
    LIMITS[name] !== undefined && !LIMITS[name].includes(String(control))
  return (
    <EditDrawer
      title={attribute ? `编辑属性 ${attribute.label}` : '新增属性'}
      fields={fieldsOf(attrField)}
      initial={initial}
      parts={{
        hidden: isHidden,
        controls: {
          dictType: () => (
            <Select
              options={types.map(({ code, label }) => ({ value: code, label: `${label} ${code}` }))}
            />
          ),
          columns: () => <TableColumns />,
        },
        hints: {
          showWhen: () => '如 efficacy=SUNSCREEN|PERM，留空为始终显示',
          max: ({ control }) =>
            ['file', 'image'].includes(String(control)) ? '最多上传几个' : undefined,
        },
      }}
      save={async (values) => {
        const told = Object.entries(values).filter(([name]) => !isHidden(name, values))
        onSave({ ...NEW, ...Object.fromEntries(told) } as unknown as Attribute)
      }}
      onClose={onClose}
    />
  )
}
