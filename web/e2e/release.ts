/** Stands before the portal and can give it a new release: the same files, another service worker. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function standBefore(portal: string) {
  let release = 1
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === '/sw.js'
    const headers = { ...incoming.headers }
    if (isWorker) delete headers['accept-encoding']
    const onwards = request(
      new URL(incoming.url ?? '/', portal),
      { method: incoming.method, headers },
      (answer) => {
        const { 'content-length': length, etag, ...rest } = answer.headers
        const kept = isWorker ? rest : { ...rest, 'content-length': length, etag }
        outgoing.writeHead(answer.statusCode ?? 502, defined(kept))
        answer.pipe(outgoing, { end: !isWorker })
        if (isWorker) answer.on('end', () => outgoing.end(`\n// release ${release}\n`))
      },
    )
    onwards.on('error', () => outgoing.destroy())
    incoming.pipe(onwards)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release() {
      release += 1
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function defined(headers: NodeJS.Dict<string | string[]>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
}
