import { Button } from 'antd'
import { useState } from 'react'
import type { UploadFile } from '../api/files'
import { ExportButton } from '../design/export-button'
import { FileList } from '../design/file-list'
import { type ImageSlot, ImageSlots } from '../design/image-slots'
import { ImportDialog } from '../design/import-dialog'
import { ImportResult } from '../design/import-result'
import { UploadCard } from '../design/upload-card'
import { TaskTile } from '../design/upload-tile'
import styles from './gallery.module.css'
import { Sample } from './sample'
import { drawing } from './samples'

const picture = (fileId: number, part: Partial<UploadFile> = {}): UploadFile => ({
  fileId,
  name: `图片${fileId}.png`,
  url: drawing(fileId * 40),
  size: 345_678,
  ...part,
})

const slots: ImageSlot[] = [
  { type: 'main', label: '主图', required: true },
  { type: 'transparent', label: '透明图', required: true, accept: ['png'] },
  { type: 'scene', label: '场景图', limit: 3 },
  { type: 'package', label: '包装' },
]

const files = [
  picture(7),
  { fileId: 8, name: '授权书.pdf', url: '#', size: 2_345_678 },
  {
    fileId: 9,
    name: '一份名字长得一行放不下所以会在末尾省略的化妆品生产许可证扫描件.pdf',
    url: '#',
    size: 9000,
  },
]

const task = {
  id: 't',
  file: new File(['x'], '标签.png'),
  type: '',
  blobUrl: drawing(200),
  percent: 64,
}
const nothing = () => undefined

export function FilePage() {
  const [wall, setWall] = useState<UploadFile[]>([picture(1, { isPrimary: true }), picture(2)])
  const [filled, setFilled] = useState<UploadFile[]>([
    picture(3, { type: 'main', isPrimary: true }),
    picture(4, { type: 'transparent' }),
    picture(5, { type: 'scene' }),
  ])
  const [docs, setDocs] = useState<UploadFile[]>(files)
  return (
    <>
      <Sample title="图片位">
        <ImageSlots
          slots={slots}
          value={filled}
          onChange={setFilled}
          faults={{ transparent: '边缘有白边，图片不合规' }}
        />
      </Sample>
      <Sample title="上传中与失败">
        <div className={styles.row}>
          <div style={{ width: 112 }}>
            <TaskTile task={task} label="标签" onCancel={nothing} onRetry={nothing} />
          </div>
          <div style={{ width: 112 }}>
            <TaskTile
              task={{ ...task, error: '网络中断' }}
              label="标签"
              onCancel={nothing}
              onRetry={nothing}
            />
          </div>
        </div>
      </Sample>
      <Sample title="图片墙，最多 6 张，可设主图">
        <UploadCard
          label="商品图片"
          limit={6}
          value={wall}
          onChange={setWall}
          primary
          maxPx={4000}
        />
      </Sample>
      <Sample title="文件">
        <UploadCard
          look="list"
          label="授权书"
          accept={['pdf', 'jpg', 'png']}
          maxKb={20480}
          limit={5}
          tip="支持pdf、jpg、png格式，单个不超过20MB"
          value={docs}
          onChange={setDocs}
        />
      </Sample>
      <Sample title="只读">
        <FileList files={files} />
      </Sample>
    </>
  )
}

export function ImportPage() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Sample title="导入与导出">
        <div className={styles.row}>
          <Button onClick={() => setOpen(true)}>导入</Button>
          <ExportButton base="selection/api/offers" query={{}} name="报品" />
          <ImportDialog
            open={open}
            what="报品"
            base="selection/api/offers"
            onClose={() => setOpen(false)}
            onDone={nothing}
          />
        </div>
      </Sample>
      <Sample title="校验结果，有错误">
        <ImportResult
          onErrorFile={nothing}
          check={{
            batchId: 1,
            total: 120,
            okCount: 118,
            errorCount: 2,
            rows: [
              { rowNo: 3, ok: false, errors: [{ column: '佣金率', message: '佣金率不能为空' }] },
              {
                rowNo: 9,
                ok: false,
                errors: [
                  { column: '条形码', message: '条形码校验位有误' },
                  { column: '手机', message: '手机号输入格式有误！' },
                ],
              },
            ],
          }}
        />
      </Sample>
      <Sample title="校验结果，多个工作表">
        <ImportResult
          onErrorFile={nothing}
          check={{
            batchId: 3,
            total: 100,
            okCount: 98,
            errorCount: 2,
            rows: [
              {
                rowNo: 5,
                ok: false,
                errors: [{ column: '商品名称', message: '第5行【商品名称】商品名称不能为空' }],
              },
              {
                rowNo: 48,
                ok: false,
                errors: [
                  {
                    sheet: 'SKU',
                    rowNo: 49,
                    column: '条形码',
                    message: 'SKU表第49行【条形码】条形码校验位有误',
                  },
                ],
              },
            ],
            parts: [
              { name: '报品', okCount: 98 },
              { name: 'SKU', okCount: 203 },
              { name: '优惠机制', okCount: 120 },
              { name: '赠品', okCount: 44 },
            ],
          }}
        />
      </Sample>
      <Sample title="校验结果，全部通过">
        <ImportResult
          onErrorFile={nothing}
          check={{ batchId: 2, total: 120, okCount: 120, errorCount: 0, rows: [] }}
        />
      </Sample>
    </>
  )
}
