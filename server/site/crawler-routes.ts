import { htmlText } from '@ma-cantine/lib/reports/html-text'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import type { Settings } from '../settings/settings.ts'
import type { SiteBuild } from './site-build.ts'

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
export function crawlerRoutes(
  app: FastifyInstance,
  { publicUrl, environment }: Settings,
  screens: SiteBuild['screens'],
): void {
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
  const urls = pages.map(path => `<url><loc>${htmlText(publicUrl + path)}</loc></url>`)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  const documents = [
    { path: '/robots.txt', type: 'text/plain', text: robots },
    { path: '/sitemap.xml', type: 'application/xml', text: sitemap },
  ]
  for (const { path, type, text } of documents) {
    app.get(path, (_, reply) =>
      reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' }).send(text),
    )
    refuseOtherMethods(app, path, ['GET', 'HEAD'])
  }
}

/** The addresses of a screen: one for each value of its parameter, none when a parameter may be anything. */
function addressesOf({ path, values }: Pick<SiteBuild['screens'][number], 'path' | 'values'>): string[] {
  const [, name] = /:(\w+)/.exec(path) ?? []
  if (!name) return [path]
  return (values[name] ?? []).flatMap(value => addressesOf({ path: path.replace(`:${name}`, value), values }))
}
