import type { ArticleInput } from '@ma-cantine/lib/articles/article'
import { searchText } from '@ma-cantine/lib/lists/search-key'
import { markdownText } from '@ma-cantine/lib/markdown/markdown-text'
import type { Knex } from 'knex'
import { insertEntity } from '../entities/write-entity.ts'
import type { Origin } from '../history/history.ts'
import { articleRows } from './article-row.ts'

/** What searches look in. */
export const articleSearchText = ({ title, tagline, body }: ArticleInput): string =>
  searchText([title, tagline, markdownText(body)])

/** Stores a new article, its tags once each, with its history. @returns its id. */
export async function insertArticle(
  transaction: Knex.Transaction,
  origin: Origin,
  article: ArticleInput,
  authorId: number | null,
): Promise<number> {
  const { tags, ...columns } = article
  const own = { ...columns, authorId }
  const { id } = await insertEntity(
    transaction,
    origin,
    articleRows,
    { ...own, searchText: articleSearchText(article) },
    { ...own, tags: [...new Set(tags)] },
  )
  await writeTags(transaction, id, tags)
  return id
}

/** Puts these tags in the place of those of an article. */
export async function writeTags(
  transaction: Knex.Transaction,
  articleId: number,
  tags: readonly string[],
): Promise<void> {
  await transaction('articleTags').where({ articleId }).delete()
  const rows = [...new Set(tags)].map(tag => ({ articleId, tag }))
  if (rows.length > 0) await transaction('articleTags').insert(rows)
}
