// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const attrTemplateForm = [
  {
    "name": "name",
    "label": "模板名称",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "categoryCode",
    "label": "类目",
    "kind": "dict",
    "max": 50,
    "dict": "ProductCategory"
  },
  {
    "name": "liveRoom",
    "label": "直播间",
    "kind": "dicts",
    "max": 50,
    "dict": "LiveRoom"
  },
  {
    "name": "formType",
    "label": "表单类型",
    "kind": "dict",
    "max": 50,
    "dict": "OfferFormType"
  },
  {
    "name": "offerStyle",
    "label": "报品方式",
    "kind": "dict",
    "max": 50,
    "dict": "OfferStyle"
  },
  {
    "name": "sort",
    "label": "排序",
    "kind": "int",
    "low": 0,
    "high": 9999
  },
  {
    "name": "groups",
    "label": "分组",
    "kind": "list",
    "need": "draft",
    "max": 20,
    "rowKey": "groupName",
    "fields": [
      {
        "name": "groupName",
        "label": "分组名称",
        "kind": "text",
        "need": "draft",
        "max": 50
      },
      {
        "name": "fields",
        "label": "属性",
        "kind": "list",
        "max": 80,
        "rowKey": "attrCode",
        "fields": [
          {
            "name": "attrCode",
            "label": "属性编码",
            "kind": "text",
            "need": "draft",
            "max": 50
          },
          {
            "name": "label",
            "label": "属性名称",
            "kind": "text",
            "need": "draft",
            "max": 50
          },
          {
            "name": "control",
            "label": "控件",
            "kind": "dict",
            "need": "draft",
            "max": 20,
            "dict": "AttrControl"
          },
          {
            "name": "dictType",
            "label": "字典",
            "kind": "text",
            "max": 50
          },
          {
            "name": "required",
            "label": "必填",
            "kind": "bool"
          },
          {
            "name": "maxLength",
            "label": "最大长度",
            "kind": "int",
            "low": 1,
            "high": 5000
          },
          {
            "name": "min",
            "label": "最小值",
            "kind": "decimal",
            "scale": 2
          },
          {
            "name": "max",
            "label": "最大值",
            "kind": "decimal",
            "scale": 2
          },
          {
            "name": "decimals",
            "label": "小数位",
            "kind": "int",
            "low": 0,
            "high": 6
          },
          {
            "name": "unit",
            "label": "单位",
            "kind": "text",
            "max": 20
          },
          {
            "name": "keyField",
            "label": "关键字段",
            "kind": "bool"
          },
          {
            "name": "showWhen",
            "label": "显示条件",
            "kind": "text",
            "max": 200
          },
          {
            "name": "visibleTo",
            "label": "可见范围",
            "kind": "dict",
            "max": 20,
            "dict": "AttrVisible"
          },
          {
            "name": "compareUnit",
            "label": "比价单位",
            "kind": "text",
            "max": 20
          },
          {
            "name": "hint",
            "label": "提示",
            "kind": "text",
            "max": 200
          },
          {
            "name": "columns",
            "label": "表格列",
            "kind": "list",
            "max": 12,
            "rowKey": "code",
            "fields": [
              {
                "name": "code",
                "label": "列编码",
                "kind": "text",
                "need": "draft",
                "max": 50
              },
              {
                "name": "label",
                "label": "列名称",
                "kind": "text",
                "need": "draft",
                "max": 50
              },
              {
                "name": "control",
                "label": "控件",
                "kind": "dict",
                "need": "draft",
                "max": 20,
                "dict": "AttrControl"
              },
              {
                "name": "required",
                "label": "必填",
                "kind": "bool"
              }
            ]
          }
        ]
      }
    ]
  }
] as const
