import { type Change, changes, changesFeedPaths, changesFeedWords } from '@ma-cantine/lib/developers/changes'
import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { htmlSentence } from '@ma-cantine/lib/reports/html-text'

/** Where the site presents the formats, with each change under its id. */
const page = '/v2/developpement-et-apis/formats'

/** Names that never change, wherever the server is (RFC 4151): feed readers know entries by them. */
const nameOf = (...parts: readonly string[]): string =>
  ['tag:ma-cantine.agriculture.gouv.fr,2026:changements', ...parts].join('/')

/** At noon, so that readers show the same day in nearly all time zones. */
const instantOf = ({ day }: Change): string => `${day}T12:00:00Z`

/** The changes as a feed of Atom 1.0 (RFC 4287). */
export function changesFeed(locale: Locale, publicUrl: string): string {
  const { title, subtitle } = changesFeedWords[locale]
  const link = (attributes: Readonly<Record<string, string>>): string =>
    `<link ${Object.entries(attributes)
      .map(([name, value]) => `${name}="${htmlSentence(value)}"`)
      .join(' ')}/>`
  const feed = (language: Locale) => ({
    type: 'application/atom+xml',
    hreflang: language,
    href: publicUrl + changesFeedPaths[language],
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `  <id>${nameOf(locale)}</id>`,
    `  <title>${htmlSentence(title)}</title>`,
    `  <subtitle>${htmlSentence(subtitle)}</subtitle>`,
    `  <updated>${instantOf(changes[0])}</updated>`,
    '  <author><name>ma cantine</name></author>',
    `  ${link({ rel: 'self', ...feed(locale) })}`,
    ...locales.filter(other => other !== locale).map(other => `  ${link({ rel: 'alternate', ...feed(other) })}`),
    `  ${link({ rel: 'alternate', type: 'text/html', href: publicUrl + page })}`,
    ...changes.flatMap(change => [
      '  <entry>',
      `    <id>${nameOf(locale, change.id)}</id>`,
      `    <title>${htmlSentence(change.words[locale].title)}</title>`,
      `    <updated>${instantOf(change)}</updated>`,
      `    ${link({ rel: 'alternate', type: 'text/html', href: `${publicUrl}${page}#${change.id}` })}`,
      `    <content type="text">${htmlSentence(change.words[locale].text)}</content>`,
      '  </entry>',
    ]),
    '</feed>',
    '',
  ].join('\n')
}
