import { beforeEach, expect, test } from 'vitest'
import { CancelledError } from '../api/errors'
import { serve } from '../testkit/server'
import { clearErrorLog, logError, useErrorLog } from './error-log'

beforeEach(clearErrorLog)

test('S8-13 in production an error goes to the server, without the query of its page', () => {
  const server = serve({ 'POST application/api/client-errors': {} })
  location.hash = '#/offer/list?offerName=secret'
  logError(new Error('broken'), true)
  expect(server.asked[0]).toMatchObject({
    call: 'POST application/api/client-errors',
    body: { message: 'broken', url: '#/offer/list' },
  })
  expect(useErrorLog.getState().errors[0]?.message).toBe('broken')
})

test('S8-13 in development it is only listed', () => {
  const server = serve({})
  logError('just a text', false)
  expect(server.asked).toEqual([])
  expect(useErrorLog.getState().errors).toHaveLength(1)
})

test('S8-06 cancelled calls are no errors', () => {
  logError(new CancelledError(), false)
  expect(useErrorLog.getState().errors).toEqual([])
})
