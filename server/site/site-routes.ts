import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound, refuseOtherMethods } from '../http/errors.ts'
import { securityHeaders, siteSources } from '../security/security-headers.ts'
import type { Services } from '../services.ts'
import { readSiteBuild } from './site-build.ts'

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/** The built site: a page for each of its screens, and what they load. Declared last, it leaves to others what is theirs. */
export function siteRoutes(app: FastifyInstance, { settings }: Services): void {
  const { folder, screens, elsewhere, html, files } = readSiteBuild(settings.siteFolder)
  const policy = 'content-security-policy'
  // A worker goes by the policy that its own script came with.
  const pagePolicy = { [policy]: securityHeaders(settings.secure, siteSources)[policy] }

  const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply => {
    const [path = ''] = request.url.split('?', 1)
    return reply
      .code(status)
      .headers({ ...pagePolicy, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(isUnder(path, '/v2') ? html.v2 : html.site)
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
