// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const articleForm = [
  {
    "name": "title",
    "label": "标题",
    "kind": "text",
    "need": "draft",
    "max": 100
  },
  {
    "name": "category",
    "label": "分类",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "ArticleCategory"
  },
  {
    "name": "content",
    "label": "正文",
    "kind": "area",
    "need": "draft",
    "max": 20000
  },
  {
    "name": "liveRooms",
    "label": "适用直播间",
    "kind": "dicts",
    "max": 20,
    "dict": "LiveRoom"
  },
  {
    "name": "subjectTypes",
    "label": "适用主体",
    "kind": "dicts",
    "max": 20,
    "dict": "SubjectType"
  },
  {
    "name": "top",
    "label": "置顶",
    "kind": "bool"
  },
  {
    "name": "mustRead",
    "label": "必读",
    "kind": "bool"
  },
  {
    "name": "rowVersion",
    "label": "版本",
    "kind": "int"
  }
] as const
