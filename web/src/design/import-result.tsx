import { CheckCircleFilled, CloseCircleFilled, DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ImportCheck, ImportError } from '../api/imports'
import styles from './import-dialog.module.css'
import { PlainTable } from './plain-table'

/** So many wrong cells can be read here; all of them stand in the file. */
const MOST = 200

interface ImportResultProps {
  check: ImportCheck
  onErrorFile: () => void
}

type Wrong = ImportError & { key: string; rowNo: number }

/** How many rows are good, and what is wrong with the others, cell by cell. */
export function ImportResult({ check, onErrorFile }: ImportResultProps) {
  const { total, okCount, errorCount, rows, parts = [] } = check
  const errors = rows.flatMap(({ rowNo, errors: wrong }, at) =>
    wrong.map((error, nth) => ({ rowNo, sheet: parts[0]?.name, ...error, key: `${at}.${nth}` })),
  )
  return (
    <>
      <div className={styles.sum} role="status">
        <span className="figures">共 {total} 行</span>
        <span className={`${styles.good} figures`}>
          <CheckCircleFilled /> 通过 {okCount} 行
        </span>
        {errorCount > 0 && (
          <span className={`${styles.bad} figures`}>
            <CloseCircleFilled /> 错误 {errorCount} 行
          </span>
        )}
        {errorCount > 0 && (
          <Button size="small" icon={<DownloadOutlined />} onClick={onErrorFile}>
            下载错误文件
          </Button>
        )}
      </div>
      {okCount > 0 && parts.length > 0 && (
        <p className={`${styles.parts} figures`}>
          可导入：{parts.map(({ name, okCount: good }) => `${name} ${good} 条`).join('、')}
        </p>
      )}
      {errors.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        <section className={styles.errors} aria-label="错误明细" tabIndex={0}>
          <PlainTable
            label="错误明细"
            rows={errors.slice(0, MOST)}
            rowKey={({ key }) => key}
            columns={[
              ...(parts.length > 0
                ? [{ title: '工作表', width: 96, cell: ({ sheet }: Wrong) => sheet }]
                : []),
              { title: '行号', width: 72, cell: ({ rowNo }) => <>第{rowNo}行</> },
              { title: '列', width: 140, cell: ({ column }) => column },
              { title: '错误原因', cell: ({ message }) => message },
            ]}
          />
          {errors.length > MOST && (
            <p className={styles.rest}>还有 {errors.length - MOST} 处错误，请下载错误文件查看。</p>
          )}
        </section>
      )}
    </>
  )
}
