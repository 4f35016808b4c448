/** Milliseconds without a byte sent or received before the request is aborted. */
const stallTimeout = 120_000

/**
 * Creates a `fetch` that reports the part of the body sent, from 0 to 1, which the browser's own does not. It rejects
 * when nothing moves for two minutes.
 */
export function createUploadFetch(onProgress: (part: number) => void): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, input instanceof Request ? input.url : input)
      request.responseType = 'blob'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      let timer = setTimeout(() => request.abort(), stallTimeout)
      const restartTimer = () => {
        clearTimeout(timer)
        timer = setTimeout(() => request.abort(), stallTimeout)
      }
      const fail = () => reject(signal?.reason ?? new TypeError('The request was not answered'))
      const abort = () => request.abort()
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        restartTimer()
        onProgress(total > 0 ? loaded / total : 0)
      })
      request.addEventListener('progress', restartTimer)
      request.addEventListener('load', () => resolve(responseOf(request)))
      request.addEventListener('error', fail)
      request.addEventListener('abort', fail)
      request.addEventListener('loadend', () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      })
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) fail()
      else request.send(body as XMLHttpRequestBodyInit | null | undefined)
    })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const { status } = request
  const empty = status === 204 || status === 205 || status === 304
  const response = new Response(empty ? null : (request.response as Blob), { status, headers })
  // A response made by a script has no URL of its own.
  return Object.defineProperty(response, 'url', { value: request.responseURL })
}
