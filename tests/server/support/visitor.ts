import type { ApplicationDraft, ApplicationWithSecret, ConsentRequest } from '@ma-cantine/lib'
import { password } from './test-server.ts'

interface Cookie {
  readonly value: string
  readonly path: string
}

export interface Visit {
  readonly status: number
  readonly url: URL
  readonly headers: Headers
  readonly page: string
}

/** Follows pages over HTTP like a browser (cookies by path, redirects), and makes the calls of its scripts. */
export class Visitor {
  readonly cookies = new Map<string, Cookie>()
  private readonly site: string

  /** @param site origin to stay on: redirects elsewhere are not followed. */
  constructor(site: string) {
    this.site = site
  }

  async visit(address: string | URL, init: RequestInit = {}): Promise<Visit> {
    const url = new URL(address, this.site)
    const headers = new Headers(init.headers)
    const sent = [...this.cookies].filter(([, { path }]) => url.pathname.startsWith(path))
    if (sent.length > 0) headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '))
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) this.keep(line)
    const location = answer.headers.get('location')
    if (location) {
      await answer.arrayBuffer()
      const next = new URL(location, url)
      if (next.origin === new URL(this.site).origin) return this.visit(next)
      return { status: answer.status, url: next, headers: answer.headers, page: '' }
    }
    return { status: answer.status, url, headers: answer.headers, page: await answer.text() }
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    const of = (wanted: string) =>
      attributes.find(text => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
    const expires = of('expires')
    const value = pair.slice(name.length + 1)
    if (value === '' || (expires && Date.parse(expires) <= Date.now())) this.cookies.delete(name)
    else this.cookies.set(name, { value, path: of('path') ?? '/' })
  }

  /** A call of the site's scripts: JSON, with the CSRF token of the cookies. */
  async call<Answer = unknown>(method: string, path: string, body?: object): Promise<CallResult<Answer>> {
    const token = this.cookies.get('csrftoken')?.value
    const { status, page } = await this.visit(path, {
      method,
      headers: {
        ...(token === undefined ? {} : { 'x-csrftoken': decodeURIComponent(token) }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status, answer: (page === '' ? null : JSON.parse(page)) as Answer }
  }

  /** Signs in like the sign-in screen. @returns the next page. */
  async signIn(username: string, secret = password, from?: Visit): Promise<Visit> {
    const { status, answer } = await this.call('POST', '/api/v1/session/', { username, password: secret })
    if (status !== 200) throw new Error(`Signing in answered ${status}: ${JSON.stringify(answer)}`)
    return this.visit(from?.url.searchParams.get('next') ?? '/')
  }

  async register(draft: ApplicationDraft): Promise<ApplicationWithSecret> {
    return (await this.call<ApplicationWithSecret>('POST', '/api/v1/oauthApplications/', draft)).answer
  }

  /** The consent request that the screen shows. */
  getConsentRequest(consent: Visit): Promise<CallResult<ConsentRequest>> {
    return this.call('GET', requestPath(consent))
  }

  /** Accepts or refuses on that screen. @returns the next page. */
  async answer(consent: Visit, accepted: boolean): Promise<Visit> {
    const { status, answer } = await this.call<{ next: string }>('POST', requestPath(consent), { accepted })
    if (status !== 200) throw new Error(`The answer was refused: ${status}`)
    return this.visit(answer.next)
  }
}

export interface CallResult<Answer> {
  readonly status: number
  readonly answer: Answer
}

/** The path that the screen calls, derived from its address. */
export function requestPath({ url }: Visit): string {
  const [, uid] = /^\/o\/consent\/([\w-]+)$/.exec(url.pathname) ?? []
  if (!uid) throw new Error(`${url.pathname} is not the screen of consent`)
  return `/api/v1/oauthRequests/${uid}/consent/`
}
