import type { ArticleInput } from '@ma-cantine/lib/articles/article'

/** An article of a new installation; its display date is reckoned from the day on which it is written. */
export type FirstArticle = Pick<ArticleInput, 'title' | 'tagline' | 'tags' | 'body'> & { readonly daysAgo: number }
