/** Attribute templates: the list with where each holds, the designer of one, and the preview per live room. */
import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Can } from '../../../design/can'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { dictLabel, useDictionary } from '../../../state/dictionary'
import { configCalls, type Template } from './calls'
import styles from './config.module.css'
import { TemplateDesigner } from './template-designer'
import { TemplatePreview } from './template-preview'
import { useConfig } from './use-config'

const NEW = {
  name: '',
  liveRoom: [],
  sort: 99,
  groups: [{ groupName: '基本信息', fields: [] }],
} as unknown as Template

export default function TemplatesTab() {
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useConfig(['templates'], configCalls.templates)
  const [fresh, setFresh] = useState(false)
  const scopeOf = useScope()
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  if (!data) return <LoadingFace />
  const chosen = fresh
    ? NEW
    : (data.find(({ id }) => String(id) === params.get('template')) ?? data[0])
  const choose = (id: number | undefined) => {
    setFresh(false)
    setParams(id ? { tab: 'attributes', template: String(id) } : { tab: 'attributes' })
  }
  return (
    <div className={styles.split}>
      <Card
        title="模板"
        hint={`${data.length} 个`}
        extra={
          <Can codes={['rule_edit']}>
            <Button
              size="small"
              icon={<PlusOutlined />}
              aria-label="新增模板"
              onClick={() => setFresh(true)}
            />
          </Can>
        }
      >
        <ul className={styles.list}>
          {data.map((template) => (
            <li key={template.id}>
              <button
                type="button"
                aria-current={template.id === chosen?.id}
                onClick={() => choose(template.id)}
              >
                <span className={styles.name}>
                  {template.name}
                  <span className={styles.quiet}>{scopeOf(template)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
      {chosen && (
        <div className={styles.stack}>
          <TemplateDesigner
            key={`${chosen.id}-${chosen.rowVersion}`}
            template={chosen}
            onSaved={(saved) => choose(saved.id)}
            onRemoved={() => choose(undefined)}
          />
          <TemplatePreview key={`preview-${chosen.id}`} template={chosen} />
        </div>
      )}
    </div>
  )
}

/** Where a template holds, in words. */
function useScope() {
  const items = useDictionary((state) => state.items)
  return ({ categoryCode, liveRoom = [], formType, offerStyle }: Template) => {
    const parts = [
      categoryCode && dictLabel(items, 'ProductCategory', categoryCode),
      liveRoom.map((room) => dictLabel(items, 'LiveRoom', room)).join('、'),
      formType && dictLabel(items, 'OfferFormType', formType),
      offerStyle && dictLabel(items, 'OfferStyle', offerStyle),
    ].filter(Boolean)
    return parts.join(' / ') || '全部商品'
  }
}
