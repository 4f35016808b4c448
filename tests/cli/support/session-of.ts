import type { RunningServer } from '../../support/running-server.ts'

/** Signs the server's own account in, as a browser does. @returns what posts in its session. */
export async function sessionOf({
  url,
  account,
}: RunningServer): Promise<(path: string, body: object) => Promise<Response>> {
  const post = (path: string, headers: Record<string, string>, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { username, password } = account
  const session = await post('/api/v1/session/', {}, { username, password })
  const cookies = session.headers.getSetCookie().map(line => line.split(';', 1)[0] ?? '')
  const csrf = cookies.find(cookie => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
  const headers = { cookie: cookies.join('; '), 'x-csrftoken': decodeURIComponent(csrf) }
  return (path, body) => post(path, headers, body)
}
