import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../testkit/page'
import type { ListSpec } from './list-state'
import { useListState } from './use-list-state'

const SPEC: ListSpec = { search: [], sorts: [{ key: 'price', label: '价格' }], tabs: ['open'] }

function Hasty() {
  const { change } = useListState(SPEC)
  const { search } = useLocation()
  const both = () => {
    change({ tab: 'open' })
    change({ sort: { key: 'price', order: 'asc' } })
  }
  return (
    <>
      <button type="button" onClick={both}>
        两下
      </button>
      <output>{search}</output>
    </>
  )
}

test('a second change does not undo the first that the page has not followed yet', async () => {
  await openPage(<Hasty />, { path: '/x?kept=1' })
  await page.getByRole('button', { name: '两下' }).click()
  await expect
    .poll(() =>
      new URLSearchParams(page.getByRole('status').element().textContent ?? '').toString(),
    )
    .toBe('kept=1&sort=price%2Casc&state=open')
})
