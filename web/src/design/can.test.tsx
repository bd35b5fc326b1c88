import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetSession, useSession } from '../state/session'
import { Can } from './can'

beforeEach(() => forgetSession())

test('S6-06 an element shows only to a holder of at least one of its codes', async () => {
  useSession.setState({ actionCodes: new Set(['offerList_create']) })
  await render(
    <>
      <Can codes={['offerList_create', 'offerList_edit']}>新建</Can>
      <Can codes={['offerList_cancel']}>作废</Can>
    </>,
  )
  await expect.element(page.getByText('新建')).toBeVisible()
  await expect.element(page.getByText('作废')).not.toBeInTheDocument()
})
