import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts, replaceTexts, routeTitle, t } from './texts'

afterEach(() => replaceTexts({}))

test('S7-43 loads i18n/{language}.json with a random hash', async () => {
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ 'http.server': '稍后再试', 'route./a': '甲' }))
  await loadTexts('zh-cn')
  await loadTexts('zh-cn')
  const urls = fetched.mock.calls.map(([url]) => String(url))
  expect(urls[0]).toMatch(/^i18n\/zh-cn\.json\?hash=\w+$/)
  expect(urls[0]).not.toBe(urls[1])
  expect(t('http.server')).toBe('稍后再试')
  expect(routeTitle('/a', '原名')).toBe('甲')
})

test('S7-43 the bundled texts stand when the file is missing or broken', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('offline'))
  await loadTexts('zh-cn')
  replaceTexts(null)
  replaceTexts({ 'http.server': 42 })
  expect(t('http.server')).toBe('系统开小差啦，请重试')
  expect(routeTitle('/a', '原名')).toBe('原名')
})

test('S8-02 parameters are filled in', () => {
  expect(t('http.badRequest', { status: 404 })).toBe('404：请求错误，请重试')
})
