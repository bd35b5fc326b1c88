import { expect, test } from 'vitest'

/** Lowest first: a folder may import from itself and from those before it. */
const LAYERS = ['i18n', 'lib', 'api', 'state', 'design', 'blocks', 'features', 'app', 'gallery']

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

test('S2-01 no feature imports another', () => {
  const wrong = imports.filter(
    ({ from, to }) => from[0] === 'features' && to[0] === 'features' && from[1] !== to[1],
  )
  expect(wrong).toEqual([])
})

test('S2-02 the entrance pages load neither the kit nor the shell', () => {
  const entrance = Object.entries(sources).filter(([file]) => file.startsWith('../entrance/'))
  const heavy = entrance.filter(([, text]) =>
    /from '(antd|@ant-design|@tanstack|zustand|react-router)|\.\.\/(app|state|blocks|features)\//.test(
      text,
    ),
  )
  expect(entrance.length).toBeGreaterThan(0)
  expect(heavy.map(([file]) => file)).toEqual([])
})
