/** A company that is not known yet, and how its people fill in a registration. */
import { choose, upload, write, writeDate } from '../controls'
import { expect, lastMessage, type Page } from '../fixtures'

export interface Newcomer {
  name: string
  creditCode: string
  phone: string
}

export async function proveThePhone(page: Page, phone: string) {
  await page.goto('/#/companyRegister')
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /\d+/ })).toBeVisible()
  await page.getByLabel('手机验证码').fill((await lastMessage(page, phone)).code)
  await page.getByRole('button', { name: '开始入驻' }).click()
}

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

/** 企业信息: the pasted licence fills in what it says, the rest is typed. */
export async function fillCompany(page: Page, { name, creditCode }: Newcomer) {
  await expect(page.getByText('登记信息')).toBeVisible()
  await upload(page, '营业执照')
  await page
    .getByRole('textbox', { name: '粘贴执照文字' })
    .fill(
      [
        `名称：${name}`,
        `统一社会信用代码：${creditCode}`,
        '法定代表人：沈青',
        '注册资本：人民币500万元',
        '成立日期：2020年05月06日',
        '营业期限：长期',
        '住所：浙江省杭州市上城区青岚路1号',
        '经营范围：日用百货、个人护理用品的研发与销售。',
      ].join('\n'),
    )
  await page.getByRole('button', { name: '识别并填入' }).click()
  await expect(page.getByText(/已填入 \d+ 项，请核对/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: '企业名称' })).toHaveValue(name)
  await choose(page, '主体类型', '商家')
  await choose(page, '企业类型', '品牌方')
  await choose(page, '组织形式', '有限责任公司')
  await choose(page, '省份', '浙江省')
  await choose(page, '城市', '杭州市')
  await choose(page, '区县', '上城区')
  await expect(page.getByText('市不能为空')).toBeHidden()
  await write(page, '地址', '青岚路1号')
  await choose(page, '登记状态', '存续')
  await write(page, '行业', '日用品')
  await choose(page, '主营类目', '美妆个护')
  await write(page, '付款主体', name)
  await choose(page, '付款方式', '银行转账')
  await choose(page, '账期', '30天')
  await write(page, '开户行', '示例银行')
  await write(page, '银行账号', '6222020200008887777')
  await write(page, '开户支行', '示例银行杭州分行')
  await write(page, '联行号', '102331000001')
  await choose(page, '纳税人类型', '小规模纳税人')
  await next(page)
}

/** 品牌与店铺: an own brand and one shop. */
export async function fillBrands(page: Page) {
  await page.getByRole('button', { name: '添加品牌' }).click()
  const brand = page.getByRole('dialog', { name: '添加品牌' })
  await write(brand, '品牌中文名', '青岚')
  await write(brand, '商标注册号', '58009901')
  await write(brand, '商标注册人', '沈青')
  await write(brand, '商标类别', '3')
  await writeDate(brand, '商标有效期止', '2030-01-01')
  await choose(brand, '品牌性质', '自有')
  await brand.getByRole('button', { name: /^确\s*定$/ }).click()
  await expect(brand).toBeHidden()
  await page.getByRole('button', { name: '添加店铺' }).click()
  const store = page.getByRole('dialog', { name: '添加店铺' })
  await choose(store, '平台', '天猫')
  await write(store, '店铺名称', '青岚旗舰店')
  await write(store, '店铺链接', 'https://qinglan.tmall.com/')
  await choose(store, '店铺类型', '旗舰店')
  await store.getByRole('button', { name: /^确\s*定$/ }).click()
  await expect(store).toBeHidden()
  await next(page)
}

export async function uploadPapers(page: Page) {
  for (const paper of ['开户许可证/开户信息', '法人身份证人像面', '法人身份证国徽面'])
    await upload(page, paper)
  await next(page)
}

export async function namePeople(page: Page, { phone }: Newcomer) {
  await page.getByRole('button', { name: '添加联系人' }).click()
  const contact = page.getByRole('dialog', { name: '添加联系人' })
  await write(contact, '姓名', '沈青')
  await choose(contact, '岗位', '负责人')
  await write(contact, '手机号', phone)
  await contact.getByRole('radio', { name: '是' }).check()
  await contact.getByRole('button', { name: /^确\s*定$/ }).click()
  await expect(contact).toBeHidden()
  await write(page, '管理员姓名', '沈青')
  await write(page, '管理员手机号', phone)
  await write(page, '管理员邮箱', 'shen@qinglan.example')
  await page.getByRole('checkbox', { name: '已阅读并同意' }).check()
}
