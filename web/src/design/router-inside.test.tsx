import { createMemoryRouter, useLocation, useParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Place, useGo } from './router-inside'

function Kept() {
  const { id } = useParams()
  const { pathname, search } = useLocation()
  const go = useGo()
  return (
    <>
      <p>{`${pathname} ${id} ${search}`}</p>
      <button type="button" onClick={() => go('/elsewhere?x=1')}>
        去
      </button>
    </>
  )
}

const kept = (
  <Place path="/offer/:id" location="/offer/7?tab=log">
    <Kept />
  </Place>
)

test('what stands in a place knows that place alone and leads to others', async () => {
  const router = createMemoryRouter([{ path: '*', element: kept }], {
    initialEntries: ['/start'],
  })
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByText('/offer/7 7 ?tab=log')).toBeVisible()
  await page.getByRole('button', { name: '去' }).click()
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/elsewhere?x=1')
  await expect.element(page.getByText('/offer/7 7 ?tab=log')).toBeVisible()
})
