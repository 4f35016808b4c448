import type { Article } from '@ma-cantine/lib/articles/article'
import { articlePath } from '@ma-cantine/lib/articles/article-address'
import { articlesFeeds, articlesFeedWords } from '@ma-cantine/lib/articles/articles-feed'
import { xmlEmpty, xmlText } from '../pages/xml.ts'

const { title, subtitle } = articlesFeedWords.fr
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const home = '/blog'

/** Names that never change, wherever the server is (RFC 4151): feed readers know articles by them. */
const nameOf = (...parts: readonly (string | number)[]): string =>
  ['tag:ma-cantine.agriculture.gouv.fr,2026:blog', ...parts].join('/')

/** At noon, so that readers show the same day in nearly all time zones. */
const shownAt = ({ displayDate }: Article): Date => new Date(`${displayDate}T12:00:00Z`)

/** An article that was changed since its display date is updated then. */
function updatedAt(article: Article): Date {
  const changed = new Date(article.modificationDate)
  const shown = shownAt(article)
  return changed > shown ? changed : shown
}

const authorName = ({ author }: Article): string => (author ? `${author.firstName} ${author.lastName}`.trim() : '')

/** The articles as a feed of Atom 1.0 (RFC 4287). */
export function articlesAtom(articles: readonly Article[], publicUrl: string): string {
  const latest = Math.max(0, ...articles.map(article => updatedAt(article).getTime()))
  return [
    declaration,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    xmlText('id', nameOf()),
    xmlText('title', title),
    xmlText('subtitle', subtitle),
    xmlText('updated', new Date(latest).toISOString()),
    '<author><name>ma cantine</name></author>',
    xmlEmpty('link', { rel: 'self', type: articlesFeeds.atom.type, href: publicUrl + articlesFeeds.atom.path }),
    xmlEmpty('link', { rel: 'alternate', type: 'text/html', href: publicUrl + home }),
    ...articles.flatMap(article => [
      '<entry>',
      xmlText('id', nameOf(article.id)),
      xmlText('title', article.title),
      xmlText('published', shownAt(article).toISOString()),
      xmlText('updated', updatedAt(article).toISOString()),
      ...(authorName(article) === '' ? [] : [`<author>${xmlText('name', authorName(article))}</author>`]),
      ...article.tags.map(tag => xmlEmpty('category', { term: tag })),
      xmlEmpty('link', { rel: 'alternate', type: 'text/html', href: publicUrl + articlePath(article) }),
      xmlText('summary', article.tagline),
      xmlText('content', article.body, { type: 'html' }),
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n')
}

/** The articles as a feed of RSS 2.0. It has no element for a name without an e-mail: Dublin Core has one. */
export const articlesRss = (articles: readonly Article[], publicUrl: string): string =>
  [
    declaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    xmlText('title', title),
    xmlText('link', publicUrl + home),
    xmlText('description', subtitle),
    xmlText('language', 'fr'),
    xmlEmpty('atom:link', { rel: 'self', type: articlesFeeds.rss.type, href: publicUrl + articlesFeeds.rss.path }),
    ...articles.flatMap(article => [
      '<item>',
      xmlText('title', article.title),
      xmlText('link', publicUrl + articlePath(article)),
      xmlText('guid', nameOf(article.id), { isPermaLink: 'false' }),
      xmlText('pubDate', shownAt(article).toUTCString()),
      ...(authorName(article) === '' ? [] : [xmlText('dc:creator', authorName(article))]),
      ...article.tags.map(tag => xmlText('category', tag)),
      xmlText('description', article.body),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
