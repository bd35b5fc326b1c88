/** A box to try a text: what would be found in it, where, and why. */
import { useMutation } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { DictSelect } from '../../../design/dict-select'
import { DictTreeSelect } from '../../../design/dict-tree-select'
import { Card } from '../../../design/page'
import { TextArea } from '../../../design/text-input'
import { configCalls, type Verdict } from './calls'
import styles from './config.module.css'
import { marked } from './marked'

const SAYS = { PASS: '未发现违禁词', WARN: '有提醒项，提交时需确认', BLOCK: '含禁止用语，不能提交' }
const LOOKS = { PASS: 'success', WARN: 'warning', BLOCK: 'error' } as const

export function WordTest() {
  const [scene, setScene] = useState('OFFER')
  const [categoryCode, setCategory] = useState<string>()
  const [text, setText] = useState('')
  const [tried, setTried] = useState<{ text: string; verdict: Verdict } | null>(null)
  const check = useMutation({
    mutationFn: async () => {
      const items = [{ field: 'text', label: '文本', text }]
      return { text, verdict: await configCalls.check({ scene, categoryCode, items }) }
    },
    onSuccess: setTried,
  })
  const level = (tried?.verdict.level ?? 'PASS') as keyof typeof SAYS
  return (
    <Card title="检测文本" hint="与报品、详情页、推广提交时的检查相同">
      <div className={styles.bar}>
        <div className={styles.field}>
          <DictSelect
            type="ComplianceScene"
            aria-label="场景"
            allowClear={false}
            value={scene}
            onChange={setScene as never}
          />
        </div>
        <div className={styles.field}>
          <DictTreeSelect
            type="ProductCategory"
            aria-label="类目"
            placeholder="不限类目"
            value={categoryCode}
            onChange={setCategory}
          />
        </div>
        <Button
          type="primary"
          className={styles.end}
          disabled={text.trim() === ''}
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          检测
        </Button>
      </div>
      <TextArea
        aria-label="待检测文本"
        placeholder="粘贴标题、卖点或文案"
        maxLength={10000}
        value={text}
        onChange={(next) => setText(next ?? '')}
      />
      {tried && (
        <div className={styles.stack} style={{ marginTop: 12 }} role="status">
          <Alert type={LOOKS[level]} showIcon title={SAYS[level]} />
          {tried.verdict.hits.length > 0 && (
            <>
              <div className={styles.preview}>
                {marked(tried.text, tried.verdict.hits).map(({ at, words, level: of }) =>
                  of ? (
                    <mark key={at} className={styles.hit} data-level={of}>
                      {words}
                    </mark>
                  ) : (
                    words
                  ),
                )}
              </div>
              <ul className={styles.plain}>
                {tried.verdict.hits.map(({ word, start, lawRef, suggestion }) => (
                  <li key={`${start}-${word}`}>
                    <strong>{word}</strong>
                    <span>
                      {lawRef}
                      {suggestion && `：${suggestion}`}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Card>
  )
}
