import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { password } from './test-server.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Keeps cookies as a browser does, and sends the CSRF token back as the site's scripts do. */
export class Browser {
  readonly cookies = new Map<string, string>()
  private readonly app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.app = app
  }

  /** What a request of the site's own scripts carries, for who sends it otherwise. */
  headers(): { cookie: string; 'x-csrftoken': string } {
    const cookie = [...this.cookies].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('; ')
    return { cookie, 'x-csrftoken': this.cookies.get('csrftoken') ?? '' }
  }

  /** A request of the site's own scripts. */
  request(method: Method, url: string, options: InjectOptions = {}): Promise<LightMyRequestResponse> {
    const token = this.cookies.get('csrftoken')
    const headers = { ...(token && method !== 'GET' ? { 'x-csrftoken': token } : {}), ...options.headers }
    return this.forged(method, url, { ...options, headers })
  }

  /** A request forged by another site: with the cookies, without the token. */
  async forged(method: Method, url: string, options: InjectOptions = {}): Promise<LightMyRequestResponse> {
    const answer = await this.app.inject({ ...options, method, url, cookies: Object.fromEntries(this.cookies) })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const gone = maxAge === 0 || (expires && expires.getTime() <= Date.now())
      if (gone || value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  /** @param code of the second factor, where the account has one. */
  signIn(username: string, secret = password, code?: string): Promise<LightMyRequestResponse> {
    return this.request('POST', '/api/v1/session/', { payload: { username, password: secret, code } })
  }
}
