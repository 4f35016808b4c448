import { articlesFeeds } from '@ma-cantine/lib/articles/articles-feed'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hostileTexts } from '../../support/hostile-markdown.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { writeArticle } from '../support/write-article.ts'

const site = 'https://ma-cantine.exemple.fr'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: site })
})
beforeEach(() => server.empty())
afterAll(() => server.close())

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: name => ['entry', 'item', 'category', 'link'].includes(name),
})

async function read(format: keyof typeof articlesFeeds) {
  const { statusCode, headers, body } = await server.app.inject(articlesFeeds[format].path)
  expect([statusCode, headers['content-type']]).toEqual([200, `${articlesFeeds[format].type}; charset=utf-8`])
  expect(XMLValidator.validate(body)).toBe(true)
  return parser.parse(body)
}

describe('the feeds of the blog', () => {
  test('tell each article with its page, its author and its text, whose links lead back to the site', async () => {
    const { id: authorId } = await server.addPerson({ firstName: 'Noor', lastName: 'Petit' })
    const id = await writeArticle(server, {
      title: 'Riz & lentilles < 1 €',
      body: 'Un « essai »\u0001.\n\nLire [la suite](/faq).',
      tags: ['Recettes'],
      authorId,
    })
    const address = `${site}/blog/${encodeURIComponent(`${id}--Riz & lentilles < 1 €`)}`
    const html = `<p>Un « essai »\ufffd.</p>\n<p>Lire <a href="${site}/faq">la suite</a>.</p>`
    const { feed } = await read('atom')
    expect(feed).toMatchObject({ '@xml:lang': 'fr', title: 'Le blog de ma cantine', author: { name: 'ma cantine' } })
    expect(feed.entry).toMatchObject([
      {
        id: `tag:ma-cantine.agriculture.gouv.fr,2026:blog/${id}`,
        published: '2026-03-01T12:00:00.000Z',
        author: { name: 'Noor Petit' },
        category: [{ '@term': 'Recettes' }],
        link: [{ '@rel': 'alternate', '@href': address.replaceAll("'", '&#39;') }],
        content: { '@type': 'html' },
      },
    ])
    expect(feed.entry[0].updated > feed.entry[0].published).toBe(true)
    expect(feed.updated).toBe(feed.entry[0].updated)
    const { channel } = (await read('rss')).rss
    expect(channel.item).toMatchObject([
      {
        title: 'Riz & lentilles < 1 €',
        link: [address],
        pubDate: 'Sun, 01 Mar 2026 12:00:00 GMT',
        'dc:creator': 'Noor Petit',
        category: ['Recettes'],
        description: html,
      },
    ])
    expect(feed.entry[0].content['#text'].trim()).toBe(html)
  })

  test('have no article that readers of the site do not see, and are right without any', async () => {
    await writeArticle(server, { published: false })
    await writeArticle(server, { displayDate: '2999-01-01' })
    expect((await read('atom')).feed.entry).toBeUndefined()
    expect((await read('rss')).rss.channel.item).toBeUndefined()
  })

  test('are sent again only once they have changed', async () => {
    await writeArticle(server)
    const { path } = articlesFeeds.rss
    const { etag = '' } = (await server.app.inject(path)).headers
    const again = () => server.app.inject({ url: path, headers: { 'if-none-match': etag } })
    expect((await again()).statusCode).toBe(304)
    await writeArticle(server, { title: 'Un autre' })
    expect((await again()).statusCode).toBe(200)
  })

  test('stay well formed and harmless around hostile texts', async () => {
    await writeArticle(server, { title: ']]><script>', tagline: '&nbsp;<b>', body: hostileTexts.join('\n\n') })
    const { feed } = await read('atom')
    const { rss } = await read('rss')
    for (const html of [feed.entry[0].content['#text'], rss.channel.item[0].description]) {
      expect(html).toContain('couvre la page')
      expect(html).not.toMatch(/<(script|iframe|style|form|object|base)/i)
      expect(html).not.toMatch(/<a href="(?!https?:)|<img src="(?!https:\/\/ma-cantine\.exemple\.fr\/media\/textes\/)/)
    }
  })
})
