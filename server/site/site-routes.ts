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
import { RenderedPages } from './rendered-pages.ts'
import { readSiteBuild } from './site-build.ts'
import { CompressedPage, completePage, type PageContent } from './site-page.ts'

/** Of brotli, for pages that are rendered while somebody waits. */
const quickEffort = 5

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
  const build = readSiteBuild(settings.siteFolder)
  const { folder, screens, screenFiles, elsewhere, pages, files } = build
  crawlerRoutes(app, services, screens)
  const policy = 'content-security-policy'
  // A worker follows the policy of its own script.
  const pagePolicy = { [policy]: securityHeaders(settings.secure, addAnalyticsSource(settings.analytics))[policy] }
  const pageHeaders = { ...pagePolicy, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
  const pageAt = (locale: Locale, path: string, content?: PageContent, effort?: number) =>
    new CompressedPage(
      () =>
        completePage(isUnder(path, '/v2') ? pages[locale].v2 : pages[locale].site, { settings, screenFiles }, content),
      effort,
    )

  const rendered = new RenderedPages(app, build, settings, ({ path, locale }, audience, content) => {
    const screen = screens.find(screen => screen.path === path)
    const { [audience]: display } = (locale === 'en' ? screen?.en : screen) ?? {}
    return pageAt(
      locale,
      path,
      { loads: screen?.loads ?? [], display: display ?? null, audience, ...content },
      quickEffort,
    )
  })

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
    for (const { path, values, unlisted, loads, withData, en, ...fr } of screens) {
      if (scope.hasRoute({ method: 'GET', url: path })) continue
      const pagesFor = (audience: 'anonymous' | 'user') => {
        const pageIn = (locale: Locale, { title, [audience]: display }: typeof en) =>
          pageAt(locale, path, { title, loads, display, audience })
        return { fr: pageIn('fr', fr), en: pageIn('en', en) }
      }
      const forAnonymous = pagesFor('anonymous')
      const forUsers = pagesFor('user')
      scope.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
        if (Object.entries(values).some(([name, all]) => !all.includes(request.params[name] ?? ''))) {
          return reply.callNotFound()
        }
        if (unlisted) reply.header('x-robots-tag', 'noindex')
        // Scripts check later whether the cookie is that of a valid session.
        const isAnonymous = request.cookies[sessionCookie] === undefined
        const locale = localeOf(request)
        const found = withData ? await rendered.find({ path, address: request.url, locale }) : null
        if (!found) return sendPage(isAnonymous ? forAnonymous : forUsers, request, reply)
        const { page, pages } = found
        if (page.head.isUnlisted) reply.header('x-robots-tag', 'noindex')
        const one = pages[isAnonymous ? 'anonymous' : 'user']
        return sendPage({ fr: one, en: one }, request, reply.code(page.status))
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
