import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DictItem } from '../api/calls'
import { useDictionary } from '../state/dictionary'
import { forgetSession, useSession } from '../state/session'
import { renderPart } from '../testkit/parts'
import { wangfang } from '../testkit/server'
import { Can } from './can'
import { WriteButton } from './write-button'

beforeEach(() => forgetSession())

test('S6-06 an element shows only to a holder of at least one of its codes', async () => {
  useSession.setState({ actionCodes: new Set(['offerList_create']) })
  await renderPart(
    <>
      <Can codes={['offerList_create', 'offerList_edit']}>新建</Can>
      <Can codes={['offerList_cancel']}>作废</Can>
    </>,
  )
  await expect.element(page.getByText('新建')).toBeVisible()
  await expect.element(page.getByText('作废')).not.toBeInTheDocument()
})

test('02.3 who works for a company out of use sees what writes, and why it is not for them', async () => {
  const frozen = { companyUseStatus: false, companyUseStatusReason: 'ARREARS' }
  const labels = [
    { type: 'UseStatusReason', value: 'ARREARS', label: '欠费', children: [] },
  ] as unknown as DictItem[]
  useDictionary.setState({ items: labels })
  useSession.setState({ account: { ...wangfang, ...frozen } })
  await renderPart(
    <>
      <WriteButton>新建报品</WriteButton>
      <WriteButton openWhile={['ARREARS']}>新建账单</WriteButton>
    </>,
  )
  const create = page.getByRole('button', { name: '新建报品' })
  await expect.element(create).toBeDisabled()
  await expect.element(page.getByRole('button', { name: '新建账单' })).toBeEnabled()
  await page.getByRole('note').hover()
  const said = page.getByRole('tooltip', { name: '企业当前状态（欠费）不允许此操作' })
  await expect.element(said).toBeVisible()
  useSession.setState({ account: wangfang })
  await expect.element(create).toBeEnabled()
})
