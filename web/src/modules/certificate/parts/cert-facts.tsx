/** A certificate for reading: its papers beside what they say. */
import { useState } from 'react'
import type { UploadFile } from '../../../api/files'
import { DictText } from '../../../design/dict-text'
import { FileList } from '../../../design/file-list'
import { openFile, PicturePreview, pictureOf } from '../../../design/picture-preview'
import { isPicture } from '../../../lib/file-checks'
import type { CertRow, CertView } from './calls'
import styles from './cert-facts.module.css'

type Shown = CertRow | CertView

export function CertFacts({ cert }: { cert: Shown }) {
  const term = cert.longTerm ? '长期有效' : (cert.expireDate ?? '-')
  const begins = cert.startDate ? `${cert.startDate} 至 ` : ''
  const lines: [string, React.ReactNode][] = [
    ['证照类型', <DictText key="type" type="CertType" value={cert.certType} />],
    [
      '证照编号',
      <span key="no" className="figures">
        {cert.certNo || '-'}
      </span>,
    ],
    ['证照名称', cert.certName || '-'],
    ['持证主体', cert.subjectName || '-'],
    ['发证机关', cert.issueOrg || '-'],
    ['发证日期', cert.issueDate ?? '-'],
    ['有效期', `${begins}${term}`],
    ['所属品牌', cert.brandName ?? '-'],
    ['所属类目', <DictText key="category" type="ProductCategory" value={cert.categoryCode} />],
    ['范围', cert.scope || '-'],
    ['核验网址', <Verify key="verify" address={cert.verifyUrl} />],
  ]
  return (
    <dl className={styles.facts}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Only a web address becomes a link: anything else could run in the reader's name. */
const Verify = ({ address }: { address?: string | null }) =>
  address && /^https?:\/\//i.test(address) ? (
    <a href={address} target="_blank" rel="noreferrer noopener">
      去核验
    </a>
  ) : (
    '-'
  )

/** The first picture in large, everything else below it. */
export function CertPapers({ files }: { files: readonly UploadFile[] }) {
  const [at, setAt] = useState<number>()
  const pictures = files.filter(({ name }) => isPicture(name))
  const first = pictures[0]
  const rest = files.filter((file) => file !== first)
  return (
    <div className={styles.papers}>
      {first && (
        <button
          type="button"
          className={styles.large}
          aria-label={`放大 ${first.title || first.name}`}
          onClick={() => setAt(0)}
        >
          <img src={pictureOf(first)} alt={first.title || first.name} loading="lazy" />
        </button>
      )}
      {!first && files[0] && (
        <button
          type="button"
          className={styles.paper}
          onClick={() => files[0] && openFile(files[0])}
        >
          打开 {files[0].name}
        </button>
      )}
      {rest.length > 0 && <FileList files={rest} />}
      {files.length === 0 && <p className={styles.none}>未上传证照文件</p>}
      <PicturePreview pictures={pictures} at={at} onClose={() => setAt(undefined)} />
    </div>
  )
}
