import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import type { Services } from '../services/services.ts'
import type { SiteBuild } from './site-build.ts'
import { Sitemap } from './sitemap.ts'
import { sitemapSources } from './sitemap-sources.ts'

/** What robots have no use for: the API, its consent pages and the links of messages, which serve once. */
const closed = [
  '/api/',
  '/o/',
  '/activation-compte/',
  '/nouveau-mot-de-passe/',
  '/v2/lettre-d-information/',
  '/v2/rappels/',
]

/** Serves what crawlers read: robots.txt (RFC 9309) and the list of the pages that are worth finding (sitemaps.org). */
export function crawlerRoutes(app: FastifyInstance, services: Services, screens: SiteBuild['screens']): void {
  const { publicUrl, environment } = services.settings
  const robots = [
    'User-agent: *',
    // A trial must not be found in the place of the service.
    ...(environment === 'prod' ? [...closed.map(path => `Disallow: ${path}`), 'Allow: /'] : ['Disallow: /']),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  const pages = screens
    .filter(({ indexed, path }) => indexed && !closed.some(start => path.startsWith(start)))
    .flatMap(addressesOf)
  const sitemap = new Sitemap(publicUrl, async () => {
    const others = await Promise.all(sitemapSources.map(list => list(services)))
    return [...pages, ...others.flat()]
  })
  const documents = [
    { path: '/robots.txt', type: 'text/plain', read: async () => robots },
    { path: '/sitemap.xml', type: 'application/xml', read: () => sitemap.first() },
    {
      path: '/sitemap-:number(^\\d{1,6}).xml',
      type: 'application/xml',
      read: (number: string) => sitemap.part(number),
    },
  ]
  for (const { path, type, read } of documents) {
    app.get<{ Params: { number?: string } }>(path, async ({ params: { number = '' } }, reply) => {
      const text = await read(number)
      if (text === null) return reply.callNotFound()
      return reply
        .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' })
        .send(text)
    })
    refuseOtherMethods(app, path, ['GET', 'HEAD'])
  }
}

/** The addresses of a screen: one for each value of its parameter, none when a parameter may be anything. */
function addressesOf({ path, values }: Pick<SiteBuild['screens'][number], 'path' | 'values'>): string[] {
  const [, name] = /:(\w+)/.exec(path) ?? []
  if (!name) return [path]
  return (values[name] ?? []).flatMap(value => addressesOf({ path: path.replace(`:${name}`, value), values }))
}
