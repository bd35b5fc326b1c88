import { BadgeList, SuspendMark } from '../design/badges'
import { Chip, KeyChip } from '../design/chip'
import { CopyText } from '../design/copy-text'
import { DictTag } from '../design/dict-tag'
import { ChangeText, Money } from '../design/money'
import { RowActions } from '../design/row-actions'
import { type StatusLook, StatusTag } from '../design/status-tag'
import styles from './gallery.module.css'
import { Sample } from './sample'

const looks: [StatusLook, string][] = [
  ['draft', '草稿'],
  ['notStarted', '未开始'],
  ['approving', '审批中'],
  ['rejected', '已驳回'],
  ['approved', '已通过'],
  ['completed', '已完成'],
  ['cancelled', '已作废'],
  ['expiring', '剩 20 天'],
  ['overdue', '过期 3 天'],
]

const nothing = () => undefined
const action = (label: string) => ({ key: label, label, onClick: nothing })

export const MarkPage = () => (
  <>
    <Sample title="状态">
      <div className={styles.row}>
        {looks.map(([look, text]) => (
          <StatusTag key={look} look={look}>
            {text}
          </StatusTag>
        ))}
      </div>
    </Sample>
    <Sample title="徽标与标记">
      <div className={styles.row}>
        {['佳', '助', '返', '补', '翻播', '复用', '赠'].map((label) => (
          <BadgeList key={label} badges={[{ label }]} />
        ))}
        <BadgeList badges={[{ label: '挂', text: 'BP2611010001', tip: '挂链，李静' }]} />
        <BadgeList badges={['佳', '返', '复用', '赠'].map((label) => ({ label }))} />
        <SuspendMark reason="详情页未过审" />
      </div>
    </Sample>
    <Sample title="小标签与字典">
      <div className={styles.row}>
        <Chip>S级</Chip>
        <Chip>精选</Chip>
        <Chip tone="orange">超时未排</Chip>
        <KeyChip />
        <DictTag type="Risk" value="LOW" />
        <DictTag type="Risk" value="MIDDLE" />
        <DictTag type="Risk" value="HIGH" />
        <DictTag type="Risk" value="BANNED" />
        <DictTag type="Risk" value="UNKNOWN_VALUE" />
        <DictTag type="OfferAuditStatus" value="APPROVING" />
        <CopyText text="BP2611010001" />
      </div>
    </Sample>
    <Sample title="金额与变化">
      <div className={styles.row}>
        <Money value={129} strong unit="¥161.25/100g" />
        <Money value={75} to={139} strong unit="¥75.00/100g 起" />
        <Money value={1234567} />
        <Money value={null} />
        <ChangeText before={129} after={119} />
        <ChangeText before={100} after={125} />
        <ChangeText before={12000} after={9000} kind="figure" />
      </div>
    </Sample>
    <Sample title="行操作">
      <div className={styles.row}>
        <RowActions actions={['详情', '编辑'].map(action)} />
        <RowActions actions={['详情', '编辑', '提交', '作废'].map(action)} />
        <RowActions actions={['详情', '编辑', '提交', '复制', '版本'].map(action)} />
        <RowActions
          actions={[
            { ...action('催办'), disabled: '4小时内只能催办一次' },
            { ...action('删除'), danger: true },
          ]}
        />
      </div>
    </Sample>
  </>
)
