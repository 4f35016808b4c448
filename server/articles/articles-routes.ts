import { articleRefusals } from '@ma-cantine/lib/articles/article-refusals'
import { getArticle, listArticles } from '@ma-cantine/lib/articles/articles-api'
import { textPicturesPath } from '@ma-cantine/lib/markdown/text-pictures'
import type { FastifyInstance } from 'fastify'
import { imageRoute } from '../http/image.ts'
import { orNotFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { articlesFeedRoutes } from './articles-feed-routes.ts'
import { findArticle, findArticles } from './find-articles.ts'
import { findTextPicture } from './text-pictures.ts'

export function articlesRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, listArticles, async ({ query, request, replicated }) => {
    const page = await replicated(reader => findArticles(reader, query))
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, getArticle, async ({ params, replicated }) =>
    orNotFound(await replicated(reader => findArticle(reader, params.articleId)), articleRefusals('unknown-article')),
  )

  imageRoute(app, `${textPicturesPath}:key`, name => findTextPicture(database.reader, name))
  articlesFeedRoutes(app, database)
}
