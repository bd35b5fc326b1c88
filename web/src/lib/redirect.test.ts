import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEntrance, safeRedirect } from './redirect'

const ORIGIN = 'https://portal.example'

describe('safeRedirect', () => {
  it.each([
    '/',
    '/dashboard',
    '/offer/list?page=2&status.in=CREATED,APPROVING',
    '/offer/edit/1001?from=%2Foffer%2Flist',
    '/product-offer/detail/7?hash=1700000000000',
    '/offer/list?name=面霜%20100%25&note=https://a.example//b',
    '/message/index?tab=%E7%B3%BB%E7%BB%9F',
  ])('S2-04 keeps the inside path %s', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty value', ''],
    ['another host', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['an absolute address', 'https://evil.example/login'],
    ['an absolute address without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script after a blank', ' javascript:alert(1)'],
    ['a data address', 'data:text/html,<script>alert(1)</script>'],
    ['a relative path', 'dashboard'],
    ['a backslash host', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['an encoded slash host', '/%2Fevil.example'],
    ['an encoded backslash host', '/%5Cevil.example'],
    ['a twice encoded slash host', '/%252Fevil.example'],
    ['a thrice encoded slash host', '/%25252Fevil.example'],
    ['a wholly encoded host', '%2F%2Fevil.example'],
    ['a tab in the slashes', '/\t/evil.example'],
    ['a newline in the slashes', '/\n/evil.example'],
    ['an encoded newline', '/%0A/evil.example'],
    ['a null byte', '/dashboard\u0000'],
    ['a right-to-left mark', '/\u202egro.live'],
    ['broken encoding', '/%E0%A4%A'],
    ['a host after a path', '/dashboard//evil.example'],
    ['dot segments', '/offer/../../evil'],
    ['encoded dot segments', '/%2e%2e/evil'],
    ['a second fragment', '/dashboard#/login'],
    ['a value beyond any real path', `/${'a'.repeat(2001)}`],
  ])('S2-04 drops %s', (_, raw) => {
    expect(safeRedirect(raw)).toBe('/')
  })

  it.each([
    '/login',
    '/login/',
    '/login?redirect=/login',
    '/token-login?token=stolen',
    '/auth-redirect?secret=a&data=b',
    '/resetPasswordInit',
    '/resetPasswordFinish?key=k',
  ])('S2-05 never leads back to the entrance page %s', (path) => {
    expect(safeRedirect(path)).toBe('/')
  })

  it.each([
    ['/redirect/offer/list?page=1', '/offer/list?page=1'],
    ['/redirect/redirect/offer/list', '/offer/list'],
    ['/redirect', '/'],
    ['/redirect/', '/'],
    ['/redirect//evil.example', '/'],
    ['/redirect/login', '/'],
    ['/redirect/%2Fevil.example', '/'],
    ['/redirect?path=//evil.example', '/'],
  ])('S2-03 follows %s to %s', (raw, path) => {
    expect(safeRedirect(raw)).toBe(path)
  })

  it('S2-04 whatever it is given, stays on this origin and is stable', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        '/',
        '\\',
        '%',
        '2',
        'f',
        'F',
        '5',
        'c',
        ':',
        '?',
        '#',
        '.',
        '@',
        'a',
        '\t',
        '\u0000',
        '：',
      ),
    })
    const prefixed = fc.tuple(fc.constantFrom('', '/', '/redirect', 'https:', 'javascript:'), nasty)
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          nasty,
          prefixed.map(([head, tail]) => head + tail),
        ),
        (raw) => {
          const path = safeRedirect(raw)
          const pathname = path.split('?')[0] ?? ''
          expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
          expect(new URL(decodeURIComponent(pathname), ORIGIN).origin).toBe(ORIGIN)
          expect(isEntrance(pathname)).toBe(false)
          expect(safeRedirect(path)).toBe(path)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('S2-04 keeps every ordinary path with its query', () => {
    const word = fc
      .stringMatching(/^[a-z0-9-]{1,12}$/)
      .filter((text) => text !== 'redirect' && text !== 'login')
    const inside = fc
      .tuple(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.dictionary(word, fc.string({ maxLength: 20 })),
      )
      .map(([segments, query]) => `/x${segments.join('/')}?${new URLSearchParams(query)}`)
    fc.assert(
      fc.property(inside, (path) => {
        expect(safeRedirect(path)).toBe(path)
      }),
    )
  })
})
