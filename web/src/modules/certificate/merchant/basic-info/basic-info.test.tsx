import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../../testkit/page'
import { type FakeServer, refusal, serve } from '../../../../testkit/server'
import BasicInfoTab from './basic-info-tab'

const READ = 'GET selection/api/vendor/basicInfo'
const SAVE = 'POST selection/api/vendor/saveBasicInfo'

const info = {
  companyId: 2,
  info: {
    contactList: [{ name: '周主管', phone: '13800000021', isMain: true }],
    addressList: [],
    intro: null,
    mainBrands: [],
  },
  files: [],
  completeness: 40,
  groups: [{ name: '经营概况', filled: 1, total: 5, missing: ['企业简介'] }],
  editable: true,
  rowVersion: 3,
  lastModifiedDate: '2026-11-15 10:00:00',
  versions: [
    {
      logId: 1,
      versionNo: 1,
      round: 0,
      changeType: 'CHANGE',
      keyChanged: false,
      changedFields: ['联系人'],
      operatorName: '王芳',
      remark: null,
      date: '2026-11-15 10:00:00',
    },
  ],
}

const press = (name: string | RegExp) => page.getByRole('button', { name })
const sent = (server: FakeServer) => server.asked.findLast(({ call }) => call === SAVE)?.body

beforeEach(() => page.viewport(1440, 900))

test('S7-13 one group is changed, the rest goes back as it was; what is missing is named', async () => {
  const server = serve({ [READ]: info, [SAVE]: { ...info, completeness: 47 } })
  await openPage(<BasicInfoTab />)
  await expect.element(page.getByText('还可补充：企业简介')).toBeVisible()
  await expect.element(page.getByText('修改：联系人')).toBeVisible()
  await press('编辑直播合作').click()
  await page.getByRole('textbox', { name: '直播合作经历' }).fill('合作十二场')
  await press('保存').click()
  await expect.element(page.getByText('资料完整度 47%')).toBeVisible()
  expect(sent(server)).toMatchObject({
    rowVersion: 3,
    liveCoopHistory: '合作十二场',
    contactList: [{ name: '周主管', phone: '13800000021', isMain: true }],
  })
})

test('a wrong row is named at its list', async () => {
  const message = '手机号格式不正确'
  const fieldErrors = [{ field: 'contactList[1].phone', label: '手机号', message }]
  serve({ [READ]: info, [SAVE]: () => refusal(400, { title: message, fieldErrors }) })
  await openPage(<BasicInfoTab />)
  await press('编辑联系人与地址').click()
  await press('添加联系人').click()
  await page.getByRole('textbox', { name: '联系人 2 姓名' }).fill('吴品控')
  await press('保存').click()
  await expect.element(page.getByText(`第2行：${message}`).first()).toBeVisible()
})

test('whoever may not save only reads', async () => {
  serve({ [READ]: { ...info, editable: false } })
  await openPage(<BasicInfoTab />)
  await expect.element(page.getByText('周主管')).toBeVisible()
  await expect.element(press(/^编辑/)).not.toBeInTheDocument()
})
