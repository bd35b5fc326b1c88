import { expectAccessible } from '../axe'
import { enterAsStaff } from '../desk'
import { expect, test } from '../fixtures'

test('staff look at the portal as a company sees it: its menus, its rows, and no button', async ({
  place,
}) => {
  const staff = await enterAsStaff(place, 'zs1')
  await staff.getByRole('button', { name: '以商家视角查看' }).click()
  await staff.getByRole('searchbox', { name: '企业名称' }).fill('花植')
  const opened = staff.waitForEvent('popup')
  await staff.getByRole('link', { name: /^上海花植美妆有限公司 企业账号/ }).click()
  const view = await opened

  const note = view.getByRole('note', { name: '以商家视角查看' })
  await expect(note).toContainText('正在以商家视角查看 上海花植美妆有限公司')
  await expect(view).toHaveURL(/\?companyId=2#\/dashboard$/)
  await expect(view.getByRole('navigation', { name: '主菜单' })).toContainText('企业信息')
  await expectAccessible(view)

  await view.goto('/?companyId=2#/offer/list')
  await expect(view.getByRole('row').filter({ hasText: 'BP' }).first()).toBeVisible()
  await expect(view.getByRole('button', { name: /新增报品|创建报品|导入|导出/ })).toHaveCount(0)
  await view.getByRole('row').filter({ hasText: 'BP' }).first().getByText('详情').click()
  await expect(view).toHaveURL(/\?companyId=2#\/offer\/detail\/\d+/)
  await expect(view.getByRole('button', { name: /^(修改|编辑|撤回|复用|催办)$/ })).toHaveCount(0)
  await view.reload()
  await expect(note).toBeVisible()
  await view.goto('/?companyId=2#/business/info')
  await expect(view.getByRole('heading', { level: 1, name: '企业资料' })).toBeVisible()

  // Back, in the same window, to what staff see themselves.
  await view.getByRole('link', { name: '退出查看' }).click()
  await expect(note).toHaveCount(0)
  await expect(view.getByRole('navigation', { name: '主菜单' })).toContainText('平台工作')

  // A company that one does not look after is not to be seen, and nobody is logged out for asking.
  await view.goto('/?companyId=5#/dashboard')
  await expect(view).toHaveURL(/\/#\/dashboard$/)
  await expect(view.getByRole('navigation', { name: '主菜单' })).toContainText('平台工作')
})
