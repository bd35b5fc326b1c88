/** A chain of authorisations, drawn: who lets whom, and where it breaks. */
import { WarningFilled } from '@ant-design/icons'
import { Fragment } from 'react'
import { DictText } from '../../../design/dict-text'
import { brokenLink, type ChainBrand, usableUntil } from './chain-rules'
import styles from './chain-view.module.css'

export function ChainView({ brand, company }: { brand: ChainBrand; company: string }) {
  const chain = brand.authChain ?? []
  if (brand.brandNature === 'OWN') return <p className={styles.note}>自有品牌，无需授权。</p>
  const broken = brokenLink(brand, company)
  const until = usableUntil(chain)
  const first = chain[0]?.grantor || brand.trademarkOwner || '商标注册人'
  return (
    <div className={styles.chain}>
      <ol aria-label="授权链路">
        <li className={styles.party}>
          <b>{first}</b>
          <span>商标注册人</span>
        </li>
        {chain.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
          <Fragment key={index}>
            <li className={`${styles.link} ${broken?.at === index + 1 ? styles.broken : ''}`}>
              <span>第{index + 1}级授权</span>
              <span>
                <DictText type="AuthScope" value={link.scope ?? []} />
              </span>
              <span className="figures">至 {link.endDate || '-'}</span>
              {index < chain.length - 1 && (
                <span>{link.canSubLicense ? '可转授权' : '不可转授权'}</span>
              )}
            </li>
            <li className={styles.party}>
              <b>{link.grantee || '-'}</b>
              <span>{index === chain.length - 1 ? '本企业' : '被授权方'}</span>
            </li>
          </Fragment>
        ))}
      </ol>
      {broken ? (
        <p role="alert" className={styles.problem}>
          <WarningFilled /> {broken.text}
        </p>
      ) : (
        until && <p className={styles.note}>链路完整，可用至 {until}。</p>
      )}
    </div>
  )
}
