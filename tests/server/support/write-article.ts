import type { ArticleInput } from '@ma-cantine/lib/articles/article'
import { insertArticle } from '../../../server/articles/write-article.ts'
import type { TestServer } from './test-server.ts'

/** Stores an article that everybody may read, but for what is given. @returns its id. */
export const writeArticle = (
  { app }: TestServer,
  { authorId = null, ...given }: Partial<ArticleInput & { authorId: number | null }> = {},
): Promise<number> =>
  app.services.database.transaction(transaction =>
    insertArticle(
      transaction,
      { userId: null, through: 'job', throughId: null },
      {
        title: 'Trois recettes végétales',
        tagline: 'Des plats que les convives redemandent.',
        body: '# Le dhal\n\nDes **lentilles** corail.',
        published: true,
        displayDate: '2026-03-01',
        tags: [],
        ...given,
      },
      authorId,
    ),
  )
