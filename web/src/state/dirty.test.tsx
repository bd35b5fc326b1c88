import { Activity } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { storage } from '../api/storage'
import { wangfang } from '../testkit/server'
import {
  forgetDraft,
  isDirty,
  keepDirty,
  keptDraft,
  TabContext,
  useDirty,
  useDirtyForms,
} from './dirty'
import { useSession } from './session'

beforeEach(() => {
  useDirtyForms.setState({ forms: {} })
  useSession.setState({ account: wangfang })
})

function Form({ values }: { values: Record<string, unknown> | null }) {
  useDirty('form', values)
  return null
}

const inTab = (values: Record<string, unknown> | null, mode: 'visible' | 'hidden' = 'visible') => (
  <Activity mode={mode}>
    <TabContext value="/tab">
      <Form values={values} />
    </TabContext>
  </Activity>
)

const typed = { name: '面霜' }

test('S2-31 unsaved input marks its tab, and only its tab', async () => {
  const { rerender } = await render(inTab(typed))
  expect(isDirty('/tab')).toBe(true)
  expect(isDirty('/other')).toBe(false)
  await rerender(inTab(null))
  expect(isDirty()).toBe(false)
})

test('S2-31 a tab in the background keeps its mark, a closed one loses it', async () => {
  const { rerender, unmount } = await render(inTab(typed))
  await rerender(inTab(typed, 'hidden'))
  expect(isDirty('/tab')).toBe(true)
  await unmount()
  await expect.poll(() => isDirty()).toBe(false)
})

test('S8-01 dirty forms are kept by user and route, sensitive fields left out', async () => {
  await render(inTab({ name: '面霜', newPassword: 'x', bankAccount: '6222', authCode: '1' }))
  keepDirty(1000)
  expect(keptDraft(wangfang.id, '/tab', 'form')).toEqual({
    formKey: 'form',
    route: '/tab',
    savedAt: 1000,
    values: { name: '面霜' },
  })
  expect(keptDraft(22, '/tab', 'form')).toBeUndefined()
  expect(keptDraft(wangfang.id, '/other', 'form')).toBeUndefined()
  forgetDraft(wangfang.id, '/tab', 'form')
  expect(storage.drafts(wangfang.id).get()).toEqual([])
})

test('S8-01 no phone, id or bank number lies in the storage, however deep it stood', async () => {
  const contacts = [{ name: '王芳', phone: '13800000001', idCardNo: '11010519491231002X' }]
  const form = {
    name: '面霜',
    contacts,
    account: { bankAccount: '6222020200112233445', bank: '示例银行' },
  }
  await render(
    inTab({ ...form, contactPhone: '13800000002', skus: [{ barcode: '6901234567892' }] }),
  )
  keepDirty(1000)
  expect(keptDraft(wangfang.id, '/tab', 'form')?.values).toEqual({
    name: '面霜',
    contacts: [{ name: '王芳' }],
    account: { bank: '示例银行' },
    skus: [{ barcode: '6901234567892' }],
  })
  const stored = JSON.stringify(localStorage)
  for (const digits of ['13800000001', '13800000002', '11010519491231002X', '6222020200112233445'])
    expect(stored).not.toContain(digits)
  forgetDraft(wangfang.id, '/tab', 'form')
})

test('S8-01 a form of nothing but passwords leaves nothing behind', async () => {
  await render(inTab({ currentPassword: 'a', newPassword: 'b' }))
  keepDirty()
  expect(storage.drafts(wangfang.id).get()).toEqual([])
})
