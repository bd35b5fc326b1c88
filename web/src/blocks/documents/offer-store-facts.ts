import type { FieldFact, FormFacts } from '../document/facts'

const SHOP = '店铺信息'
const OWNER = '主体与授权'
const TRADE = '经营信息'

const fields: FieldFact[] = [
  { name: 'platformType', label: '平台', kind: 'dict', dict: 'StorePlatform', need: 'submit', key: true, group: SHOP },
  { name: 'storeName', label: '店铺名称', kind: 'text', max: 100, need: 'draft', group: SHOP },
  { name: 'storeUrl', label: '店铺链接', kind: 'url', max: 300, need: 'submit', group: SHOP },
  { name: 'sellerId', label: '旺旺/店铺ID', kind: 'text', max: 50, need: 'submit', key: true, group: SHOP },
  { name: 'storeType', label: '店铺类型', kind: 'dict', dict: 'StoreType', need: 'submit', group: SHOP },
  { name: 'screenshot', label: '后台截图', kind: 'files', files: 3, slot: 'screenshot', need: 'submit', group: SHOP },
  { name: 'isOwn', label: '是否自有店铺', kind: 'bool', need: 'submit', key: true, group: OWNER },
  { name: 'ownerName', label: '店铺主体', kind: 'text', max: 100, need: 'submit', key: true, group: OWNER },
  { name: 'ownerCreditCode', label: '主体统一社会信用代码', kind: 'text', max: 18, group: OWNER },
  { name: 'authFiles', label: '授权书', kind: 'files', files: 5, slot: 'authFiles', need: 'when', key: true, group: OWNER },
  { name: 'authExpireDate', label: '授权到期日', kind: 'date', need: 'when', group: OWNER },
  { name: 'brandIds', label: '品牌', kind: 'refs', to: 'brand', need: 'submit', key: true, group: TRADE },
  { name: 'categories', label: '主营类目', kind: 'dicts', dict: 'ProductCategory', need: 'submit', group: TRADE },
  { name: 'dsrDesc', label: '描述相符', kind: 'decimal', low: 0, high: 5, scale: 2, group: TRADE },
  { name: 'dsrService', label: '服务态度', kind: 'decimal', low: 0, high: 5, scale: 2, group: TRADE },
  { name: 'dsrLogistics', label: '物流服务', kind: 'decimal', low: 0, high: 5, scale: 2, group: TRADE },
  { name: 'fansCount', label: '粉丝数', kind: 'int', low: 0, group: TRADE },
  { name: 'depositPaid', label: '已缴保证金', kind: 'money', low: 0, group: TRADE },
  { name: 'remark', label: '备注', kind: 'area', max: 255, group: TRADE },
]

export const storeFacts: FormFacts = {
  fields: Object.fromEntries(fields.map((field) => [field.name, field])),
  order: fields.map(({ name }) => name),
}
