/** The field of a form that a page was given with. */
const hidden = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''

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

/** Goes from page to page over HTTP as a browser does: cookies by path, redirects, forms with their hidden fields. */
export class Visitor {
  readonly cookies = new Map<string, Cookie>()
  private readonly site: string

  /** Stays on that site: what leads elsewhere is not followed. */
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

  /** Sends the form of a page, with its hidden fields. */
  send(from: Visit, fields: Record<string, string>, action = from.url.pathname): Promise<Visit> {
    const kept = Object.fromEntries(['csrf_token', 'next'].map(name => [name, hidden(from.page, name)]))
    return this.visit(action, {
      method: 'POST',
      body: new URLSearchParams({ ...kept, ...fields }),
      headers: { origin: new URL(this.site).origin },
    })
  }
}
