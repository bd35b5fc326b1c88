import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ArticleText } from './markdown'

const show = (content: string) =>
  render(
    <MemoryRouter>
      <ArticleText content={content} files={[{ fileId: 12, url: '/pic/12' }]} />
    </MemoryRouter>,
  )

test('R29 what looks like HTML or script in an article is neither', async () => {
  const { container } = await show(
    '<img src=x onerror="window.hit=1"><script>window.hit=1</script>\n\n[点我](javascript:window.hit=1) **粗**',
  )
  await expect.element(page.getByText('粗')).toBeVisible()
  expect(container.querySelector('script, img, a')).toBeNull()
  expect('hit' in window).toBe(false)
})

test('pictures are the files of the article and no others; links stay inside or open apart', async () => {
  const { container } = await show(
    '# 标题\n\n![流程](file:12) ![远处](https://evil.example/x.png)\n\n[报品](/offer/list) [外部](https://example.com/a)',
  )
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/pic/12',
  ])
  expect(container.querySelector('h1')).toBeNull()
  await expect
    .element(page.getByRole('link', { name: '报品' }))
    .toHaveAttribute('href', '#/offer/list')
  await expect
    .element(page.getByRole('link', { name: '外部' }))
    .toHaveAttribute('rel', 'noopener noreferrer')
})
