import { expect, test } from 'vitest'

/** Lowest first: a folder may import from itself and from those before it. */
const LAYERS = ['i18n', 'lib', 'api', 'state', 'design', 'blocks', 'modules', 'app', 'gallery']

/** Lowest first, as the crates of the server stand: a module may import from those before it. */
const MODULES = [
  'company',
  'bizconfig',
  'application',
  'message',
  'identity',
  'audit',
  'jobs',
  'workflow',
  'sign',
  'certificate',
  'selection',
  'admission',
  'pricing',
  'offer',
  'product',
  'purchase',
  'schedule',
  'datacenter',
  'quality',
  'wms',
  'contract',
  'finance',
  'promotion',
]

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  eager: true,
  import: 'default',
})

interface Import {
  from: string[]
  to: string[]
}

const imports: Import[] = Object.entries(sources)
  .filter(([file]) => !/\.test\.|\/testkit\//.test(file))
  .flatMap(([file, text]) => {
    const from = new URL(file, 'http://x/app/').pathname.split('/').slice(1)
    return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target]) => ({
      from,
      to: new URL(target ?? '', `http://x/${from.join('/')}`).pathname.split('/').slice(1),
    }))
  })

test('S2-01 imports run one way through the layers', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      LAYERS.indexOf(from[0] ?? '') < LAYERS.indexOf(to[0] ?? '') &&
      from.length > 1 &&
      from[0] !== 'entrance',
  )
  expect(imports.length).toBeGreaterThan(200)
  expect(wrong.map(({ from, to }) => `${from.join('/')} → ${to.join('/')}`)).toEqual([])
})

test('S2-01 a module knows those before it, and of them what is theirs to show', () => {
  const foreign = imports.filter(
    ({ from, to }) => to[0] === 'modules' && !(from[0] === 'modules' && from[1] === to[1]),
  )
  const upwards = foreign.filter(
    ({ from, to }) =>
      from[0] === 'modules' && MODULES.indexOf(from[1] ?? '') < MODULES.indexOf(to[1] ?? ''),
  )
  // A module's pages are its own; others take its face, its document and its parts.
  const inside = foreign.filter(
    ({ from, to }) => from[0] !== 'gallery' && to.length > 3 && to[2] !== 'parts',
  )
  const named = new Set(imports.flatMap(({ from }) => (from[0] === 'modules' ? [from[1]] : [])))
  expect(foreign.length).toBeGreaterThan(30)
  expect([...named].sort()).toEqual([...MODULES].sort())
  expect(
    [...upwards, ...inside].map(({ from, to }) => `${from.join('/')} → ${to.join('/')}`),
  ).toEqual([])
})

test('S2-02 the entrance pages load neither the kit nor the shell', () => {
  const entrance = Object.entries(sources).filter(([file]) => file.startsWith('../entrance/'))
  const heavy = entrance.filter(([, text]) =>
    /from '(antd|@ant-design|@tanstack|zustand|react-router)|\.\.\/(app|state|blocks|modules)\//.test(
      text,
    ),
  )
  expect(entrance.length).toBeGreaterThan(0)
  expect(heavy.map(([file]) => file)).toEqual([])
})
