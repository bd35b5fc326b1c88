/** Rows from what the versions differ in: 颜色 黑、白 and 尺码 S、M make four. */
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { TextInput } from '../../../../design/text-input'
import {
  combinations,
  dimensionsIn,
  dimensionsOf,
  generate,
  MOST_VERSIONS,
  splitValues,
  type Version,
} from './rows'
import styles from './versions.module.css'

interface VersionGeneratorProps<R> {
  rows: readonly R[]
  onRows: (rows: R[], names: string[]) => void
  onClose: () => void
}

interface Line {
  key: number
  name: string
  text: string
}

const MOST_DIMENSIONS = 3
const USUAL: readonly string[] = ['颜色', '尺码', '规格']

export function VersionGenerator<R extends Version>({
  rows,
  onRows,
  onClose,
}: VersionGeneratorProps<R>) {
  const [lines, setLines] = useState<Line[]>(() =>
    dimensionsIn(rows, dimensionsOf(rows)).map(({ name, values }, key) => ({
      key,
      name,
      text: values.join('，'),
    })),
  )
  const change = (key: number, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const dimensions = lines.map(({ name, text }) => ({ name, values: splitValues(text) }))
  const count = combinations(dimensions).length
  const next = generate(rows, dimensions)
  const tooMany = next.length > MOST_VERSIONS
  return (
    <Modal
      open
      width={600}
      centered
      title="规格生成"
      okText={`生成 ${count} 个规格`}
      cancelText="取消"
      okButtonProps={{ disabled: count === 0 || tooMany }}
      onCancel={onClose}
      onOk={() =>
        onRows(
          next,
          dimensions.filter(({ values }) => values.length > 0).map(({ name }) => name.trim()),
        )
      }
    >
      <p className={styles.note}>每个属性填写若干个值，用逗号分隔。已有的规格保留已填内容。</p>
      <div className={styles.dimensions}>
        {lines.map(({ key, name, text }, place) => (
          <div key={key} className={styles.dimension}>
            <TextInput
              aria-label={`属性 ${place + 1} 名称`}
              placeholder="如 颜色"
              maxLength={50}
              value={name}
              onChange={(next) => change(key, { name: next })}
            />
            <TextInput
              aria-label={`属性 ${place + 1} 的值`}
              placeholder="如 黑，白"
              maxLength={500}
              value={text}
              onChange={(next) => change(key, { text: next })}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={`删除属性 ${place + 1}`}
              disabled={lines.length === 1}
              onClick={() => setLines(lines.filter((line) => line.key !== key))}
            />
          </div>
        ))}
      </div>
      <Button
        icon={<PlusOutlined />}
        disabled={lines.length >= MOST_DIMENSIONS}
        onClick={() => {
          const name = USUAL.find((one) => !lines.some((line) => line.name === one)) ?? ''
          setLines([
            ...lines,
            { key: Math.max(...lines.map(({ key }) => key)) + 1, name, text: '' },
          ])
        }}
      >
        添加属性
      </Button>
      {tooMany && (
        <p className={styles.tooMany} role="alert">
          共 {next.length} 个规格，最多{MOST_VERSIONS}个
        </p>
      )}
    </Modal>
  )
}
