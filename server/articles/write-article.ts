import type { ArticleInput } from '@ma-cantine/lib/articles/article'
import { searchText } from '@ma-cantine/lib/lists/search-key'
import { markdownText } from '@ma-cantine/lib/markdown/markdown-text'
import type { Knex } from 'knex'
import { insertEntity } from '../entities/write-entity.ts'
import type { Origin } from '../history/history.ts'
import { articleRows } from './article-row.ts'

/** Stores a new article, its tags once each, with its history. @returns its id. */
export async function insertArticle(
  transaction: Knex.Transaction,
  origin: Origin,
  { tags, ...columns }: ArticleInput,
): Promise<number> {
  const own = [...new Set(tags)]
  const searched = searchText([columns.title, columns.tagline, markdownText(columns.body)])
  const { id } = await insertEntity(
    transaction,
    origin,
    articleRows,
    { ...columns, searchText: searched },
    { ...columns, tags: own },
  )
  if (own.length > 0) await transaction('articleTags').insert(own.map(tag => ({ articleId: id, tag })))
  return id
}
