/** XMLHttpRequest over the fake server's fetch, so that uploads meet it too. */
export class FakeXhr {
  upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onloadend?: () => void
  onerror?: () => void
  responseType = ''
  status = 0
  response: ArrayBuffer | null = null
  #answer?: Response
  #control = new AbortController()
  #call: [string, RequestInit] = ['', {}]

  open(method: string, url: string) {
    this.#call = [url, { method, headers: {} }]
  }

  setRequestHeader(name: string, value: string) {
    ;(this.#call[1].headers as Record<string, string>)[name] = value
  }

  getAllResponseHeaders() {
    return [...(this.#answer?.headers ?? [])]
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
  }

  abort() {
    this.#control.abort()
  }

  async send(body: BodyInit) {
    const [url, init] = this.#call
    try {
      this.upload.onprogress?.({ loaded: 40, total: 100, lengthComputable: true })
      this.#answer = await fetch(url, { ...init, body, signal: this.#control.signal })
      this.status = this.#answer.status
      this.response = await this.#answer.arrayBuffer()
      this.upload.onprogress?.({ loaded: 100, total: 100, lengthComputable: true })
      this.onload?.()
    } catch {
      if (!this.#control.signal.aborted) this.onerror?.()
    } finally {
      this.onloadend?.()
    }
  }
}
