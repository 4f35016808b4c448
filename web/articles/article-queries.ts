import { getArticle, listArticles } from '@ma-cantine/lib/articles/articles-api'
import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { orNull } from '../app/or-null.ts'
import { bindWords } from '../words/bind-words.ts'
import { type ArticleListAddress, articlesOfPage } from './article-list-address.ts'

const articlesQueryKey = ['articles'] as const

/** Articles are in French, whatever the language of the page: their punctuation is always bound. */
export const articlesPage = ({ page, tag, search }: ArticleListAddress) =>
  queryOptions({
    queryKey: [...articlesQueryKey, 'page', page, tag, search],
    queryFn: async ({ signal }) => {
      const query = { ...limitsOfPage(page, articlesOfPage), tag, search }
      const { count, results, tags } = await client.call(listArticles, { query, signal })
      return { count, results: bindWords(results), tags, page, size: articlesOfPage }
    },
    // The page before stays visible while the next one loads.
    placeholderData: keepPreviousData,
  })

/** The articles that the home page shows. */
export const latestArticles = queryOptions({
  queryKey: [...articlesQueryKey, 'latest'],
  queryFn: async ({ signal }) =>
    bindWords((await client.call(listArticles, { query: { limit: 3, offset: 0 }, signal })).results),
})

/** An article; null for one that does not exist. */
export const oneArticle = (articleId: number) =>
  queryOptions({
    queryKey: [...articlesQueryKey, 'one', articleId],
    queryFn: async ({ signal }) => {
      const article = await orNull(client.call(getArticle, { params: { articleId }, signal }))
      return article && bindWords(article)
    },
  })
