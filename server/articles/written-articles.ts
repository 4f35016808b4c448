import type { ArticleInput } from '@ma-cantine/lib/articles/article'
import { articleFields } from '@ma-cantine/lib/articles/article-fields'
import { articleErrors } from '@ma-cantine/lib/articles/article-writing-api'
import { sortedTags } from '@ma-cantine/lib/articles/sorted-tags'
import { writtenNames } from '@ma-cantine/lib/writing/values-shape'
import type { Knex } from 'knex'
import { textHtml } from '../pages/text-html.ts'
import { writtenKind } from '../writing/written-kind.ts'
import { articleRows } from './article-row.ts'
import { articleSearchText, insertArticle, writeTags } from './write-article.ts'

/** The articles, as the team writes them. The person who begins one is its author. */
export const writtenArticles = writtenKind<ArticleInput, typeof articleFields>({
  name: 'articles',
  table: articleRows,
  names: writtenNames(articleFields),
  title: 'title',
  date: 'displayDate',
  visibleFrom: 'displayDate',
  errorsOf: articleErrors,
  columnsOf: ({ tags: _, ...columns }) => columns,
  derivedOf: article => ({ searchText: articleSearchText(article) }),
  readMore: async (database, id) => ({ tags: await tagsOf(database, id) }),
  writeMore: (transaction, id, { tags }) => writeTags(transaction, id, tags),
  recordedOf: values => values,
  insert: (transaction, origin, article) => insertArticle(transaction, origin, article, origin.userId),
  shownOf: ({ title, tagline, body }) => ({ title, lead: tagline, html: textHtml(body) }),
})

async function tagsOf(database: Knex, articleId: number): Promise<string[]> {
  const rows: { tag: string }[] = await database('articleTags').where({ articleId }).select('tag')
  return sortedTags(rows.map(({ tag }) => tag))
}
