import { describe, expect, it } from 'vitest'
import { readHash } from './hash'

describe('readHash', () => {
  it.each([
    ['', '/'],
    ['#', '/'],
    ['#/', '/'],
    ['#/login', '/login'],
    ['#/login/', '/login'],
    ['#login', '/login'],
    ['#/offer/list?page=1', '/offer/list'],
    ['#//evil.example', '//evil.example'],
  ])('S2-01 reads %j as the path %s', (hash, path) => {
    expect(readHash(hash).path).toBe(path)
  })

  it('S2-04 decodes a parameter once', () => {
    const { query } = readHash('#/login?redirect=%2Foffer%2Flist%3Fname%3Da%2520b')
    expect(query.get('redirect')).toBe('/offer/list?name=a%20b')
  })

  it('S2-02 keeps every parameter of an outside login', () => {
    expect([...readHash('#/auth-redirect?secret=a%2Bb&data=c%3D%3D').query]).toEqual([
      ['secret', 'a+b'],
      ['data', 'c=='],
    ])
  })
})
