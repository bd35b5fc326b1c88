/** `fetch` that tells how much of the body has gone: the browser's own fetch cannot. */
export const fetchWithProgress =
  (onProgress: (percent: number) => void): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', String(input))
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.responseType = 'arraybuffer'
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100))
      }
      request.onload = () => resolve(answerOf(request))
      request.onerror = () => reject(new TypeError('network'))
      const { signal } = init
      if (signal?.aborted) return reject(signal.reason)
      const abort = () => {
        request.abort()
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abort)
      request.onloadend = () => signal?.removeEventListener('abort', abort)
      request.send(init.body as XMLHttpRequestBodyInit)
    })

/** These may not have a body. */
const BODILESS = [204, 205, 304]

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const body = BODILESS.includes(request.status) ? null : (request.response as ArrayBuffer)
  return new Response(body, { status: request.status, headers })
}
