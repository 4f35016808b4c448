/** Milliseconds without a byte sent nor an answer, after which nobody is thought to be there any more. */
const patience = 120_000

/**
 * A `fetch` that tells the part of the body that is sent, from 0 to 1: the browser's own does not. It gives up when
 * nothing moves for two minutes.
 */
export function uploadFetch(onProgress: (part: number) => void): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, input instanceof Request ? input.url : input)
      request.responseType = 'blob'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      let timer = setTimeout(() => request.abort(), patience)
      const moved = () => {
        clearTimeout(timer)
        timer = setTimeout(() => request.abort(), patience)
      }
      const fail = () => reject(signal?.reason ?? new TypeError('The request was not answered'))
      const abort = () => request.abort()
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        moved()
        onProgress(total > 0 ? loaded / total : 0)
      })
      request.addEventListener('progress', moved)
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
  // A response that a script makes has no address of its own.
  return Object.defineProperty(response, 'url', { value: request.responseURL })
}
