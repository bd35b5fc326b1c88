import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'

type Schemas = components['schemas']

export type Article = Schemas['ArticleRow']
export type ArticleDetail = Schemas['ArticleDetail']
export type ArticleForm = Schemas['ArticleForm']
export type ArticleReaders = Schemas['ArticleReaders']

export const ARTICLES = 'application/api/articles' as const
export const ALL_ARTICLES = 'application/api/articles/all' as const

const quiet = { hideMask: true, hideError: true }

export const articleCalls = {
  page: (category: string | undefined, title: string | undefined, page: number, size: number) =>
    http.page<Article>(ARTICLES, { ...quiet, query: { category, title, page, size } }),
  open: (id: number) => http.get<ArticleDetail>(`${ARTICLES}/${id}`, quiet),
  mustRead: () => http.get<ArticleDetail[]>(`${ARTICLES}/must-read`, quiet),
  confirm: (id: number) => http.post<ArticleDetail>(`${ARTICLES}/${id}/read`),

  create: (form: ArticleForm) => http.post<ArticleDetail>(ARTICLES, form, { hideError: true }),
  update: (id: number, form: ArticleForm) =>
    http.put<ArticleDetail>(`${ARTICLES}/${id}`, form, { hideError: true }),
  remove: (id: number) => http.delete<void>(`${ARTICLES}/${id}`),
  publish: (id: number) => http.post<ArticleDetail>(`${ARTICLES}/${id}/publish`),
  unpublish: (id: number) => http.post<ArticleDetail>(`${ARTICLES}/${id}/unpublish`),
  readers: (id: number, read: boolean) =>
    http.get<ArticleReaders>(`${ARTICLES}/${id}/readers`, { ...quiet, query: { read } }),
}

export const articleKeys = {
  all: ['articles'] as const,
  one: (id: number) => ['articles', 'one', id] as const,
  mustRead: ['articles', 'mustRead'] as const,
  readers: (id: number, read: boolean) => ['articles', 'readers', id, read] as const,
}
