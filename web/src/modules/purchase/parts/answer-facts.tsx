/** What one company answers. */
import type { UploadFile } from '../../../api/files'
import { DictTag } from '../../../design/dict-tag'
import { FileList } from '../../../design/file-list'
import { Link } from '../../../design/link'
import { Moment } from '../../../design/moment'
import { Money } from '../../../design/money'
import type { NeedAnswer } from './calls'
import { Fact } from './need-facts'
import styles from './needs.module.css'

/** Where a reader finds more about what is answered with. */
const place = ({ spuId, offerId }: NeedAnswer) => {
  if (spuId) return `/product-manager/product-spu-detail-page?spuId=${spuId}`
  return offerId ? `/offer/detail/${offerId}` : undefined
}

export function AnswerFacts({ answer, staff }: { answer: NeedAnswer; staff?: boolean }) {
  const to = place(answer)
  return (
    <dl className={styles.facts}>
      <Fact label="报价">
        <Money value={answer.price} strong />
      </Fact>
      <Fact label="商品">
        {to ? <Link to={to}>{answer.productName}</Link> : answer.productName}
      </Fact>
      {staff && (
        <>
          <Fact label="信用分">
            <span className="figures">{answer.creditScore ?? '-'}</span>
          </Fact>
          <Fact label="有效证照">
            <span className="figures">{answer.certificateCount ?? 0} 份</span>
          </Fact>
        </>
      )}
      {answer.remark && <Fact label="说明">{answer.remark}</Fact>}
      {answer.images.length > 0 && (
        <Fact label="图片">
          <FileList files={answer.images as UploadFile[]} />
        </Fact>
      )}
      <Fact label="响应时间">
        <Moment value={answer.date} />
      </Fact>
      {!staff && (
        <Fact label="结果">
          <DictTag type="NeedResponseResult" value={answer.result} />
        </Fact>
      )}
      {answer.reason && (
        <Fact label={answer.result === 'ACCEPTED' ? '采纳说明' : '原因'}>{answer.reason}</Fact>
      )}
      {staff && answer.decidedByName && <Fact label="处理人">{answer.decidedByName}</Fact>}
    </dl>
  )
}
