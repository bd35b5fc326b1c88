// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const attrMergeForm = [
  {
    "name": "mergeType",
    "label": "合并类型",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "AttrMergeType",
    "group": "合并内容"
  },
  {
    "name": "categoryCode",
    "label": "类目",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "ProductCategory",
    "group": "合并内容"
  },
  {
    "name": "attrCode",
    "label": "属性",
    "kind": "text",
    "need": "when",
    "max": 50,
    "group": "合并内容"
  },
  {
    "name": "sourceItems",
    "label": "来源项",
    "kind": "list",
    "need": "submit",
    "missing": "请至少选择一个来源项",
    "max": 50,
    "group": "合并内容",
    "rowKey": "value",
    "fields": [
      {
        "name": "value",
        "label": "来源项",
        "kind": "text",
        "need": "submit",
        "max": 50
      },
      {
        "name": "usageCount",
        "label": "使用数",
        "kind": "int",
        "low": 0
      }
    ]
  },
  {
    "name": "targetItem",
    "label": "目标项",
    "kind": "text",
    "need": "submit",
    "max": 50,
    "group": "合并内容"
  },
  {
    "name": "reason",
    "label": "合并原因",
    "kind": "area",
    "need": "submit",
    "max": 255,
    "group": "合并内容"
  }
] as const
