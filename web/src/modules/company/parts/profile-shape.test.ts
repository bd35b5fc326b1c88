import { expect, test } from 'vitest'
import { bodyOf, readLicence, stepOf, valuesOf } from './profile-shape'

const answer = {
  companyDO: { name: '青岚', creditCode: null },
  companyBrandDOList: [{ token: 't', brandNameCn: '青' }],
  companyStoreDOList: [],
  fileRelationDOList: [{ type: 'businessLicense', fileId: 7, name: 'a.pdf', url: '/x' }],
  contactList: [],
  step: 2,
  isEdit: true,
  isStaging: false,
  stageReason: '',
}

// S3-08
test('what is read is sent back in the same shape, without what the server computes', () => {
  const values = valuesOf(answer)
  expect(values.businessLicense).toHaveLength(1)
  const body = bodyOf({ ...values, shortName: '' }, { step: 2 })
  expect(body).toEqual({
    companyDO: { name: '青岚' },
    companyBrandDOList: [{ token: 't', brandNameCn: '青' }],
    companyStoreDOList: [],
    contactList: [],
    fileRelationDOList: [{ type: 'businessLicense', fileId: 7, title: undefined }],
    step: 2,
  })
})

test('files inside rows travel by their number', () => {
  const chain = [{ grantor: '甲', authFiles: [{ fileId: 9, name: 'x.png', url: '/y' }] }]
  const body = bodyOf({ companyBrandDOList: [{ brandNameCn: '青', authChain: chain }] }, {})
  expect(body.companyBrandDOList).toEqual([
    { brandNameCn: '青', authChain: [{ grantor: '甲', authFiles: [{ fileId: 9 }] }] },
  ])
})

test('every field stands in one of the four steps', () => {
  expect([stepOf('creditCode'), stepOf('bankNo'), stepOf('companyBrandDOList')]).toEqual([1, 1, 2])
  expect([stepOf('legalIdFront'), stepOf('contactList'), stepOf('agreed')]).toEqual([3, 4, 4])
})

test('a pasted licence fills what it says', () => {
  const text = `名称：杭州青岚护理用品有限公司
统一社会信用代码：91330100MA27XL0U57
法定代表人：沈青
注册资本：人民币 500 万元
成立日期：2020年5月6日
营业期限：长期
住所：浙江省杭州市上城区青岚路1号
经营范围：日用百货销售。`
  expect(readLicence(text)).toEqual({
    name: '杭州青岚护理用品有限公司',
    creditCode: '91330100MA27XL0U57',
    legalPersonName: '沈青',
    registeredCapital: 500,
    establishTime: '2020-05-06',
    registerDate: '2020-05-06',
    fromTime: '2020-05-06',
    licenseTerm: 'LONG',
    registeredAddress: '浙江省杭州市上城区青岚路1号',
    businessScope: '日用百货销售。',
  })
  expect(readLicence('随便一段话')).toEqual({})
})
