import { listAddressFormat, pageParameter, searchParameter, textParameter } from '@ma-cantine/lib/lists/list-address'

/** What a person chose to see of the articles: all of it is in the address. Empty = everything. */
export interface ArticleListAddress {
  readonly page: number
  readonly tag: string
  readonly search: string
}

export const isFiltered = ({ tag, search }: Omit<ArticleListAddress, 'page'>): boolean => tag !== '' || search !== ''

/** The names of the parameters are those of the public service. */
export const articleListFormat = listAddressFormat<ArticleListAddress>({
  page: pageParameter(),
  tag: textParameter('etiquette', texts => (texts[0] ?? '').trim().slice(0, 200)),
  search: searchParameter,
})

/** Number of cards of a page. */
export const articlesOfPage = 6
