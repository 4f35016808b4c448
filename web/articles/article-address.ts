import { type ArticleName, articleUrlComponent } from '@ma-cantine/lib/articles/article-address'
import { addressOf } from '../app/screen-list.ts'

/** @param list what the reader saw of the list, as in its address: the way back leads there, without scripts too. */
export const articleAddress = (article: ArticleName, list = ''): string =>
  addressOf('BlogPage', { id: articleUrlComponent(article) }) + list
