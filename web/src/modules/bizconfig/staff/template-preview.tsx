/** What a merchant would fill in: the attributes of a category in a live room, as they are saved now. */
import { useState } from 'react'
import type { UploadFile } from '../../../api/files'
import { DictSelect } from '../../../design/dict-select'
import { DictTreeSelect } from '../../../design/dict-tree-select'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { Form } from '../../../design/form'
import { Card } from '../../../design/page'
import { RoomContext } from '../../../design/room-context'
import { AttributeFields } from '../parts/attribute-fields'
import { configCalls, type Template } from './calls'
import styles from './config.module.css'
import { useConfig } from './use-config'

export function TemplatePreview({ template }: { template: Template }) {
  const [scope, setScope] = useState<Record<string, string | undefined>>({
    liveRoom: template.liveRoom?.[0] ?? 'common',
    categoryCode: template.categoryCode ?? 'Cosmetic',
    formType: template.formType ?? undefined,
    offerStyle: template.offerStyle ?? undefined,
  })
  const put = (name: string) => ((value?: string) => setScope({ ...scope, [name]: value })) as never
  const { data, error, refetch } = useConfig(['resolved', scope], () => configCalls.resolve(scope))
  return (
    <Card title="预览" hint="按直播间查看商家填写的属性（取已保存的模板）">
      <div className={styles.bar}>
        <div className={styles.field}>
          <DictSelect
            type="LiveRoom"
            aria-label="预览直播间"
            value={scope.liveRoom}
            onChange={put('liveRoom')}
          />
        </div>
        <div className={styles.field}>
          <DictTreeSelect
            type="ProductCategory"
            aria-label="预览类目"
            allowClear={false}
            value={scope.categoryCode}
            onChange={put('categoryCode')}
          />
        </div>
        <div className={styles.field}>
          <DictSelect
            type="OfferFormType"
            aria-label="预览表单类型"
            placeholder="表单类型"
            value={scope.formType}
            onChange={put('formType')}
          />
        </div>
        <div className={styles.field}>
          <DictSelect
            type="OfferStyle"
            aria-label="预览报品方式"
            placeholder="报品方式"
            value={scope.offerStyle}
            onChange={put('offerStyle')}
          />
        </div>
      </div>
      {error ? (
        <ErrorFace error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingFace />
      ) : data.groups.length === 0 ? (
        <EmptyFace title="没有适用的模板" />
      ) : (
        <RoomContext value={scope.liveRoom}>
          <p className={styles.quiet}>
            由{data.layers.map(({ name }) => `「${name}」`).join('')}合并，靠前者优先
          </p>
          <Sample groups={data.groups} />
        </RoomContext>
      )}
    </Card>
  )
}

function Sample({ groups }: { groups: Parameters<typeof AttributeFields>[0]['groups'] }) {
  const [values, setValues] = useState<Record<string, unknown>>({})
  const [files, setFiles] = useState<UploadFile[]>([])
  return (
    <Form>
      <AttributeFields
        groups={groups}
        values={values}
        around={DOMESTIC}
        onValue={(code, value) => setValues((old) => ({ ...old, [code]: value }))}
        files={files}
        onFiles={setFiles}
      />
    </Form>
  )
}

/** What is made at home is asked the most. */
const DOMESTIC = { domestic: true }
