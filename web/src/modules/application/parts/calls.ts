import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'

type Schemas = components['schemas']

export type Feedback = Schemas['FeedbackRow']
export type FeedbackDetail = Schemas['FeedbackDetail']
export type FeedbackForm = Schemas['FeedbackForm']

export const FEEDBACKS = 'application/api/feedbacks' as const

const quiet = { hideMask: true, hideError: true }

export const feedbackCalls = {
  page: (status: string | undefined, page: number, size: number) =>
    http.page<Feedback>(FEEDBACKS, { ...quiet, query: { 'status.in': status, page, size } }),
  open: (id: number) => http.get<FeedbackDetail>(`${FEEDBACKS}/${id}`, quiet),
  create: (form: FeedbackForm) => http.post<FeedbackDetail>(FEEDBACKS, form, { hideError: true }),
  update: (id: number, form: FeedbackForm) =>
    http.put<FeedbackDetail>(`${FEEDBACKS}/${id}`, form, { hideError: true }),
  remove: (id: number) => http.delete<void>(`${FEEDBACKS}/${id}`),
  take: (id: number) => http.post<FeedbackDetail>(`${FEEDBACKS}/${id}/take`),
  reply: (id: number, form: Schemas['ReplyForm']) =>
    http.post<FeedbackDetail>(`${FEEDBACKS}/${id}/reply`, form),
  close: (id: number, score?: number) =>
    http.post<FeedbackDetail>(`${FEEDBACKS}/${id}/close`, { score }),
  score: (id: number, score: number) =>
    http.post<FeedbackDetail>(`${FEEDBACKS}/${id}/score`, { score }),
  reopen: (id: number, content: string) =>
    http.post<FeedbackDetail>(`${FEEDBACKS}/${id}/reopen`, { content }),
}

export const feedbackKeys = {
  all: ['feedbacks'] as const,
  page: (status: string | undefined, page: number, size: number) =>
    ['feedbacks', status, page, size] as const,
  one: (id: number) => ['feedbacks', 'one', id] as const,
}
