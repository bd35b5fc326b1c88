/** The certificates in force, the one that ends first in front. */
import { SyncOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { UploadFile } from '../../../api/files'
import { Thumb } from '../../../design/cells'
import { DictText } from '../../../design/dict-text'
import { openFile, PicturePreview, pictureOf } from '../../../design/picture-preview'
import { isPicture } from '../../../lib/file-checks'
import { AffectedOffers } from '../parts/affected-offers'
import type { CertRow } from '../parts/calls'
import { LeftDays } from '../parts/left-days'
import { bucketOf } from './buckets'
import styles from './certificates.module.css'

interface LiveCardsProps {
  rows: readonly CertRow[]
  bucket: number | undefined
  onRenew: (cert: CertRow) => void
}

/** What has no end comes last. */
const end = ({ leftDays }: CertRow) => leftDays ?? Number.POSITIVE_INFINITY

export function LiveCards({ rows, bucket, onRenew }: LiveCardsProps) {
  const [params] = useSearchParams()
  const meant = Number(params.get('cert')) || undefined
  const showOffers = params.has('offers')
  const shown = rows
    .filter(({ leftDays }) => bucket === undefined || bucketOf(leftDays) === bucket)
    .toSorted((one, other) => end(one) - end(other))
  return (
    <ul className={styles.cards} aria-label="生效证照">
      {shown.map((cert) => (
        <LiveCard
          key={cert.id}
          cert={cert}
          meant={cert.id === meant}
          showOffers={showOffers && cert.id === meant}
          onRenew={onRenew}
        />
      ))}
    </ul>
  )
}

interface LiveCardProps {
  cert: CertRow
  /** A message has led here. */
  meant: boolean
  /** It has led to the offers that hang on it. */
  showOffers: boolean
  onRenew: (cert: CertRow) => void
}

function LiveCard({ cert, meant, showOffers, onRenew }: LiveCardProps) {
  const [at, setAt] = useState<number>()
  const files = cert.files as UploadFile[]
  const pictures = files.filter(({ name }) => isPicture(name))
  const first = pictures[0]
  const open = () => (first ? setAt(0) : files[0] && openFile(files[0]))
  const near = cert.leftDays !== null && cert.leftDays !== undefined && cert.leftDays <= 90
  return (
    <li className={styles.live} aria-current={meant || undefined}>
      <button
        type="button"
        className={styles.picture}
        aria-label={`预览 ${cert.certName}`}
        onClick={open}
      >
        {first ? <Thumb src={pictureOf(first)} size="fill" /> : <span>查看文件</span>}
      </button>
      <div className={styles.words}>
        <h3>{cert.certName}</h3>
        <p className="figures">{cert.certNo || '无编号'}</p>
        <p>
          <DictText type="CertType" value={cert.certType} />
          {cert.brandName && ` / ${cert.brandName}`}
        </p>
        <p>{cert.expireDate ? `有效期至 ${cert.expireDate}` : '无固定期限'}</p>
        <div className={styles.foot}>
          <LeftDays days={cert.leftDays} />
          {cert.affectedOfferCount > 0 && <AffectedOffers cert={cert} opened={showOffers} />}
          {cert.renewing && <span className={styles.offers}>续期审核中</span>}
          {cert.actions.includes('renew') && (
            <Button
              size="small"
              type={near ? 'primary' : 'default'}
              ghost={near}
              icon={<SyncOutlined />}
              aria-label={`续期 ${cert.certName}`}
              onClick={() => onRenew(cert)}
            >
              续期
            </Button>
          )}
        </div>
      </div>
      <PicturePreview pictures={pictures} at={at} onClose={() => setAt(undefined)} />
    </li>
  )
}
