import { fastifyEtag } from '@fastify/etag'
import { changesFeedPaths } from '@ma-cantine/lib/developers/changes'
import { locales } from '@ma-cantine/lib/messages/locale'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import { changesFeed } from './changes-feed.ts'

/**
 * Serves the feed of the changes of formats and of the API, at one address for each language: feed readers send no
 * `Accept-Language` of their user. It is not in the contract, for no program of the API reads it.
 */
export function changesRoutes(app: FastifyInstance): void {
  const { publicUrl } = app.services.settings
  app.register(async scope => {
    await scope.register(fastifyEtag)
    for (const locale of locales) {
      const feed = changesFeed(locale, publicUrl)
      scope.get(changesFeedPaths[locale], (_, reply) =>
        reply
          .headers({
            'content-type': 'application/atom+xml; charset=utf-8',
            'content-language': locale,
            'cache-control': 'no-cache',
          })
          .send(feed),
      )
    }
  })
  for (const locale of locales) refuseOtherMethods(app, changesFeedPaths[locale], ['GET', 'HEAD'])
}
