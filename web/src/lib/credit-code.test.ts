import { expect, test } from 'vitest'
import { isCreditCode } from './credit-code'

// A02-2
test('the last character checks the others', () => {
  expect(isCreditCode('91310115MA1K3Q020R')).toBe(true)
  expect(isCreditCode('000000000000000000')).toBe(true)
  for (const wrong of [
    '',
    '91310115MA1K3Q020',
    '91310115MA1K3Q0205',
    '91310115ma1k3q020r',
    '91310115MAIK3Q020R',
  ])
    expect(isCreditCode(wrong), wrong).toBe(false)
})
