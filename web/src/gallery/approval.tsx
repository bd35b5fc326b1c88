import { CloudUploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { AnchorRail } from '../design/anchor-rail'
import { KeyChip } from '../design/chip'
import { FieldGrid, GroupCard, StickyFooter } from '../design/group-card'
import { PreCheckPanel, WordHit } from '../design/pre-check-panel'
import { ProcessLog } from '../design/process-log'
import { RejectBanner, RejectMark } from '../design/reject-mark'
import { type Step, StepBar } from '../design/step-bar'
import { TextArea, TextInput } from '../design/text-input'
import styles from './gallery.module.css'
import { Sample } from './sample'

const steps: Step[] = [
  { key: '1', name: '提交', state: 'done', note: '李静 11-12 14:32' },
  { key: '2', name: '招商审核 通过', state: 'done', note: '张招商，用时 4.6 小时' },
  { key: '3', name: '初选 驳回', state: 'rejected', note: '初小选 11-13 15:40' },
  { key: '4', name: '驳回待修改', state: 'current', note: '李静，3 处标记' },
  { key: '5', name: '终选', state: 'waiting', note: '等待' },
]

const nothing = () => undefined

export const StepPage = () => (
  <>
    <Sample title="步骤条">
      <StepBar steps={steps} />
    </Sample>
    <Sample title="审批记录">
      <ProcessLog
        first={3}
        entries={[
          { key: 4, title: '初小选 认领任务', date: '11-13 14:20' },
          {
            key: 3,
            title: '张招商 通过',
            date: '11-13 11:05',
            tone: 'good',
            text: '佣金与坑位费已确认，备货充足。',
          },
          { key: 2, title: '初小选 驳回', date: '11-12 15:40', tone: 'bad', text: '信息有误' },
          { key: 1, title: '李静 提交', date: '11-12 14:32' },
        ]}
      />
    </Sample>
  </>
)

export function FormPage() {
  const [at, setAt] = useState(1)
  const [name, setName] = useState('花植清透隔离防晒乳 SPF50+ 60ml')
  const rejected = '花植清透隔离防晒乳 SPF50+ 60ml'
  return (
    <>
      <RejectBanner
        title="第 2 轮被驳回：初选 / 初小选，11-12 15:40"
        text="信息有误、违反广告法。共标记 3 处，修改后将从「初选」继续审批。"
        count={3}
        at={at}
        onGo={setAt}
      />
      <div className={styles.form}>
        <AnchorRail
          items={[
            {
              id: 'basic',
              title: '基础信息',
              state: { tone: 'red', text: '驳2', meaning: '2 处驳回标记' },
            },
            { id: 'terms', title: '合作条款', state: 'done' },
            {
              id: 'cert',
              title: '资质',
              state: { tone: 'orange', text: '缺1', meaning: '缺 1 项' },
            },
          ]}
        />
        <div>
          <GroupCard id="basic" number={1} title="基础信息" hint="标 * 的必填">
            <FieldGrid>
              <RejectMark
                reviewer="初小选"
                remark="名称请与备案一致，去掉“清透隔离”。"
                changed={name !== rejected}
              >
                <label htmlFor="name">
                  商品名称 <KeyChip />
                </label>
                <TextInput id="name" value={name} onChange={setName} maxLength={60} counter />
              </RejectMark>
              <div>
                <label htmlFor="short">短标题</label>
                <TextInput id="short" />
              </div>
            </FieldGrid>
          </GroupCard>
          <GroupCard id="terms" number={2} title="合作条款" extra={<a href="#/form">从历史带入</a>}>
            <label htmlFor="terms-text">机制说明</label>
            <TextArea id="terms-text" value="页面价 199 元。" />
          </GroupCard>
          <GroupCard id="cert" number={3} title="资质">
            <p>功效评价摘要</p>
          </GroupCard>
        </div>
        <div>
          <PreCheckPanel
            items={[
              { key: 'ok', level: 'PASS', text: '图片、重复、合同 已通过' },
              {
                key: 'word',
                level: 'BLOCK',
                text: (
                  <>
                    违禁词“<WordHit>第一</WordHit>”
                  </>
                ),
                where: '卖点：“补水力第一”。《广告法》第九条',
                action: { label: '定位', onClick: nothing },
              },
              {
                key: 'cert',
                level: 'WARN',
                text: '缺普通化妆品备案',
                where: '可先提交，终选前须补齐',
                action: { label: '去补', onClick: nothing },
              },
            ]}
          />
          <PreCheckPanel
            updated="14:32 更新"
            items={[{ key: 'ok', level: 'PASS', text: '必填 42/42' }]}
          />
        </div>
      </div>
      <StickyFooter
        left={
          <>
            <CloudUploadOutlined /> 草稿已自动保存 14:32:08
          </>
        }
        reason="还有 3 处驳回标记未修改"
      >
        <Button>保存草稿</Button>
        <Button type="primary">提交</Button>
      </StickyFooter>
    </>
  )
}
