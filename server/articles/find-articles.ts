import type { Article } from '@ma-cantine/lib/articles/article'
import type { ArticleSelection } from '@ma-cantine/lib/articles/articles-api'
import { sortedTags } from '@ma-cantine/lib/articles/sorted-tags'
import type { Knex } from 'knex'
import { avatarPath } from '../accounts/avatars.ts'
import { inList } from '../database/in-list.ts'
import { answerColumns, answerOf } from '../http/entity-answer.ts'
import { likePattern } from '../lists/like-pattern.ts'
import { textHtml } from '../pages/text-html.ts'
import { type ArticleRow, articleRows } from './article-row.ts'
import { whereVisible } from './visible-articles.ts'

interface Author {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly avatar: string | null
}

export interface ArticlePage {
  readonly count: number
  readonly results: Article[]
  readonly tags: string[]
}

/** A page of the articles that everybody may read. */
export async function findArticles(database: Knex, selection: ArticleSelection): Promise<ArticlePage> {
  const [{ count }] = await whereSelected(database('articles'), selection).count({ count: '*' })
  return {
    count: Number(count),
    results: await articlesOf(database, latest(whereSelected(database('articles'), selection), selection)),
    tags: await findTags(database),
  }
}

/** The latest articles that everybody may read. @param origin of the site, where their links must lead from elsewhere. */
export const findLatestArticles = (database: Knex, limit: number, origin: string): Promise<Article[]> =>
  articlesOf(database, latest(whereVisible(database('articles')), { limit, offset: 0 }), origin)

/** An article that everybody may read, null for any other. */
export async function findArticle(database: Knex, id: number): Promise<Article | null> {
  const [article] = await articlesOf(database, whereVisible(database('articles')).where('articles.id', id))
  return article ?? null
}

function whereSelected(query: Knex.QueryBuilder, { search, tag }: Pick<ArticleSelection, 'search' | 'tag'>) {
  whereVisible(query)
  for (const term of search) query.whereRaw(`articles.search_text LIKE ? ESCAPE '\\'`, [likePattern(term)])
  if (tag !== undefined)
    query.whereIn('articles.id', (tags: Knex.QueryBuilder) =>
      tags.from('articleTags').where({ tag }).select('articleId'),
    )
  return query
}

const latest = (query: Knex.QueryBuilder, { limit, offset }: { readonly limit: number; readonly offset: number }) =>
  query
    .orderBy([
      { column: 'articles.displayDate', order: 'desc' },
      { column: 'articles.id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)

async function articlesOf(database: Knex, query: Knex.QueryBuilder, origin = ''): Promise<Article[]> {
  const rows: (ArticleRow & Author)[] = await query
    .leftJoin('users', 'users.id', 'articles.authorId')
    .select(answerColumns(articleRows).map(name => `articles.${name}`))
    .select('users.firstName', 'users.lastName', 'users.avatar')
  const tags: { articleId: number; tag: string }[] = await database('articleTags')
    .where(
      inList(
        database,
        'articleId',
        rows.map(({ id }) => id),
      ),
    )
    .select('articleId', 'tag')
  const byArticle = Map.groupBy(tags, ({ articleId }) => articleId)
  return rows.map(({ firstName, lastName, avatar, ...row }) =>
    answerOf(articleRows, row, {
      body: textHtml(row.body, origin),
      author: authorOf({ firstName, lastName, avatar }),
      tags: sortedTags((byArticle.get(row.id) ?? []).map(({ tag }) => tag)),
    }),
  )
}

/** A left join has no author for an article whose author is gone. */
const authorOf = ({ firstName, lastName, avatar }: Author): Article['author'] =>
  firstName === null ? null : { firstName, lastName: lastName ?? '', avatar: avatar && avatarPath(avatar) }

async function findTags(database: Knex): Promise<string[]> {
  const tags: string[] = await whereVisible(
    database('articleTags').join('articles', 'articles.id', 'articleTags.articleId'),
  )
    .distinct('tag')
    .pluck('tag')
  return sortedTags(tags)
}
