/** Brands, each with the chain that lets the company sell it. */
import type { ReactNode } from 'react'
import type { Values } from '../../../blocks/document/types'
import { DictText } from '../../../design/dict-text'
import { Card } from '../../../design/page'
import styles from './brand-cards.module.css'
import { ChainView } from './chain-view'

interface BrandCardsProps {
  brands: readonly Values[]
  company: string
  extra?: ReactNode
}

const text = (value: unknown) => (value ? String(value) : '-')

export const BrandCards = ({ brands, company, extra }: BrandCardsProps) =>
  brands.map((brand, index) => (
    <Card
      key={String(brand.id ?? index)}
      title={[brand.brandNameCn, brand.brandNameEn].filter(Boolean).join(' / ')}
      hint={<DictText type="BrandNature" value={brand.brandNature} />}
      extra={index === 0 ? extra : undefined}
    >
      <dl className={styles.facts}>
        <div>
          <dt>商标注册号</dt>
          <dd className="figures">{text(brand.trademarkNo)}</dd>
        </div>
        <div>
          <dt>商标类别</dt>
          <dd>{brand.trademarkClass ? `第${brand.trademarkClass}类` : '-'}</dd>
        </div>
        <div>
          <dt>商标状态</dt>
          <dd>
            <DictText type="TrademarkStatus" value={brand.trademarkStatus} />
          </dd>
        </div>
        <div>
          <dt>商标有效期止</dt>
          <dd className="figures">{text(brand.trademarkExpireDate)}</dd>
        </div>
      </dl>
      <ChainView brand={brand} company={company} />
      {Boolean(brand.storyText) && <p className={styles.story}>{text(brand.storyText)}</p>}
    </Card>
  ))
