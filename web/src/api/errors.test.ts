import { expect, test } from 'vitest'
import { errorText } from './errors'

test.each([400, 401, 404, 405])('S8-02 %i shows the title, else the generic text', (status) => {
  expect(errorText(status, { title: '该任务已被处理' })).toBe('该任务已被处理')
  expect(errorText(status, { message: '不显示' })).toBe(`${status}：请求错误，请重试`)
})

test('S8-03 403 shows 没有访问权限 whatever the server says', () => {
  expect(errorText(403, { title: '别的', message: '别的' })).toBe('没有访问权限')
})

test('S8-04 500 shows nothing of the server', () => {
  expect(errorText(500, { title: 'panic', message: 'stack' })).toBe('系统开小差啦，请重试')
})

test('S8-05 other statuses show the error, else the message, else the generic text', () => {
  expect(errorText(409, { error: '甲', message: '乙' })).toBe('甲')
  expect(errorText(413, { message: '文件大小不能超过10MB，请重新上传' })).toBe(
    '文件大小不能超过10MB，请重新上传',
  )
  expect(errorText(502, {})).toBe('502：请求错误，请重试')
})

test('S8-14 a code in the body other than 401 changes nothing and is not shown', () => {
  for (const code of [403, 500, 10_001]) {
    expect(errorText(400, { code, title: '规格组合重复' })).toBe('规格组合重复')
    expect(errorText(500, { code })).toBe('系统开小差啦，请重试')
  }
})
