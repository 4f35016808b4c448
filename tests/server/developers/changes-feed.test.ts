import { type Locale, locales } from '@ma-cantine/lib'
import { changes, changesFeedPaths } from '@ma-cantine/lib/developers/changes'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const site = 'https://ma-cantine.exemple.fr'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: site })
})
afterAll(() => server.close())

interface Link {
  readonly '@rel': string
  readonly '@type': string
  readonly '@href': string
  readonly '@hreflang'?: string
}

interface Feed {
  readonly '@xmlns': string
  readonly '@xml:lang': string
  readonly id: string
  readonly title: string
  readonly updated: string
  readonly author: { readonly name: string }
  readonly link: readonly Link[]
  readonly entry: readonly {
    readonly id: string
    readonly title: string
    readonly updated: string
    readonly link: readonly Link[]
    readonly content: { readonly '#text': string; readonly '@type': string }
  }[]
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: name => name === 'link' || name === 'entry',
})

const get = (locale: Locale, headers: Record<string, string> = {}) =>
  server.app.inject({ url: changesFeedPaths[locale], headers })

async function read(locale: Locale): Promise<Feed> {
  const { body } = await get(locale)
  expect(XMLValidator.validate(body)).toBe(true)
  return parser.parse(body).feed
}

describe.each(locales)('the feed of changes in %s', locale => {
  test('has all that Atom 1.0 asks for', async () => {
    const { statusCode, headers } = await get(locale)
    expect([statusCode, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      locale,
    ])
    const feed = await read(locale)
    expect(feed).toMatchObject({ '@xmlns': 'http://www.w3.org/2005/Atom', '@xml:lang': locale })
    expect(feed.author.name).toBe('ma cantine')
    const self = feed.link.filter(link => link['@rel'] === 'self').map(link => link['@href'])
    expect(self).toEqual([site + changesFeedPaths[locale]])
    const ids = [feed.id, ...feed.entry.map(({ id }) => id)]
    expect(new Set(ids).size).toBe(changes.length + 1)
    for (const { id, title, updated } of [feed, ...feed.entry]) {
      expect(id).toMatch(/^tag:[\w.-]+,\d{4}:\S+$/)
      expect(title).toMatch(/^\S.{8,}/)
      expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(new Date(updated).toISOString().slice(0, 10)).toBe(updated.slice(0, 10))
    }
  })

  test('gives every change, the latest first, with the place of the page that tells it', async () => {
    const feed = await read(locale)
    const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(feed.entry.map(entry => [spaced(entry.title), spaced(entry.content['#text'])])).toEqual(
      changes.map(({ words }) => [words[locale].title, words[locale].text]),
    )
    const days = feed.entry.map(({ updated }) => updated)
    expect(days).toEqual(days.toSorted().reverse())
    expect(feed.updated).toBe(days[0])
    for (const [index, { link, content }] of feed.entry.entries()) {
      expect(content['@type']).toBe('text')
      expect(link).toEqual([
        {
          '@rel': 'alternate',
          '@type': 'text/html',
          '@href': `${site}/v2/developpement-et-apis/formats#${changes[index]?.id}`,
        },
      ])
    }
  })

  test('names the feed of the other language', async () => {
    const others = locales.filter(other => other !== locale)
    const named = (await read(locale)).link.filter(link => link['@rel'] === 'alternate' && link['@hreflang'])
    expect(named.map(link => [link['@hreflang'], link['@href']])).toEqual(
      others.map(other => [other, site + changesFeedPaths[other]]),
    )
  })
})

test('a reader that has the feed gets 304, and the feed may only be read', async () => {
  const { headers } = await get('fr')
  expect((await get('fr', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  expect((await server.app.inject({ method: 'HEAD', url: changesFeedPaths.fr })).statusCode).toBe(200)
  expect((await server.app.inject({ method: 'POST', url: changesFeedPaths.fr })).statusCode).toBe(405)
})
