import { type ArticleFields, articleFields } from '@ma-cantine/lib/articles/article-fields'
import { entityTable, type RowOf } from '../database/entity-table.ts'

export const articleRows = entityTable('articles', articleFields)

export type ArticleRow = RowOf<ArticleFields>
