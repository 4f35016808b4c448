import { titledId } from '../http/titled-id.ts'

export interface ArticleName {
  readonly id: number
  readonly title: string
}

/** The part of an address that names an article: its id, then its title for people. */
export const articleUrlComponent = ({ id, title }: ArticleName): string => titledId(id, title)

/** The path of the page of an article. */
export const articlePath = (article: ArticleName): string => `/blog/${encodeURIComponent(articleUrlComponent(article))}`
