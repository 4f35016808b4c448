import type { RunningServer } from '../../support/running-server.ts'

/** Makes a token of the server's own account as the site does: signed in, with what the draft allows. */
export async function makeToken({ url, account }: RunningServer, draft: Record<string, unknown>): Promise<string> {
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
  const { token } = (await (await post('/api/v1/tokens/', headers, draft)).json()) as { token: string }
  return token
}
