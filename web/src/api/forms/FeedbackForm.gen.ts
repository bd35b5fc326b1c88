// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const feedbackForm = [
  {
    "name": "type",
    "label": "反馈类型",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "FeedbackType"
  },
  {
    "name": "module",
    "label": "反馈模块",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "FeedbackModule"
  },
  {
    "name": "title",
    "label": "标题",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "content",
    "label": "内容",
    "kind": "area",
    "need": "draft",
    "max": 1000,
    "min": 10
  },
  {
    "name": "files",
    "label": "附件",
    "kind": "files",
    "max": 9,
    "accept": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "maxKb": 20480
  },
  {
    "name": "contact",
    "label": "联系方式",
    "kind": "text",
    "max": 50
  },
  {
    "name": "urgency",
    "label": "紧急程度",
    "kind": "dict",
    "max": 20,
    "dict": "Urgency"
  },
  {
    "name": "relatedCode",
    "label": "关联单号",
    "kind": "text",
    "max": 30
  },
  {
    "name": "pageUrl",
    "label": "页面地址",
    "kind": "text",
    "max": 500
  },
  {
    "name": "browser",
    "label": "浏览器",
    "kind": "text",
    "max": 300
  }
] as const
