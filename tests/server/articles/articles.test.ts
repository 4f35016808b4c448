import type { Article } from '@ma-cantine/lib/articles/article'
import { articleRefusals } from '@ma-cantine/lib/articles/article-refusals'
import { currentDay, parisDay } from '@ma-cantine/lib/messages/today'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeAccount } from '../../../server/accounts/account-deletion.ts'
import { textPicturePath } from '../../../server/writing/text-pictures.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { writeArticle } from '../support/write-article.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.empty())
afterAll(() => server.close())

interface Page {
  readonly count: number
  readonly next: string | null
  readonly results: readonly Article[]
  readonly tags: readonly string[]
}

const list = async (query = '') => (await server.app.inject(`/api/v1/blogPosts/${query}`)).json<Page>()
const titles = async (query = '') => (await list(query)).results.map(({ title }) => title)
const read = (id: number) => server.app.inject(`/api/v1/blogPosts/${id}`)

describe('an article', () => {
  test('is read by everybody, its Markdown as HTML, with its author', async () => {
    const { id: authorId } = await server.addPerson({ firstName: 'Noor', lastName: 'Petit' })
    const id = await writeArticle(server, { authorId, tags: ['Recettes', 'Légumineuses', 'Recettes'] })
    expect((await read(id)).json()).toEqual({
      id,
      creationDate: expect.stringMatching(/^\d{4}-.*[+]0[12]:00$/),
      modificationDate: expect.stringMatching(/^\d{4}-.*[+]0[12]:00$/),
      title: 'Trois recettes végétales',
      tagline: 'Des plats que les convives redemandent.',
      body: '<h2>Le dhal</h2>\n<p>Des <strong>lentilles</strong> corail.</p>',
      published: true,
      displayDate: '2026-03-01',
      author: { firstName: 'Noor', lastName: 'Petit', avatar: null },
      tags: ['Légumineuses', 'Recettes'],
    })
  })

  test('keeps nothing that could run in the page', async () => {
    const id = await writeArticle(server, {
      body: '<script>alert(1)</script>\n\n[lien](javascript:alert(1)) <img src=x onerror=alert(1)>',
    })
    const { body } = (await read(id)).json<Article>()
    expect(body).not.toMatch(/<script|<img|href/)
    expect(body).toContain('&#x3C;script>')
  })

  test('appears on its day in Paris, and not before; a draft never does', async () => {
    const tomorrow = parisDay(new Date(Date.now() + 86_400_000))
    const today = await writeArticle(server, { title: 'Aujourd’hui', displayDate: currentDay(), tags: ['Lu'] })
    const hidden = [
      await writeArticle(server, { title: 'Demain', displayDate: tomorrow, tags: ['Futur'] }),
      await writeArticle(server, { title: 'Brouillon', published: false, tags: ['Secret'] }),
    ]
    expect(await list()).toMatchObject({ count: 1, results: [{ id: today }], tags: ['Lu'] })
    for (const id of hidden) expect((await read(id)).statusCode).toBe(404)
    expect(await list('?tag=Futur')).toMatchObject({ count: 0, results: [] })
  })

  test('stays once its author has left, without their name', async () => {
    const author = await server.addPerson()
    const id = await writeArticle(server, { authorId: author.id })
    await removeAccount(server.app.services, author.id)
    expect((await read(id)).json()).toMatchObject({ id, author: null })
  })

  test('that does not exist is not found, in the language of the reader', async () => {
    for (const locale of ['fr', 'en'] as const) {
      const answer = await server.app.inject({ url: '/api/v1/blogPosts/404', headers: { 'accept-language': locale } })
      expect([answer.statusCode, answer.json().detail]).toEqual([404, articleRefusals('unknown-article').in(locale)])
    }
  })

  test('enters the history with its tags', async () => {
    const id = await writeArticle(server, { tags: ['Recettes'] })
    const [change] = await server.rows<{ entity: string; entityId: number; after: string }>('history')
    expect(change).toMatchObject({ entity: 'articles', entityId: id })
    expect(JSON.parse(change?.after ?? '')).toMatchObject({ tags: ['Recettes'], published: true })
  })
})

describe('the list of articles', () => {
  test('has six of them at first, the latest first, then those that came last', async () => {
    const days = ['2026-01-01', '2026-03-01', '2026-02-01', '2026-03-01']
    for (const [index, displayDate] of days.entries()) await writeArticle(server, { title: `n° ${index}`, displayDate })
    expect(await titles()).toEqual(['n° 3', 'n° 1', 'n° 2', 'n° 0'])
    expect(await titles('?limit=2&offset=1')).toEqual(['n° 1', 'n° 2'])
    for (const title of ['a', 'b', 'c']) await writeArticle(server, { title, displayDate: '2025-01-01' })
    const page = await list()
    expect([page.count, page.results.length, page.next]).toEqual([7, 6, expect.stringContaining('offset=6')])
  })

  test('is searched in titles, taglines and bodies, whatever the case and the accents', async () => {
    await writeArticle(server, { title: 'Éviter le gâchis' })
    await writeArticle(server, { title: 'Deux', tagline: 'Le GÂCHIS recule.' })
    await writeArticle(server, { title: 'Trois', body: 'On pèse le **gâchis**.' })
    await writeArticle(server, { title: 'Quatre' })
    expect(await titles('?search=gachis')).toEqual(['Trois', 'Deux', 'Éviter le gâchis'])
    expect(await titles('?search=Gâchis%20recule')).toEqual(['Deux'])
    // The marks of Markdown are no part of the text.
    expect(await titles('?search=**')).toEqual([])
  })

  test('is narrowed by one tag, and tells all tags once each, in alphabetical order', async () => {
    await writeArticle(server, { title: 'Un', tags: ['Zéro déchet', 'Loi'] })
    await writeArticle(server, { title: 'Deux', tags: ['Loi', 'Équipe'] })
    await writeArticle(server, { title: 'Trois' })
    const page = await list('?tag=Loi')
    expect(page.results.map(({ title }) => title)).toEqual(['Deux', 'Un'])
    expect([page.count, page.tags]).toEqual([2, ['Équipe', 'Loi', 'Zéro déchet']])
    expect(await titles('?tag=Loi&search=deux')).toEqual(['Deux'])
    expect(await titles('?tag=loi')).toEqual([])
  })
})

const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .webp()
  .toBuffer()

describe('a picture of a text', () => {
  beforeEach(() =>
    server.app.services.database.writer('textPictures').insert({
      key: 'cle-secrete',
      type: 'image/webp',
      content: picture,
      altText: 'Un carré.',
      creationDate: new Date().toISOString(),
    }),
  )

  test('is served under the address that texts name, and shown by them', async () => {
    const path = textPicturePath('cle-secrete', 'image/webp')
    expect(path).toBe('/media/textes/cle-secrete.webp')
    const answer = await server.app.inject(path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(answer.rawPayload).toEqual(picture)
    const id = await writeArticle(server, { body: `![Un carré](${path})` })
    expect((await read(id)).json<Article>().body).toContain(`<img src="${path}" alt="Un carré"`)
  })

  test.each(['cle-secrete.png', 'cle-secrete', 'autre.webp', 'cle-secrete.svg'])('is not found as %s', async name => {
    expect((await server.app.inject(`/media/textes/${name}`)).statusCode).toBe(404)
  })
})
