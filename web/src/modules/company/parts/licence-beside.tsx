/** The licence beside what was entered from it, so that the two can be compared line by line. */
import type { UploadFile } from '../../../api/files'
import { valuesOf } from '../../../blocks/document/types'
import { CopyText } from '../../../design/copy-text'
import { FileList } from '../../../design/file-list'
import { Card } from '../../../design/page'
import { isPicture } from '../../../lib/file-checks'
import { EMPTY } from '../../../lib/money'
import styles from './licence-beside.module.css'

const COMPARED: readonly (readonly [string, string])[] = [
  ['name', '企业名称'],
  ['creditCode', '统一社会信用代码'],
  ['legalPersonName', '法定代表人'],
  ['registeredCapital', '注册资本(万)'],
  ['establishTime', '成立日期'],
  ['fromTime', '营业期限起'],
  ['toTime', '营业期限止'],
  ['registeredAddress', '注册地址'],
  ['businessScope', '经营范围'],
]

export function LicenceBeside({ detail: answer }: { detail: object }) {
  const detail = valuesOf(answer)
  const files = (detail.businessLicense ?? []) as UploadFile[]
  const picture = files.find(({ name, url }) => url && isPicture(name))
  return (
    <Card title="执照与填报对照">
      <div className={styles.compare}>
        <figure className={styles.licence}>
          {picture ? (
            <img src={picture.url} alt="营业执照" />
          ) : files.length > 0 ? (
            <FileList files={files} />
          ) : (
            <p>未上传营业执照</p>
          )}
        </figure>
        <dl className={styles.facts}>
          {COMPARED.map(([name, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {detail[name] === null || detail[name] === undefined || detail[name] === '' ? (
                  EMPTY
                ) : name === 'creditCode' ? (
                  <CopyText text={String(detail[name])} />
                ) : (
                  String(detail[name])
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
