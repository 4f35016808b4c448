import { fastifyStatic } from '@fastify/static'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound, refuseOtherMethods } from '../http/errors.ts'
import { localeOf } from '../http/language.ts'
import { isPageRequest } from '../http/page-request.ts'
import { sessionCookie } from '../http/session-cookie.ts'
import { type PageSources, securityHeaders, siteSources } from '../security/security-headers.ts'
import type { Services } from '../services/services.ts'
import type { Settings } from '../settings/settings.ts'
import { crawlerRoutes } from './crawler-routes.ts'
import { readSiteBuild } from './site-build.ts'
import { CompressedPage, completePage, type PageContent } from './site-page.ts'

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/** The sources of the site, with the analytics service if there is one. */
function addAnalyticsSource(analytics: Settings['analytics']): Partial<PageSources> {
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

/**
 * Serves the built site: a page for each screen, and its files. Declared last, so that other routes take precedence.
 */
export function siteRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services
  const { folder, screens, screenFiles, elsewhere, pages, files } = readSiteBuild(settings.siteFolder)
  crawlerRoutes(app, services, screens)
  const policy = 'content-security-policy'
  // A worker follows the policy of its own script.
  const pagePolicy = { [policy]: securityHeaders(settings.secure, addAnalyticsSource(settings.analytics))[policy] }
  const pageHeaders = { ...pagePolicy, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
  const pageAt = (locale: Locale, path: string, content?: Omit<PageContent, 'screenFiles'>) =>
    new CompressedPage(() =>
      completePage(isUnder(path, '/v2') ? pages[locale].v2 : pages[locale].site, settings, { ...content, screenFiles }),
    )

  /** Sends the page in the language of its reader: the one that they chose, else that of their browser. */
  const sendPage = (
    pages: Readonly<Record<Locale, CompressedPage>>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    const locale = localeOf(request)
    return pages[locale].send(request, reply.headers({ ...pageHeaders, 'content-language': locale }))
  }

  app.register(async scope => {
    await scope.register(fastifyStatic, { root: folder, serve: false, preCompressed: true })
    for (const { path, values, unlisted, loads, en, ...fr } of screens) {
      if (scope.hasRoute({ method: 'GET', url: path })) continue
      const pagesFor = (audience: 'anonymous' | 'user') => {
        const pageIn = (locale: Locale, { title, [audience]: display }: typeof en) =>
          pageAt(locale, path, { title, loads, display, audience })
        return { fr: pageIn('fr', fr), en: pageIn('en', en) }
      }
      const forAnonymous = pagesFor('anonymous')
      const forUsers = pagesFor('user')
      scope.get<{ Params: Record<string, string> }>(path, (request, reply) => {
        if (Object.entries(values).some(([name, all]) => !all.includes(request.params[name] ?? ''))) {
          return reply.callNotFound()
        }
        if (unlisted) reply.header('x-robots-tag', 'noindex')
        // Scripts check later whether the cookie is that of a valid session.
        const pages = request.cookies[sessionCookie] === undefined ? forAnonymous : forUsers
        return sendPage(pages, request, reply)
      })
      refuseOtherMethods(scope, path, ['GET'])
    }
    scope.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
      reply.headers(pagePolicy).sendFile(`assets/${params['*']}`, { immutable: true, maxAge: '1y' }),
    )
    for (const name of files) {
      const headers = name.endsWith('.js') ? pagePolicy : {}
      scope.get(`/${name}`, (_, reply) => reply.headers(headers).sendFile(name, { maxAge: '1d' }))
    }
  })

  const notFoundPages = {
    site: { fr: pageAt('fr', '/'), en: pageAt('en', '/') },
    v2: { fr: pageAt('fr', '/v2'), en: pageAt('en', '/v2') },
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1)
    if (!isPageRequest(request) || elsewhere.some(prefix => isUnder(path, prefix)))
      return answerNotFound(request, reply)
    return sendPage(isUnder(path, '/v2') ? notFoundPages.v2 : notFoundPages.site, request, reply.code(404))
  })
}
