/** An import in three steps: the template, the check with every row's errors, the commit. */
import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Modal, Progress } from 'antd'
import { useRef, useState } from 'react'
import { CancelledError, messageOf } from '../api/errors'
import type { CallPath } from '../api/http'
import { type ImportCheck, importCalls } from '../api/imports'
import { checkFile } from '../lib/file-checks'
import { saveBlob } from '../lib/save-blob'
import { toast } from './feedback'
import styles from './import-dialog.module.css'
import { ImportResult } from './import-result'
import { UploadArea } from './upload-area'

export interface ImportDialogProps {
  open: boolean
  /** What is imported: 报品. */
  what: string
  /** The list's path: `selection/api/offers`. */
  base: CallPath
  onClose: () => void
  /** Rows were imported: the list is old now. */
  onDone: () => void
}

const RULE = { accept: ['xlsx'], maxKb: 10240 }

export function ImportDialog({ open, what, base, onClose, onDone }: ImportDialogProps) {
  const calls = importCalls(base)
  const [percent, setPercent] = useState<number>()
  const [check, setCheck] = useState<ImportCheck>()
  const [problem, setProblem] = useState<string>()
  const [committing, setCommitting] = useState(false)
  const running = useRef<AbortController>(null)

  const again = () => {
    running.current?.abort(new CancelledError())
    setCheck(undefined)
    setProblem(undefined)
    setPercent(undefined)
  }
  const close = () => {
    if (committing) return
    again()
    onClose()
  }
  const validate = async (file: File) => {
    const refused = checkFile(file, RULE)
    setProblem(refused)
    if (refused) return
    const control = new AbortController()
    running.current = control
    setPercent(0)
    try {
      setCheck(await calls.validate(file, setPercent, control.signal))
    } catch (error) {
      if (!control.signal.aborted) setProblem(messageOf(error))
    } finally {
      if (running.current === control) setPercent(undefined)
    }
  }
  const commit = async (done: ImportCheck) => {
    setCommitting(true)
    try {
      await calls.commit(done.batchId, done.errorCount > 0 ? 'SKIP_ERRORS' : 'ALL_OR_NOTHING')
      toast.success(`已导入 ${done.okCount} 行`)
      again()
      onDone()
      onClose()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setCommitting(false)
    }
  }

  return (
    <Modal
      open={open}
      title={`导入${what}`}
      width={720}
      onCancel={close}
      closable={{ 'aria-label': '关闭' }}
      mask={{ closable: false }}
      destroyOnHidden
      footer={
        <>
          <Button disabled={committing} onClick={check ? again : close}>
            {check ? '重新上传' : '取消'}
          </Button>
          {check && (
            <Button
              type="primary"
              disabled={check.okCount === 0}
              loading={committing}
              onClick={() => commit(check)}
            >
              {check.errorCount > 0
                ? `跳过错误行，导入 ${check.okCount} 行`
                : `导入 ${check.okCount} 行`}
            </Button>
          )}
        </>
      }
    >
      {check ? (
        <ImportResult
          check={check}
          onErrorFile={() => save(() => calls.errorFile(check.batchId), `${what}导入错误.xlsx`)}
        />
      ) : (
        <div className={styles.steps}>
          <div className={styles.step}>
            <strong>1. 下载模板</strong>
            <p>按模板的列填写，标 * 的列必填，不要改动表头。</p>
            <Button
              icon={<DownloadOutlined />}
              onClick={() => save(calls.template, `${what}导入模板.xlsx`)}
            >
              下载模板
            </Button>
          </div>
          <div className={styles.step}>
            <strong>2. 上传填好的文件</strong>
            <UploadArea
              label="导入文件"
              accept={RULE.accept}
              multiple={false}
              disabled={percent !== undefined}
              tip="支持xlsx格式，不超过10MB；可拖入。上传后先校验，不会直接写入。"
              onFiles={([file]) => file && validate(file)}
            >
              {(pick) =>
                percent === undefined ? (
                  <Button icon={<UploadOutlined />} onClick={pick}>
                    选择文件
                  </Button>
                ) : (
                  <div className={styles.running} role="status">
                    <span>{percent < 100 ? '上传中' : '校验中'}</span>
                    <Progress percent={percent} size="small" aria-label="上传进度" />
                    <Button size="small" onClick={again}>
                      取消
                    </Button>
                  </div>
                )
              }
            </UploadArea>
          </div>
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Modal>
  )
}

async function save(fetched: () => Promise<Blob>, name: string) {
  try {
    saveBlob(await fetched(), name)
  } catch (error) {
    toast.error(messageOf(error))
  }
}
