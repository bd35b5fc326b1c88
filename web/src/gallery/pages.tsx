import type { ComponentType } from 'react'
import { FormPage, StepPage } from './approval'
import { DiffPage, DocumentPage, TaskPage } from './documents'
import { FacePage } from './faces'
import { FilePage, ImportPage } from './files'
import { InputPage } from './inputs'
import { ListPage, TablePage } from './lists'
import { MarkPage } from './marks'
import { SearchPage } from './search'

export const pages: readonly { key: string; title: string; Page: ComponentType }[] = [
  { key: 'list', title: '列表', Page: ListPage },
  { key: 'table', title: '表格的面貌', Page: TablePage },
  { key: 'search', title: '查询', Page: SearchPage },
  { key: 'inputs', title: '输入', Page: InputPage },
  { key: 'marks', title: '标记', Page: MarkPage },
  { key: 'steps', title: '步骤与记录', Page: StepPage },
  { key: 'form', title: '表单', Page: FormPage },
  { key: 'files', title: '文件', Page: FilePage },
  { key: 'import', title: '导入导出', Page: ImportPage },
  { key: 'documents', title: '单据', Page: DocumentPage },
  { key: 'diff', title: '版本对比', Page: DiffPage },
  { key: 'tasks', title: '审批任务', Page: TaskPage },
  { key: 'faces', title: '面貌', Page: FacePage },
]
