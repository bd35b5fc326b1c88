/** A need in full, as it is for everybody. */
import type { ReactNode } from 'react'
import { DictText } from '../../../design/dict-text'
import { Moment } from '../../../design/moment'
import type { Need } from './calls'
import { TargetPrice } from './need-columns'
import styles from './needs.module.css'

export const NeedFacts = ({ need }: { need: Need }) => (
  <dl className={styles.facts}>
    <Fact label="编号">
      <span className="figures">{need.code}</span>
    </Fact>
    <Fact label="类目">
      <DictText type="ProductCategory" value={need.categoryCode} />
    </Fact>
    {need.needType === 'SOURCING' && (
      <>
        {need.brandHint && <Fact label="品牌要求">{need.brandHint}</Fact>}
        <Fact label="目标价">
          <TargetPrice need={need} />
        </Fact>
        {need.qty && (
          <Fact label="数量">
            <span className="figures">{need.qty} 件</span>
          </Fact>
        )}
        {need.liveRoom && (
          <Fact label="直播间">
            <DictText type="LiveRoom" value={need.liveRoom} />
          </Fact>
        )}
        {need.sessionDate && (
          <Fact label="场次日期">
            <span className="figures">{need.sessionDate}</span>
          </Fact>
        )}
        <Fact label="需求说明">
          <span className={styles.words}>{need.requirement}</span>
        </Fact>
      </>
    )}
    {need.companyName && <Fact label="指定企业">{need.companyName}</Fact>}
    <Fact label="截止时间">
      <Moment value={need.deadline} />
    </Fact>
    {need.lastReason && <Fact label="原因">{need.lastReason}</Fact>}
  </dl>
)

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)
