import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging, search } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { oneText } from '../lists/query-values.ts'
import { Article } from './article.ts'

/** Both filters must match; every word of `search` must be in the title, the tagline or the body. */
export const ArticleSelection = z.object({
  ...paging(pageSizes.articles),
  search: search(),
  tag: oneText(),
})
export type ArticleSelection = z.output<typeof ArticleSelection>

/** The latest display date first. `tags` are those of all articles that can be read, in alphabetical order. */
export const listArticles = endpoint({
  method: 'GET',
  path: '/api/v1/blogPosts/',
  summary: 'Liste les articles du blog, du plus récent au plus ancien',
  access: 'public',
  query: ArticleSelection,
  answer: pageOf(Article, { tags: z.array(z.string()) }),
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/api/v1/blogPosts/:articleId',
  summary: 'Donne un article du blog',
  access: 'public',
  params: z.object({ articleId: PathId }),
  answer: Article,
})
