import { CheckCircleFilled, CloseCircleFilled, DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ImportCheck } from '../api/imports'
import styles from './import-dialog.module.css'
import { PlainTable } from './plain-table'

/** So many wrong cells can be read here; all of them stand in the file. */
const MOST = 200

interface ImportResultProps {
  check: ImportCheck
  onErrorFile: () => void
}

/** How many rows are good, and what is wrong with the others, cell by cell. */
export function ImportResult({ check, onErrorFile }: ImportResultProps) {
  const { total, okCount, errorCount, rows } = check
  const errors = rows.flatMap(({ rowNo, errors: wrong }) =>
    wrong.map(({ column, message }, nth) => ({ key: `${rowNo}.${nth}`, rowNo, column, message })),
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
      {errors.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        <section className={styles.errors} aria-label="错误明细" tabIndex={0}>
          <PlainTable
            label="错误明细"
            rows={errors.slice(0, MOST)}
            rowKey={({ key }) => key}
            columns={[
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
