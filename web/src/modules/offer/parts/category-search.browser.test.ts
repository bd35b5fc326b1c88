import { expect, test } from 'vitest'
import { categoryParams } from './category-search'

test.each([
  ['Cosmetic', { 'categoryCode.in': ['Cosmetic'] }],
  [['Cosmetic_Skincare'], { 'category2.in': ['Cosmetic_Skincare'] }],
  [['Cosmetic_Skincare_Cream'], { 'category3.in': ['Cosmetic_Skincare_Cream'] }],
  [{ op: 'not_in', values: ['Cosmetic_Skincare'] }, { 'category2.notIn': ['Cosmetic_Skincare'] }],
  [{ op: 'not_in', values: [] }, {}],
  [undefined, {}],
])('a category of any level is asked for by its own column: %s', (value, params) => {
  expect(categoryParams(value)).toEqual(params)
})
