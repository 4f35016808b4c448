import { readCanteenId } from '@ma-cantine/lib/canteens/canteen-address'
import type { FastifyInstance } from 'fastify'
import { replicatedReads } from '../database/replicated-reads.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { localeOf } from '../http/language.ts'
import { loadPublicPreviews } from '../public-canteens/load-public.ts'
import { frameableHeaders } from '../security/security-headers.ts'
import type { Services } from '../services/services.ts'
import { missingWidgetPage, widgetPage } from './widget-page.ts'
import { widgetStyleSource } from './widget-style.ts'

const path = '/widgets/nos-cantines/:canteenUrlComponent'

/**
 * Serves the canteens that other sites show in a frame: the one address that may be framed. It reads no cookie, so that a
 * page around it learns nothing of who is signed in here.
 */
export function widgetRoutes(app: FastifyInstance, { database, settings }: Services): void {
  const headers = {
    ...frameableHeaders(settings.secure, widgetStyleSource),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=60',
    vary: 'accept-language',
  }
  app.get<{ Params: { canteenUrlComponent: string } }>(path, async ({ params, headers: asked }, reply) => {
    const locale = localeOf({ headers: { 'accept-language': asked['accept-language'] } })
    const id = readCanteenId(params.canteenUrlComponent)
    const [canteen] =
      id === null ? [] : await replicatedReads(database, false)(reader => loadPublicPreviews(reader, [id]))
    reply.removeHeader('x-frame-options').headers({ ...headers, 'content-language': locale })
    return canteen
      ? reply.send(widgetPage(canteen, locale, settings.publicUrl))
      : reply.code(404).send(missingWidgetPage(locale))
  })
  refuseOtherMethods(app, path, ['GET', 'HEAD'])
}
