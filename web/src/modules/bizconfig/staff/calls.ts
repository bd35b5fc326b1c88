/** What staff configure: the calls, their types from the server's own document, and one key for all of it. */
import { type CallOptions, http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'

type Schemas = components['schemas']

export type DictType = Schemas['DictType']
export type DictRow = Schemas['KeptItem']
export type Room = Schemas['KeptRoom']
export type Category = Schemas['Category']
export type Template = Schemas['AttrTemplateFormRow']
export type Group = Schemas['AttrGroup']
export type Attribute = Schemas['AttrField']
export type Resolved = Schemas['Resolved']
export type Rule = Schemas['QualificationRuleFormRow']
export type Word = Schemas['ComplianceWordFormRow']
export type Verdict = Schemas['ComplianceVerdict']
export type Reason = Schemas['RejectReason']
export type MessageTemplate = Schemas['MessageTemplate']
export type StepHours = Schemas['StepHours']

/** The page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

const api = 'bizconfig/api' as const

export const configCalls = {
  types: () => http.get<DictType[]>(`${api}/dict-types`, quiet),
  addType: (type: Schemas['DictTypeForm']) => http.post<DictType>(`${api}/dict-types`, type, quiet),
  saveType: (type: Schemas['DictTypeForm']) => http.put<DictType>(`${api}/dict-types`, type, quiet),
  items: (type: string) => http.get<DictRow[]>(`${api}/dict-items`, { ...quiet, query: { type } }),
  addItem: (item: Schemas['DictItemForm']) => http.post(`${api}/dict-items`, item, quiet),
  saveItem: (item: Schemas['DictItemSave']) => http.put(`${api}/dict-items`, item, quiet),
  removeItem: (id: number) => http.delete(`${api}/dict-items/${id}`),
  turnItem: (id: number, on: boolean) =>
    http.post(`${api}/dict-items/${id}/${on ? 'enable' : 'disable'}`, {}),
  sortItems: (order: Schemas['SortForm']) => http.post(`${api}/dict-items/sort`, order),

  rooms: () => http.get<Room[]>(`${api}/live-rooms`, quiet),
  addRoom: (room: Schemas['LiveRoomForm']) => http.post<Room>(`${api}/live-rooms`, room, quiet),
  saveRoom: (room: Schemas['LiveRoomForm']) => http.put<Room>(`${api}/live-rooms`, room, quiet),

  categories: () => http.get<Category[]>(`${api}/categories`, quiet),
  addCategory: (category: Schemas['CategoryForm']) =>
    http.post<Category>(`${api}/categories`, category, quiet),
  saveCategory: (category: Schemas['CategoryForm']) =>
    http.put<Category>(`${api}/categories`, category, quiet),

  templates: () => http.get<Template[]>(`${api}/attr-templates`, quiet),
  addTemplate: (template: Schemas['AttrTemplateForm']) =>
    http.post<Template>(`${api}/attr-templates`, template, quiet),
  saveTemplate: (template: Schemas['AttrTemplateFormSave']) =>
    http.put<Template>(`${api}/attr-templates`, template, quiet),
  removeTemplate: (id: number) => http.delete(`${api}/attr-templates/${id}`),
  resolve: (query: Record<string, string | undefined>) =>
    http.get<Resolved>(`${api}/attr-templates/resolve`, { ...quiet, query }),

  rules: () => http.get<Rule[]>(`${api}/qualification-rules`, quiet),
  addRule: (rule: Schemas['QualificationRuleForm']) =>
    http.post<Rule>(`${api}/qualification-rules`, rule, quiet),
  saveRule: (rule: Schemas['QualificationRuleFormSave']) =>
    http.put<Rule>(`${api}/qualification-rules`, rule, quiet),
  removeRule: (id: number) => http.delete(`${api}/qualification-rules/${id}`),

  words: (query: Record<string, string | number | undefined>) =>
    http.page<Word>(`${api}/compliance-words`, { ...quiet, query }),
  addWord: (word: Schemas['ComplianceWordForm']) =>
    http.post<Word>(`${api}/compliance-words`, word, quiet),
  saveWord: (word: Schemas['ComplianceWordFormSave']) =>
    http.put<Word>(`${api}/compliance-words`, word, quiet),
  removeWord: (id: number) => http.delete(`${api}/compliance-words/${id}`),
  check: (texts: Schemas['ComplianceCheck']) =>
    http.post<Verdict>(`${api}/compliance/check`, texts, { hideMask: true }),

  addReason: (reason: Schemas['RejectReasonForm']) =>
    http.post<Reason>(`${api}/reject-reasons`, reason, quiet),
  saveReason: (reason: Schemas['RejectReasonForm']) =>
    http.put<Reason>(`${api}/reject-reasons`, reason, quiet),

  messages: () => http.get<MessageTemplate[]>(`${api}/message-templates`, quiet),
  saveMessage: (message: Schemas['MessageTemplateForm']) =>
    http.put<MessageTemplate>(`${api}/message-templates`, message, quiet),
  restoreMessage: (code: string, rowVersion: number) =>
    http.post<MessageTemplate>(`${api}/message-templates/restore`, { code, rowVersion }),

  hours: () => http.get<StepHours[]>(`${api}/step-hours`, quiet),
  saveHours: (hours: Schemas['StepHoursForm']) =>
    http.put<StepHours>(`${api}/step-hours`, hours, quiet),
}

export const configKeys = {
  all: ['config'] as const,
  of: (...parts: readonly unknown[]) => ['config', ...parts] as const,
}
