/** The four small things that our build does beside Vite's own work. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Plugin, runnerImport } from 'vite'
import { tokensCss } from '../src/design/tokens.ts'
import texts from '../src/i18n/zh-cn.json' with { type: 'json' }

/** Puts the values of tokens.ts into tokens.css. */
export const designTokens = (): Plugin => ({
  name: 'design-tokens',
  enforce: 'pre',
  transform(_code, id) {
    if (!id.split('?')[0]?.endsWith('/design/tokens.css')) return
    return { code: `:root {\n  ${tokensCss()}\n}`, map: null }
  },
})

/**
 * Serves `i18n/zh-cn.json` from the texts that the bundle carries and the titles
 * that the screens state, so that no text stands twice.
 */
export function translations(): Plugin {
  const file = async (root: string) => {
    const { module } = await runnerImport<{ screens: { path: string; title: string }[] }>(
      join(root, 'src/app/screens.ts'),
    )
    const titles = module.screens.map(({ path, title }) => [`route.${path}`, title])
    return JSON.stringify({ ...texts, ...Object.fromEntries(titles) }, null, 2)
  }
  let root = ''
  return {
    name: 'translations',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use('/i18n/zh-cn.json', async (_request, answer) => {
        answer.setHeader('Content-Type', 'application/json')
        answer.end(await file(root))
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'i18n/zh-cn.json', source: await file(root) })
    },
  }
}

/** What the kit's icons that can be pressed are called; all others are decoration. */
const PRESSED = {
  eye: '隐藏密码',
  'eye-invisible': '显示密码',
  close: '关闭',
  'close-circle': '清除',
}

/** The kit reads each icon's English name out to those who listen to the page; ours stay quiet or speak Chinese. */
export const quietIcons = (): Plugin => ({
  name: 'quiet-icons',
  apply: 'build',
  transform(code, id) {
    if (!/\/@ant-design\/icons\/es\/components\/AntdIcon(Light)?\.js$/.test(id)) return
    const quiet = code.replace(
      '"aria-label": icon.name',
      `"aria-hidden": onClick ? undefined : true, "aria-label": onClick ? ${JSON.stringify(PRESSED)}[icon.name] : undefined`,
    )
    if (quiet === code) this.error("the kit's icons are made differently now")
    return { code: quiet, map: null }
  },
})

/** Writes a `.br` beside every text file of the build; the server sends those. */
export function brotli(): Plugin {
  let out = ''
  return {
    name: 'brotli',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      out = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const name of await readdir(out, { recursive: true })) {
          if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue
          const source = await readFile(join(out, name))
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          await writeFile(join(out, `${name}.br`), brotliCompressSync(source, { params }))
        }
      },
    },
  }
}

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** What the bootstrap and the entrance need of the rest: a chunk of its own, or whoever logs in would fetch the app. */
export function neededFirst(id: string, graph: Graph): string | null {
  if (/\/src\/(main\.ts|entrance\/)/.test(id) || !/\.[jt]sx?$/.test(id)) return null
  first ??= reached(
    ['/src/main.ts', '/src/entrance/start.tsx'].map((path) => root + path),
    graph,
  )
  return first.has(id) ? 'base' : null
}

let first: ReadonlySet<string> | undefined
const root = join(import.meta.dirname, '..')

function reached(from: readonly string[], graph: Graph, known = new Set<string>()): Set<string> {
  for (const id of from) {
    if (known.has(id)) continue
    known.add(id)
    reached(graph.getModuleInfo(id)?.importedIds ?? [], graph, known)
  }
  return known
}
