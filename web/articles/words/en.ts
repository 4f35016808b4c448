import { counted } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  intro:
    'The law explained, methods that work in the kitchen and the stories of other canteens. Articles are in French.',
  search: { label: 'Search the articles', button: 'Search' },
  tags: 'Choose a theme',
  allTags: 'All themes',
  results: 'The articles',
  found: count => counted(count, 'article found', 'articles found'),
  none: 'No article is online yet. Come back soon.',
  nothingFound: 'No article matches. Try another word, or all themes.',
  clear: 'See all articles',
  feeds: 'Follow the blog in a feed reader:',
  published: day => `Published on ${day}`,
  by: author => `by ${author}`,
  themes: 'Themes of the article',
  unknown: 'This article does not exist, or is no longer online.',
  back: 'Back to the blog',
  latest: 'To read on the blog',
  all: 'See all the articles of the blog',
}
