// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const rejectReasonForm = [
  {
    "name": "code",
    "label": "原因编码",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "label",
    "label": "驳回原因",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "enabled",
    "label": "启用",
    "kind": "bool"
  },
  {
    "name": "workflowTypes",
    "label": "适用审批",
    "kind": "dicts",
    "max": 30,
    "dict": "WorkflowType"
  },
  {
    "name": "snippets",
    "label": "常用意见",
    "kind": "texts",
    "max": 10
  },
  {
    "name": "rowVersion",
    "label": "数据版本",
    "kind": "int",
    "low": 0
  }
] as const
