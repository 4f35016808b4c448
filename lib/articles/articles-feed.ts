import type { Locale } from '../messages/locale.ts'

/** The feeds of the blog, by their format. */
export const articlesFeeds = {
  rss: { path: '/blog/flux.rss', type: 'application/rss+xml' },
  atom: { path: '/blog/flux.atom', type: 'application/atom+xml' },
} as const
export type ArticlesFeedFormat = keyof typeof articlesFeeds

/** Articles are in French, and so are their feeds; English readers see the title in the head of pages alone. */
export const articlesFeedWords: Readonly<Record<Locale, { readonly title: string; readonly subtitle: string }>> = {
  fr: {
    title: 'Le blog de ma cantine',
    subtitle: 'Les nouvelles du service, la loi expliquée et les récits d’autres cantines.',
  },
  en: {
    title: 'The blog of ma cantine (in French)',
    subtitle: 'The news of the service, the law explained, and the stories of other canteens.',
  },
}
