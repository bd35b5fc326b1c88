import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ScreenContext } from '../../state/current-screen'
import { type Screen, screen } from '../../state/screen'
import { openPage } from '../../testkit/page'
import { useDocumentAddress } from './address'

const at = (path: string, more: Partial<Screen> = {}) =>
  screen({ path, title: '单据', load: async () => ({ default: () => null }), ...more })

function Told() {
  const { id = '-', from = '-' } = useDocumentAddress()
  return (
    <p>
      {id} / {from}
    </p>
  )
}

test.each([
  ['by its path', '/goods/sku/edit/12', '/goods/sku/edit/:id', undefined, '12 / -'],
  [
    'by its query',
    '/offer/qcCertApprEdit?id=7&tab=log',
    '/offer/qcCertApprEdit',
    undefined,
    '7 / -',
  ],
  ['a new one from another', '/store/create?from=5', '/store/create', undefined, '- / 5'],
  ['a copy by its path', '/goods/sku/copy/9', '/goods/sku/copy/:id', { from: 'id' }, '- / 9'],
  ['by a name of its own', '/product/page?spuId=3', '/product/page', { id: 'spuId' }, '3 / -'],
  ['no number is no document', '/store/create?from=x', '/store/create', undefined, '- / -'],
])('a document is named %s', async (_, path, route, document, told) => {
  await openPage(
    <ScreenContext value={at(route, { document })}>
      <Told />
    </ScreenContext>,
    { path, route },
  )
  await expect.element(page.getByText(told)).toBeVisible()
})
