import { fastifyEtag } from '@fastify/etag'
import { type ArticlesFeedFormat, articlesFeeds } from '@ma-cantine/lib/articles/articles-feed'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connection.ts'
import { replicatedReads } from '../database/replicated-reads.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { articlesAtom, articlesRss } from './articles-feed.ts'
import { findLatestArticles } from './find-articles.ts'

const writers = { atom: articlesAtom, rss: articlesRss }

/** Number of articles of a feed: readers ask again long before so many are new. */
const feedSize = 20

/** Serves the blog to feed readers. The feeds are not in the contract, for no program of the API reads them. */
export function articlesFeedRoutes(app: FastifyInstance, database: Database): void {
  const { publicUrl } = app.services.settings
  const formats = Object.keys(articlesFeeds) as ArticlesFeedFormat[]
  app.register(async scope => {
    await scope.register(fastifyEtag)
    for (const format of formats) {
      const { path, type } = articlesFeeds[format]
      scope.get(path, async (_, reply) => {
        const articles = await replicatedReads(
          database,
          false,
        )(reader => findLatestArticles(reader, feedSize, publicUrl))
        return reply
          .headers({
            'content-type': `${type}; charset=utf-8`,
            'content-language': 'fr',
            'cache-control': 'no-cache',
          })
          .send(writers[format](articles, publicUrl))
      })
    }
  })
  for (const format of formats) refuseOtherMethods(app, articlesFeeds[format].path, ['GET', 'HEAD'])
}
