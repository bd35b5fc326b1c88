import { PictureOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Input, Switch } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../api/errors'
import { type UploadFile, uploadFile } from '../../../api/files'
import { articleForm } from '../../../api/forms/ArticleForm.gen'
import { DictSelect } from '../../../design/dict-select'
import { FactField } from '../../../design/fact-field'
import { ask, toast } from '../../../design/feedback'
import { Form, useForm, useWatch } from '../../../design/form'
import { StickyFooter } from '../../../design/group-card'
import { TextInput } from '../../../design/text-input'
import { useSending } from '../../../design/use-sending'
import { checkFile } from '../../../lib/file-checks'
import { useDirty } from '../../../state/dirty'
import {
  type ArticleDetail,
  type ArticleForm,
  articleCalls,
  articleKeys,
} from '../parts/article-calls'
import { ArticleText } from '../parts/markdown'
import styles from './articles.module.css'

const PICTURES = ['jpg', 'jpeg', 'png', 'gif'] as const

export function ArticleEditor({ article }: { article?: ArticleDetail }) {
  const [form] = useForm<ArticleForm>()
  const content = useWatch('content', form) ?? article?.content ?? ''
  const [pictures, setPictures] = useState<UploadFile[]>([])
  const [unsaved, setUnsaved] = useState<Record<string, unknown> | null>(null)
  const { busy, send } = useSending()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const text = useRef<TextAreaRef>(null)
  const input = useRef<HTMLInputElement>(null)
  useDirty(`article.${article?.id ?? 'new'}`, unsaved)

  const save = async (values: ArticleForm, publish: boolean) => {
    await send(async () => {
      const saved = article
        ? await articleCalls.update(article.id, { ...values, rowVersion: article.rowVersion })
        : await articleCalls.create(values)
      setUnsaved(null)
      if (publish) await articleCalls.publish(saved.id)
      toast.success(publish ? '已发布' : '已保存为草稿')
      await queries.invalidateQueries({ queryKey: articleKeys.all })
      if (publish) navigate('/platform/articles')
      else navigate(`/platform/articles/edit?id=${saved.id}`, { replace: true })
    }, form)
  }
  const publish = async () => {
    const values = await form.validateFields().catch(() => undefined)
    if (!values) return
    const sure = await ask({
      title: `发布《${values.title}》？`,
      content: '范围内的商家会收到消息。',
      okText: '发布',
    })
    if (sure) await save(values, true)
  }
  const insert = async (file: File | undefined) => {
    if (!file) return
    const wrong = checkFile(file, { accept: PICTURES })
    if (wrong) return toast.error(wrong)
    try {
      const sent = await uploadFile(file, { slot: 'articleImage' })
      setPictures((known) => [...known, sent])
      const box = text.current?.resizableTextArea?.textArea
      const at = box?.selectionEnd ?? content.length
      const name = file.name.replace(/[[\]()]/g, '')
      const mark = `\n![${name}](file:${sent.fileId})\n`
      const next = content.slice(0, at) + mark + content.slice(at)
      form.setFieldValue('content', next)
      setUnsaved({ ...form.getFieldsValue(), content: next })
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <Form<ArticleForm>
      className={styles.form}
      form={form}
      initialValues={article ?? { category: 'NOTICE', liveRooms: [], subjectTypes: [] }}
      onValuesChange={(_change, values) => setUnsaved({ ...values })}
      onFinish={(values) => save(values, false)}
    >
      <section className={styles.card}>
        <div className={styles.heads}>
          <FactField form={articleForm} name="title">
            <TextInput maxLength={100} counter />
          </FactField>
          <FactField form={articleForm} name="category" />
          <FactField form={articleForm} name="liveRooms">
            <DictSelect type="LiveRoom" multiple placeholder="全部直播间" />
          </FactField>
          <FactField form={articleForm} name="subjectTypes">
            <DictSelect type="SubjectType" multiple placeholder="全部主体" />
          </FactField>
          <FactField form={articleForm} name="top" valuePropName="checked">
            <Switch />
          </FactField>
          <FactField form={articleForm} name="mustRead" valuePropName="checked">
            <Switch />
          </FactField>
        </div>
      </section>
      <div className={styles.sides}>
        <section className={styles.card}>
          <div className={styles.bar}>
            <Button icon={<PictureOutlined />} onClick={() => input.current?.click()}>
              插入图片
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              tabIndex={-1}
              accept={PICTURES.map((end) => `.${end}`).join(',')}
              onChange={({ target }) => {
                insert(target.files?.[0])
                target.value = ''
              }}
            />
          </div>
          <FactField form={articleForm} name="content">
            <Input.TextArea ref={text} maxLength={20_000} autoSize={{ minRows: 20, maxRows: 40 }} />
          </FactField>
        </section>
        <section className={styles.card} aria-label="预览">
          <div className={styles.bar}>
            <h2>预览</h2>
          </div>
          {content.trim() ? (
            <ArticleText content={content} files={[...(article?.files ?? []), ...pictures]} />
          ) : (
            <p className={styles.hint}>在左侧输入正文，此处实时预览。</p>
          )}
        </section>
      </div>
      <StickyFooter inPage left={article ? undefined : '尚未保存'}>
        <Button htmlType="submit" loading={busy}>
          保存草稿
        </Button>
        <Button type="primary" loading={busy} onClick={publish}>
          保存并发布
        </Button>
      </StickyFooter>
    </Form>
  )
}
