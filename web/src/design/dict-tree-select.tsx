import { TreeSelect, type TreeSelectProps } from 'antd'
import type { DictItem } from '../api/calls'
import { t } from '../i18n/texts'
import { dictItems, useDictionary } from '../state/dictionary'
import { CLEAR } from './select'

type Node = { value: string; title: string; disabled: boolean; children: Node[] }

const nodeOf = ({ value, label, disabled, children }: DictItem): Node => ({
  value,
  title: label,
  disabled,
  children: children.map(nodeOf),
})

interface DictTreeSelectProps extends Omit<TreeSelectProps<string>, 'treeData'> {
  type: string
}

/** A choice from a dictionary with children: any of its levels. */
export function DictTreeSelect({ type, ...props }: DictTreeSelectProps) {
  const items = useDictionary((state) => state.items)
  return (
    <TreeSelect<string>
      placeholder={t('common.choose')}
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear={CLEAR}
      style={{ width: '100%' }}
      {...props}
      treeData={dictItems(items, type).map(nodeOf)}
    />
  )
}
