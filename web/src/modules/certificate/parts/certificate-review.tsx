/** The approver's view of a submission: each paper beside its fields, passed or refused one by one. */
import { WarningFilled } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Radio } from 'antd'
import { useId } from 'react'
import type { UploadFile } from '../../../api/files'
import type { Mark, ReviewProps } from '../../../blocks/document/document'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { StatusTag } from '../../../design/status-tag'
import { TextInput } from '../../../design/text-input'
import { dictLabel, useDictionary } from '../../../state/dictionary'
import { type CertView, certCalls, certKeys } from './calls'
import { CertFacts, CertPapers } from './cert-facts'
import styles from './certificate-review.module.css'

export default function CertificateReview({ detail, marks, onMarks, decidable }: ReviewProps) {
  const { data, error, refetch } = useQuery({
    queryKey: certKeys.items(detail.id),
    queryFn: () => certCalls.items(detail.id),
  })
  if (error) return <ErrorFace title="证照加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={4} />
  const refused = marks.length
  return (
    <>
      {decidable && (
        <p className={styles.sum} role="status">
          共 {data.length} 张，{refused > 0 ? `${refused} 张不通过，其余随驳回生效` : '全部通过'}
        </p>
      )}
      {data.map((item, place) => (
        <Item
          key={item.token}
          item={item}
          place={place}
          mark={marks.find(({ field }) => field === fieldOf(place))}
          decidable={decidable}
          onMark={(mark) => {
            const others = marks.filter(({ field }) => field !== fieldOf(place))
            onMarks(mark ? [...others, mark] : others)
          }}
        />
      ))}
    </>
  )
}

const fieldOf = (place: number) => `certList[${place}]`

interface ItemProps {
  item: CertView
  place: number
  mark?: Mark
  decidable: boolean
  onMark: (mark?: Mark) => void
}

function Item({ item, place, mark, decidable, onMark }: ItemProps) {
  const id = useId()
  const items = useDictionary((state) => state.items)
  const name = item.certName || dictLabel(items, 'CertType', item.certType ?? '')
  const passed = item.certId !== null
  const refuse = (remark: string) => onMark({ field: fieldOf(place), label: name, remark })
  return (
    <Card
      title={`${place + 1}. ${name}`}
      hint={item.replacesId ? '续期' : undefined}
      extra={passed && <StatusTag look="approved">已生效</StatusTag>}
    >
      <div className={styles.item}>
        <CertPapers files={item.files as UploadFile[]} />
        <div className={styles.words}>
          {decidable && !passed && (
            <div className={styles.verdict}>
              <Radio.Group
                aria-label={`${name}的结论`}
                optionType="button"
                value={mark ? 'refuse' : 'pass'}
                options={[
                  { value: 'pass', label: '通过' },
                  { value: 'refuse', label: '不通过' },
                ]}
                onChange={({ target }) => (target.value === 'pass' ? onMark() : refuse(''))}
              />
              {mark && (
                <TextInput
                  id={id}
                  aria-label={`${name}不通过的原因`}
                  placeholder="哪里不对，需要怎样修改"
                  maxLength={255}
                  value={mark.remark}
                  onChange={refuse}
                />
              )}
            </div>
          )}
          {item.warnings.map((warning) => (
            <p key={warning} className={styles.warning}>
              <WarningFilled /> {warning}
            </p>
          ))}
          <CertFacts cert={item} />
        </div>
      </div>
    </Card>
  )
}
