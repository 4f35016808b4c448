import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound, refuseOtherMethods } from '../http/errors.ts'
import { html } from '../pages/html.ts'
import { type PageSources, securityHeaders, siteSources } from '../security/security-headers.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { readSiteBuild } from './site-build.ts'

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/** The site's own sources, and those of the analytics service if there is one. */
function sourcesWith(analytics: Settings['analytics']): Partial<PageSources> {
  if (!analytics) return siteSources
  const { origin } = new URL(analytics.address)
  const { scriptSrc = [], imgSrc = [], connectSrc = [] } = siteSources
  return {
    ...siteSources,
    scriptSrc: [...scriptSrc, origin],
    imgSrc: [...imgSrc, origin],
    connectSrc: [...connectSrc, origin],
  }
}

/** The page as this server gives it: with its own address in what other sites show of it, and its analytics if any. */
function completed(page: string, { publicUrl, analytics }: Settings): string {
  const head = html`<meta property="og:image" content="${publicUrl}/card.png">
${
  analytics &&
  html`<meta name="analytics-address" content="${analytics.address}">
<meta name="analytics-site" content="${analytics.siteId}">
`
}`
  return page.replace('</head>', () => `${head.source}</head>`)
}

/** The built site: a page for each of its screens, and what they load. Declared last, it leaves to others what is theirs. */
export function siteRoutes(app: FastifyInstance, { settings }: Services): void {
  const { folder, screens, elsewhere, pages: built, files } = readSiteBuild(settings.siteFolder)
  const policy = 'content-security-policy'
  // A worker goes by the policy that its own script came with.
  const pagePolicy = { [policy]: securityHeaders(settings.secure, sourcesWith(settings.analytics))[policy] }
  const pages = { site: completed(built.site, settings), v2: completed(built.v2, settings) }

  const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply => {
    const [path = ''] = request.url.split('?', 1)
    return reply
      .code(status)
      .headers({ ...pagePolicy, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(isUnder(path, '/v2') ? pages.v2 : pages.site)
  }

  app.register(async scope => {
    await scope.register(fastifyStatic, { root: folder, serve: false, preCompressed: true })
    for (const path of screens) {
      if (scope.hasRoute({ method: 'GET', url: path })) continue
      scope.get(path, (request, reply) => sendPage(request, reply, 200))
      refuseOtherMethods(scope, path, ['GET'])
    }
    scope.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
      reply.headers(pagePolicy).sendFile(`assets/${params['*']}`, { immutable: true, maxAge: '1y' }),
    )
    for (const name of files) scope.get(`/${name}`, (_, reply) => reply.sendFile(name, { maxAge: '1d' }))
  })

  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && request.headers.accept?.includes('text/html')
    if (wantsPage && !elsewhere.some(prefix => isUnder(path, prefix))) return sendPage(request, reply, 404)
    return answerNotFound(request, reply)
  })
}
