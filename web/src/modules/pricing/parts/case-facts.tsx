/** A price under a promise, with what everybody has said about it. */
import type { ReactNode } from 'react'
import type { UploadFile } from '../../../api/files'
import { DictText } from '../../../design/dict-text'
import { FileList } from '../../../design/file-list'
import { ChangeText, Money } from '../../../design/money'
import type { Violation } from './calls'
import styles from './price.module.css'

export const CaseFacts = ({ found, staff }: { found: Violation; staff?: boolean }) => (
  <dl className={styles.facts}>
    <Fact label="渠道">
      <DictText type="PriceChannel" value={found.channel} />
      {found.storeName && ` / ${found.storeName}`}
    </Fact>
    <Fact label="监测价">
      <Money value={found.price} strong />{' '}
      <ChangeText before={found.promised} after={found.price} />
    </Fact>
    <Fact label="承诺价">
      <Money value={found.promised} />（<DictText type="ProtectScope" value={found.scope} />）
    </Fact>
    <Fact label="发现日期">
      <span className="figures">{found.foundDate}</span>
      {found.source === 'MANUAL' ? ' / 人工登记' : ' / 系统监测'}
    </Fact>
    {found.url && (
      <Fact label="商品链接">
        <a href={found.url} target="_blank" rel="noreferrer">
          {found.url}
        </a>
      </Fact>
    )}
    {found.remark && <Fact label="登记说明">{found.remark}</Fact>}
    {found.files.length > 0 && (
      <Fact label="截图">
        <FileList files={found.files as UploadFile[]} />
      </Fact>
    )}
    {found.question && <Fact label="说明要求">{found.question}</Fact>}
    {found.explanation && (
      <Fact label="商家说明">
        {found.explanation}
        <div className={styles.quiet}>
          {found.explainedByName} {found.explainedDate}
        </div>
      </Fact>
    )}
    {found.explanationFiles.length > 0 && (
      <Fact label="说明附件">
        <FileList files={found.explanationFiles as UploadFile[]} />
      </Fact>
    )}
    {staff && found.firstByName && (
      <Fact label="招商确认">{said(found.firstByName, found.firstDate, found.firstOpinion)}</Fact>
    )}
    {staff && found.secondByName && (
      <Fact label="法务确认">
        {said(found.secondByName, found.secondDate, found.secondOpinion)}
      </Fact>
    )}
    {!staff && found.secondDate && (
      <Fact label="认定时间">
        <span className="figures">{found.secondDate}</span>
      </Fact>
    )}
    {found.closeReason && (
      <Fact label="关闭原因">
        {found.closeReason}
        <div className={styles.quiet}>{found.closedDate}</div>
      </Fact>
    )}
  </dl>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

const said = (name: string, date: string | null | undefined, opinion: string | null | undefined) =>
  [name, date, opinion].filter(Boolean).join(' / ')
