/** The company as it is registered, for reading. */
import { ReadGroups } from '../../blocks/detail/read-groups'
import { type FieldFact, factsFrom } from '../../blocks/document/facts'
import { EmptyFace } from '../../design/faces'
import { Card } from '../../design/page'
import { useSession } from '../../state/session'

const text = (name: string, label: string): FieldFact => ({ name, label, kind: 'text' })
const dict = (name: string, label: string, type: string): FieldFact => ({
  name,
  label,
  kind: 'dict',
  dict: type,
})

const GROUPS: Record<string, FieldFact[]> = {
  主体信息: [
    text('name', '企业名称'),
    text('creditCode', '信用代码'),
    text('elsAccount', '企业账号'),
    dict('subjectType', '主体类型', 'SubjectType'),
    dict('type', '企业类型', 'CompanyType'),
    dict('companyOrgType', '组织形式', 'CompanyOrgType'),
    text('legalPersonName', '法定代表人'),
    { name: 'catalogs', label: '主营类目', kind: 'dicts', dict: 'ProductCategory' },
    dict('vendorGroup', '商家分组', 'VendorGroup'),
  ],
  经营地址: [
    text('base', '省份'),
    text('city', '城市'),
    text('district', '区县'),
    text('address', '经营地址'),
    text('registeredAddress', '注册地址'),
  ],
  登记信息: [
    text('establishTime', '成立日期'),
    text('fromTime', '营业期限起'),
    text('toTime', '营业期限止'),
    dict('regStatus', '登记状态', 'RegStatus'),
    { name: 'registeredCapital', label: '注册资本(万)', kind: 'decimal' },
    dict('taxpayerType', '纳税人类型', 'TaxpayerType'),
    { name: 'businessScope', label: '经营范围', kind: 'area' },
  ],
}

const fields = Object.entries(GROUPS).flatMap(([group, inside]) =>
  inside.map((field) => ({ ...field, group })),
)

const companyFacts = factsFrom(fields)

export function CompanyFacts() {
  const company = useSession((state) => state.company?.companyDO)
  if (!company)
    return (
      <Card>
        <EmptyFace title="还没有企业资料" text="入驻审批通过后，企业资料会显示在这里。" />
      </Card>
    )
  return <ReadGroups facts={companyFacts} values={{ ...company }} />
}
