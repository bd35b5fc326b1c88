/** A product is looked for by its barcode before it is written again. */
import { BarcodeOutlined, LinkOutlined, ScanOutlined, SearchOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { messageOf } from '../../../api/errors'
import { Can } from '../../../design/can'
import { Thumb } from '../../../design/cells'
import { later } from '../../../design/later'
import { Link } from '../../../design/link'
import { t } from '../../../i18n/texts'
import { isBarcode } from '../../../lib/barcode'
import { spu, spuLink } from '../document'
import styles from '../parts/spu.module.css'
import { type SpuLookup, spuCalls } from '../parts/spu-calls'

const ScanDialog = later(() =>
  import('../../../design/scan-dialog').then((part) => part.ScanDialog),
)

interface BarcodeFirstProps {
  onLink: (spu: { id: number; spuName: string; linkVersion: null }) => void
}

export function BarcodeFirst({ onLink }: BarcodeFirstProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const { data, error, isPending, mutate, reset, variables } = useMutation({
    mutationFn: spuCalls.lookup,
  })
  const [scanning, setScanning] = useState(false)
  const look = (barcode: string) => {
    reset()
    if (!isBarcode(barcode)) return setProblem(t('offer.barcode'))
    setProblem('')
    mutate(barcode)
  }
  return (
    <>
      <form
        className={styles.barcode}
        onSubmit={(event) => {
          event.preventDefault()
          look(typed)
        }}
      >
        <div className={styles.barcodeBox}>
          <Input
            size="large"
            inputMode="numeric"
            aria-label="条形码"
            placeholder="扫描或输入条形码"
            prefix={<BarcodeOutlined />}
            suffix={
              <Button
                type="text"
                size="small"
                icon={<ScanOutlined />}
                aria-label="扫描条形码"
                onClick={() => setScanning(true)}
              />
            }
            status={problem ? 'error' : undefined}
            value={typed}
            maxLength={14}
            onChange={({ target: { value } }) => {
              setTyped(value.replace(/\D/g, ''))
              setProblem('')
            }}
          />
        </div>
        <Button size="large" htmlType="submit" icon={<SearchOutlined />} loading={isPending}>
          查条形码
        </Button>
        <p className={styles.barcodeNote} role={problem ? 'alert' : undefined}>
          {problem || (
            <>
              先查条形码，已有商品直接关联，不重复建档。
              <br />
              没有条形码可按商品名查找或新增。
            </>
          )}
        </p>
      </form>
      {scanning && (
        <ScanDialog
          onClose={() => setScanning(false)}
          onFound={(barcode) => {
            setScanning(false)
            setTyped(barcode)
            look(barcode)
          }}
        />
      )}
      <div role="status">
        {error && (
          <div className={`${styles.answer} ${styles.answerWarn}`}>
            <p>{messageOf(error)}</p>
          </div>
        )}
        {data && <Answer found={data} barcode={variables ?? ''} onLink={onLink} />}
      </div>
    </>
  )
}

interface AnswerProps extends BarcodeFirstProps {
  found: SpuLookup
  barcode: string
}

function Answer({ found: { match, spu: known }, barcode, onLink }: AnswerProps) {
  if (match === 'USED')
    return (
      <div className={`${styles.answer} ${styles.answerWarn}`}>
        <p>条形码已被其他品牌商品使用，请核对</p>
      </div>
    )
  if (!known)
    return (
      <div className={styles.answer}>
        <div>
          <p>没有使用条形码 {barcode} 的商品，可新增</p>
        </div>
        <Can codes={[spu.codes.create]}>
          <Link to={`${spu.routes.create}?barcode=${barcode}`}>新增商品</Link>
        </Can>
      </div>
    )
  return (
    <div className={styles.answer}>
      <Thumb src={known.mainImage?.url} size={40} />
      <div>
        {known.spuName} <small className="figures">{known.spuCode}</small>
        <p>
          {match === 'OWN'
            ? '本企业已有该商品，可直接使用'
            : `条形码已存在于商品${known.spuCode}，请直接关联`}
        </p>
      </div>
      <Link to={spu.routes.detail(known.spuId)}>查看详情</Link>
      {match === 'LINKABLE' && (
        <Can codes={[spuLink.codes.create]}>
          <Button
            icon={<LinkOutlined />}
            onClick={() => onLink({ id: known.spuId, spuName: known.spuName, linkVersion: null })}
          >
            关联到本企业
          </Button>
        </Can>
      )}
    </div>
  )
}
