import { articleRefusals } from '@ma-cantine/lib/articles/article-refusals'
import { articleWriting } from '@ma-cantine/lib/articles/article-writing-api'
import { getArticle, listArticles } from '@ma-cantine/lib/articles/articles-api'
import type { FastifyInstance } from 'fastify'
import { orNotFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { writingRoutes } from '../writing/writing-routes.ts'
import { articlesFeedRoutes } from './articles-feed-routes.ts'
import { findArticle, findArticles } from './find-articles.ts'
import { writtenArticles } from './written-articles.ts'

export function articlesRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  route(app, listArticles, async ({ query, request, replicated }) => {
    const page = await replicated(reader => findArticles(reader, query))
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, getArticle, async ({ params, replicated }) =>
    orNotFound(await replicated(reader => findArticle(reader, params.articleId)), articleRefusals('unknown-article')),
  )

  writingRoutes(app, services, articleWriting, writtenArticles)
  articlesFeedRoutes(app, database)
}
