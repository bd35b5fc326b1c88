import { expect, test } from 'vitest'
import type { Current } from '../parts/calls'
import { blankItem, draftsOf, itemOf, placeOf } from './drafts'

const view = {
  token: 'a',
  certType: 'CCC',
  certNo: '2022010907401123',
  files: [{ fileId: 7, name: '证.png', title: '证', url: '/x' }],
  apprStatus: 'REJECTED',
  itemOpinion: '照片模糊',
  certId: null,
  warnings: [],
}

test('an item that came back keeps what was said of it, and is sent without it', () => {
  const [draft] = draftsOf({ certList: [view] } as unknown as Current)
  expect(draft).toMatchObject({ token: 'a', opinion: '照片模糊', passed: false })
  const sent = itemOf(draft ?? blankItem())
  expect(sent).toMatchObject({ certNo: '2022010907401123', files: [{ fileId: 7, title: '证' }] })
  for (const answered of ['apprStatus', 'itemOpinion', 'certId', 'warnings', 'opinion', 'passed'])
    expect(sent).not.toHaveProperty(answered)
})

test('an item in force is known as such; a blank one has a token of its own', () => {
  const [draft] = draftsOf({
    certList: [{ ...view, apprStatus: 'APPROVED', certId: 9, itemOpinion: null }],
  } as unknown as Current)
  expect(draft).toMatchObject({ passed: true, opinion: undefined })
  expect(blankItem().token).not.toBe(blankItem().token)
})

test('the server names items by their place', () => {
  expect(placeOf('certList[2].certNo')).toEqual({ index: 2, field: 'certNo' })
  expect(placeOf('certList[0].files[1]')).toEqual({ index: 0, field: 'files' })
  expect(placeOf('certList')).toBeUndefined()
})
