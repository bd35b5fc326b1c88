import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ScreenContext } from '../../state/current-screen'
import { screen } from '../../state/screen'
import { storeDetail, storeDiff, storeTask, versions } from '../../testkit/documents'
import { openPage } from '../../testkit/page'
import { type Asked, type FakeServer, json, refusal, serve } from '../../testkit/server'
import { ApprovalDesk } from './approval-desk'

const API = 'selection/api/merchant/offer-store-apprs'
const TASKS = 'workflow/api/tasks'

const detail = (id: number) => storeDetail(id, 'APPROVING')
const listed = (tasks: unknown[]) => json(tasks, { 'X-Total-Count': String(tasks.length) })
const three = [storeTask(1), storeTask(2, { round: 2 }), storeTask(3)]

function desk(more: object = {}, tasks: unknown[] = three) {
  return serve({
    [`GET ${TASKS}`]: () => listed(tasks),
    [`GET ${TASKS}/counts`]: { offerStoreTask: 3, productOfferTask: 0 },
    [`GET ${API}/1`]: detail(1),
    [`GET ${API}/2`]: { ...detail(2), versions },
    [`GET ${API}/2/diff`]: storeDiff,
    [`GET ${API}/3`]: detail(3),
    ...more,
  })
}

const todo = screen({
  path: '/platform/todo',
  title: '审批工作台',
  load: async () => ({ default: () => null }),
})

const open = (path = '/platform/todo', codes: string[] = []) =>
  openPage(
    <ScreenContext value={todo}>
      <ApprovalDesk />
    </ScreenContext>,
    { path, codes },
  )

const press = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { level: 2, name })
const sent = ({ asked }: FakeServer, call: string) =>
  asked.findLast((one: Asked) => one.call === call)
const lastQuery = (server: FakeServer) =>
  Object.fromEntries(sent(server, `GET ${TASKS}`)?.query ?? [])

beforeEach(() => page.viewport(1440, 900))

test('tasks stand by their due date, kinds with counts; search and view live in the address', async () => {
  const server = desk()
  const { place } = await open()
  await expect.element(page.getByRole('tab', { name: '全部 3' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: '店铺审批 3' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /报品/ })).not.toBeInTheDocument()
  expect(lastQuery(server)).toEqual({
    view: 'todo',
    page: '0',
    size: '20',
    sort: 'dueDate,asc',
  })
  await page.getByLabelText('单号或企业').fill('花植')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => lastQuery(server)).toMatchObject({ companyName: '花植' })
  await page.getByLabelText('单号或企业').fill('DP2611')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => lastQuery(server)).toMatchObject({ bizCode: 'DP2611' })
  await page.getByRole('tab', { name: /店铺审批/ }).click()
  await expect.poll(() => lastQuery(server)['workflowType.in']).toBe('offerStoreTask')
  await page.getByText('已办', { exact: true }).click()
  await expect.poll(place).toBe('/platform/todo?view=done')
  await expect
    .poll(() => lastQuery(server))
    .toMatchObject({ view: 'done', sort: 'finishedDate,desc' })
})

test('J and K walk the tasks, Esc closes; a document with changes opens on them', async () => {
  desk()
  const { place } = await open()
  await expect.element(press(/花植旗舰店 1/)).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(heading('花植旗舰店 1')).toHaveFocus()
  await expect.element(page.getByText('1 / 3')).toBeVisible()
  await expect
    .element(page.getByRole('tab', { name: '单据' }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('j')
  await expect.element(heading('花植旗舰店 2')).toBeVisible()
  await expect.element(page.getByText('与 V1 第 1 轮 的差异')).toBeVisible()
  await expect
    .element(page.getByRole('tab', { name: '差异 6' }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('k')
  await expect.element(heading('花植旗舰店 1')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(place).toBe('/platform/todo')
})

test('T5 approving sends opinion and row version, and opens the next', async () => {
  const server = desk({ [`POST ${TASKS}/1/approve`]: storeTask(1, { status: 'APPROVED' }) })
  await open('/platform/todo?task=1')
  await page.getByLabelText('审批意见').fill(' 同意 ')
  await press('通过').click()
  await expect.element(heading('花植旗舰店 2')).toBeVisible()
  const call = sent(server, `POST ${TASKS}/1/approve`)
  expect(call?.body).toEqual({ opinion: '同意', rowVersion: 3 })
  expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('T6 a rejection needs a reason and words, marks fields, and says where it resumes', async () => {
  const server = desk({ [`POST ${TASKS}/1/reject`]: storeTask(1, { status: 'REJECTED' }) })
  await open('/platform/todo?task=1')
  await press('驳回').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect.element(dialog.getByText('请选择驳回原因并填写意见').first()).toBeVisible()
  await dialog.getByRole('checkbox', { name: '其他' }).click()
  await dialog.getByLabelText('审批意见').fill('名称不一致')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect.element(dialog.getByText('选择“其他”时，审批意见不少于10个字符')).toBeVisible()
  await dialog.getByRole('checkbox', { name: '其他' }).click()
  await dialog.getByRole('checkbox', { name: '信息有误' }).click()
  await dialog.getByRole('combobox', { name: '添加标记字段' }).click()
  await page.getByTitle('店铺名称').click()
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect.element(page.getByText('请填写“店铺名称”的说明')).toBeVisible()
  await dialog.getByLabelText('店铺名称的说明').fill('与后台一致')
  await dialog.getByRole('radio', { name: /回到「招商审核」/ }).click()
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect.element(page.getByText('已驳回')).toBeVisible()
  expect(sent(server, `POST ${TASKS}/1/reject`)?.body).toEqual({
    opinion: '名称不一致',
    rejectReasonCodes: ['INFO_WRONG'],
    rejectFields: [{ field: 'storeName', remark: '与后台一致' }],
    resubmitTo: 'THIS_STEP',
    rowVersion: 3,
  })
})

test('T6 a reason of this kind of approval offers sentences that fill the opinion', async () => {
  const reason = (code: string, label: string, workflowTypes: string[], snippets: string[]) => ({
    code,
    label,
    enabled: true,
    workflowTypes,
    snippets,
    rowVersion: 0,
  })
  desk({
    'GET bizconfig/api/reject-reasons': [
      reason('INFO_MISSING', '资料不全', [], ['请补充授权书。', '请补充截图。']),
      reason('INVOICE_BAD', '发票不合规', ['financeTask'], ['发票抬头有误。']),
    ],
  })
  await open('/platform/todo?task=1')
  await press('驳回').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: '资料不全' }).click()
  expect(dialog.getByRole('checkbox', { name: '发票不合规' }).query()).toBeNull()
  await dialog.getByRole('button', { name: '请补充授权书。' }).click()
  await dialog.getByRole('button', { name: '请补充截图。' }).click()
  await expect.element(dialog.getByLabelText('审批意见')).toHaveValue('请补充授权书。请补充截图。')
})

test('common.taskDone a task that somebody else decided is named, and the desk goes on', async () => {
  const taken = () => refusal(409, { errorKey: 'common.taskDone', message: '该任务已被处理' })
  const server = desk({ [`POST ${TASKS}/1/approve`]: taken })
  await open('/platform/todo?task=1')
  const before = server.calls().filter((call) => call === `GET ${TASKS}`).length
  await press('通过').click()
  await expect.element(page.getByText('该任务已被处理')).toBeVisible()
  await expect.element(heading('花植旗舰店 2')).toBeVisible()
  expect(server.calls().filter((call) => call === `GET ${TASKS}`).length).toBeGreaterThan(before)
})

test('transfer and comment hand over or ask; without the decision there is no button for it', async () => {
  const server = desk(
    {
      [`GET ${TASKS}/1/candidates`]: [{ id: 53, nameCn: '钱招商' }],
      [`POST ${TASKS}/1/transfer`]: storeTask(1),
      [`GET ${TASKS}/3/roles`]: [
        { roleCode: 'QC', roleName: '质检' },
        { roleCode: 'LEGAL', roleName: '法务' },
      ],
      [`POST ${TASKS}/3/comment`]: {},
    },
    [storeTask(1), storeTask(3, { actions: ['comment'], canDecide: false })],
  )
  await open('/platform/todo?task=1')
  await press('转办').click()
  await page.getByRole('combobox', { name: '转给' }).click()
  await page.getByTitle('钱招商').click()
  await page.getByRole('dialog').getByRole('button', { name: '转办' }).click()
  await expect.element(page.getByText('已转办')).toBeVisible()
  expect(sent(server, `POST ${TASKS}/1/transfer`)?.body).toEqual({ userId: 53, rowVersion: 3 })

  await expect.element(heading('花植旗舰店 3')).toBeVisible()
  await expect.element(press('通过')).not.toBeInTheDocument()
  await press('征询').click()
  await page.getByRole('combobox', { name: '征询角色' }).click()
  await page.getByTitle('法务').click()
  await page.getByLabelText('征询内容').fill('授权书是否有效？')
  await press('发出征询').click()
  await expect.element(page.getByText('征询已发出')).toBeVisible()
  expect(sent(server, `POST ${TASKS}/3/comment`)?.body).toEqual({
    text: '授权书是否有效？',
    roleCode: 'LEGAL',
  })
})

test('who hands tasks on sees all that are open, and gives one to another', async () => {
  const server = desk(
    {
      [`GET ${TASKS}/1/candidates`]: [{ id: 53, nameCn: '钱招商' }],
      [`POST ${TASKS}/1/transfer`]: storeTask(1),
    },
    [storeTask(1, { actions: ['transfer', 'comment'], canDecide: false })],
  )
  await open('/platform/todo?task=1', ['task_reassign'])
  await expect.poll(() => lastQuery(server).view).toBe('all')
  await press('重新指派').click()
  await page.getByRole('combobox', { name: '转给' }).click()
  await page.getByTitle('钱招商').click()
  await page.getByRole('dialog').getByRole('button', { name: '重新指派' }).click()
  await expect.element(page.getByText('已重新指派')).toBeVisible()
  await page.getByText('待办', { exact: true }).click()
  await expect.poll(() => lastQuery(server).view).toBe('todo')
})

test('only batchable tasks are approved together; the refused ones are named', async () => {
  const server = desk(
    {
      [`POST ${TASKS}/batch-approve`]: [
        { id: 1, ok: true },
        { id: 2, ok: false, message: '该任务已被处理' },
      ],
    },
    [storeTask(1, { batchable: true }), storeTask(2, { batchable: true }), storeTask(3)],
  )
  await open()
  await page.getByRole('checkbox', { name: '选择 花植旗舰店 1' }).click()
  await page.getByRole('checkbox', { name: '选择 花植旗舰店 2' }).click()
  expect(page.getByRole('checkbox').all()).toHaveLength(2)
  await press('批量通过').click()
  await page.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  await expect.element(page.getByText('DP2611150002：该任务已被处理')).toBeVisible()
  expect(sent(server, `POST ${TASKS}/batch-approve`)?.body).toEqual({
    tasks: [
      { id: 1, rowVersion: 3 },
      { id: 2, rowVersion: 3 },
    ],
  })
})

test('on a phone the task is a full page with the decision at its foot', async () => {
  await page.viewport(390, 844)
  desk()
  await open('/platform/todo?task=2')
  await expect.element(press('通过')).toBeVisible()
  await press('更多操作').click()
  await expect.element(page.getByRole('menuitem', { name: '转办' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await press('返回列表').click()
  await expect.element(press('通过')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('a link opens a task that the list does not show, such as one that is decided', async () => {
  const decided = storeTask(9, {
    bizId: 3,
    bizTitle: '别页的店铺',
    status: 'APPROVED',
    actions: [],
  })
  desk({ [`GET ${TASKS}/9`]: decided })
  await open('/platform/todo?task=9')
  await expect.element(heading('别页的店铺')).toBeVisible()
  await expect.element(page.getByText('- / 3')).toBeVisible()
  await expect.element(page.getByText('https://huazhi.tmall.com')).toBeVisible()
  await expect.element(press('通过')).not.toBeInTheDocument()
})

test('an empty desk says what would stand there', async () => {
  desk({ [`GET ${TASKS}/counts`]: {} }, [])
  await open()
  await expect.element(page.getByText('没有待办任务')).toBeVisible()
})
