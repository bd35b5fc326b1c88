/** The real program, on a free port, with demo data in a folder of its own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const BUILT = resolve(import.meta.dirname, '../..', process.env.CARGO_TARGET_DIR ?? 'target')
const PROGRAM = resolve(process.env.PORTAL_BIN ?? join(BUILT, 'debug/portal'))
const START_MS = 60_000
const STOP_MS = 10_000

/** By this header a test says from which network it comes, so that none meets another's throttles. */
export const NETWORK_HEADER = 'x-test-network'

export interface Portal {
  url: string
  /** Runs another command of the program with the same configuration; answers what it printed. */
  run(...args: string[]): Promise<string>
  stop(): Promise<void>
}

export async function startPortal(): Promise<Portal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...withoutPortal(process.env),
    PORTAL_PROFILE: 'demo',
    PORTAL_LISTEN: `127.0.0.1:${port}`,
    PORTAL_PUBLIC_URL: url,
    PORTAL_DATABASE_URL: `sqlite://${folder}/portal.db`,
    PORTAL_STORAGE_URL: `file://${folder}/files`,
    PORTAL_CLIENT_IP_HEADER: NETWORK_HEADER,
    PORTAL_LOG: 'warn',
    // With a web app of its own a journey needs no new program: PORTAL_WEB_DIR=$PWD/dist npm run e2e.
    ...(process.env.PORTAL_WEB_DIR && { PORTAL_WEB_DIR: resolve(process.env.PORTAL_WEB_DIR) }),
  }
  const program = spawn(PROGRAM, ['serve'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = listen(program)
  const stop = async () => {
    await end(program)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await ready(url, program)
  } catch (error) {
    await stop()
    throw new Error(`${PROGRAM} did not start: ${error}\n${said()}`)
  }
  return {
    url,
    stop,
    async run(...args) {
      const { stdout } = await promisify(execFile)(PROGRAM, args, { cwd: folder, env })
      return stdout.trim()
    },
  }
}

/** The developer's own settings must not leak into a test. */
function withoutPortal(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PORTAL_')))
}

function listen(program: ChildProcess): () => string {
  let text = ''
  program.stderr?.on('data', (chunk) => {
    text = (text + chunk).slice(-4000)
  })
  program.on('error', (error) => {
    text += error
  })
  return () => text
}

async function ready(url: string, program: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    if (program.exitCode !== null) throw new Error(`ended with ${program.exitCode}`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((again) => setTimeout(again, 100))
  }
  throw new Error(`not ready after ${START_MS} ms`)
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.pid === undefined) return
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  const hurry = setTimeout(() => program.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(hurry)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
