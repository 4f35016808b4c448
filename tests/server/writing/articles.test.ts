import { writingMessages } from '@ma-cantine/lib/writing/writing-messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { addStaff } from '../support/staff.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const path = '/api/v1/writing/articles/'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let editor: Browser
let colleague: Browser
beforeEach(async () => {
  await server.empty()
  editor = (await addStaff(server, { firstName: 'Noor', lastName: 'Petit' })).browser
  colleague = (await addStaff(server, { firstName: 'Sami', lastName: 'Roux' })).browser
})

const draft = {
  title: 'Trois recettes végétales',
  tagline: 'Des plats que les convives redemandent.',
  body: '# Le dhal\n\nDes **lentilles** corail.',
  published: false,
  displayDate: '2026-03-01',
  tags: ['Recettes', 'Menus', 'Recettes'],
}

async function write(given: object = {}, by = editor) {
  const answer = await by.request('POST', path, { payload: { ...draft, ...given } })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

async function change(id: number, payload: object, { by = editor, version = '' } = {}) {
  const headers = version === '' ? {} : { 'if-match': `"${version}"` }
  const answer = await by.request('PATCH', `${path}${id}/`, { payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}

const read = async (address: string, by = editor) => {
  const answer = await by.request('GET', address)
  return { status: answer.statusCode, body: answer.json() }
}
const publicStatus = async (id: number) => (await server.app.inject(`/api/v1/blogPosts/${id}`)).statusCode

describe('an article', () => {
  test('is a draft that nobody else sees until it is published, under the name of who began it', async () => {
    const { id, state, tags, ...written } = await write()
    expect([state, tags, written.body]).toEqual(['draft', ['Menus', 'Recettes'], draft.body])
    expect(await publicStatus(id)).toBe(404)
    const published = await change(id, { published: true }, { by: colleague })
    expect(published).toMatchObject({ status: 200, body: { state: 'online' } })
    const shown = (await server.app.inject(`/api/v1/blogPosts/${id}`)).json()
    expect(shown).toMatchObject({ title: draft.title, author: { firstName: 'Noor', lastName: 'Petit' } })
    expect(shown.body).toContain('<strong>lentilles</strong>')
  })

  test('waits for its day', async () => {
    const { id, state } = await write({ published: true, displayDate: '2099-01-01' })
    expect([state, await publicStatus(id)]).toEqual(['scheduled', 404])
    expect((await read(`${path}?state=scheduled`)).body.count).toBe(1)
    expect((await read(`${path}?state=draft&state=online`)).body.count).toBe(0)
  })

  test('is found again by what was changed', async () => {
    const { id } = await write()
    await change(id, { body: 'Des **pois chiches**.', tags: ['Idées'] })
    await change(id, { published: true })
    const find = async (search: string) => (await server.app.inject(`/api/v1/blogPosts/?search=${search}`)).json().count
    expect([await find('lentilles'), await find('chiches')]).toEqual([0, 1])
    expect((await server.app.inject('/api/v1/blogPosts/')).json().tags).toEqual(['Idées'])
  })

  test('is refused by field, and as a whole when it is published', async () => {
    const wrong = { title: '\u200b', tagline: '', displayDate: '0026-03-01', tags: ['a,b'], nom: 1 }
    const refused = await editor.request('POST', path, { payload: { ...draft, ...wrong } })
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json()).sort()).toEqual(['displayDate', 'nom', 'tagline', 'tags', 'title'])
    const withoutWords = '![](/media/textes/abc.jpg)'
    const { id } = await write({ body: withoutWords })
    expect(await change(id, { published: true })).toMatchObject({
      status: 400,
      body: { body: [expect.stringContaining('décrivez l’image')] },
    })
    expect(await change(id, { published: true, body: ' ' })).toMatchObject({
      status: 400,
      body: { body: [writingMessages('missing-body').in('fr')] },
    })
    expect(await server.app.services.database.reader('articles').where({ published: true })).toEqual([])
  })

  test('is not overwritten by a colleague who began from another version, who is told of whom', async () => {
    const { id, modificationDate } = await write()
    await change(id, { title: 'Quatre recettes' }, { by: colleague, version: modificationDate })
    const refused = await change(id, { title: 'Cinq recettes' }, { version: modificationDate })
    expect(refused).toMatchObject({ status: 412, body: { changedBy: { firstName: 'Sami', lastName: 'Roux' } } })
    expect((await read(`${path}${id}/`)).body.title).toBe('Quatre recettes')
  })

  test('sent again after a lost answer is written once', async () => {
    const send = () =>
      editor.request('POST', path, { payload: draft, headers: { 'idempotency-key': 'un-article-de-mars' } })
    const [first, second] = [await send(), await send()]
    expect(second.json()).toEqual(first.json())
    expect((await read(path)).body.count).toBe(1)
  })

  test('keeps its versions, of which any can be put back', async () => {
    const { id } = await write()
    await change(id, { title: 'Quatre recettes', tags: ['Idées'] }, { by: colleague })
    await change(id, { body: 'Autre texte.' })
    const { results } = (await read(`${path}${id}/versions/`)).body
    expect(results.map(({ kind, changed, author }: never) => [kind, changed, author])).toEqual([
      ['change', ['body'], { firstName: 'Noor', lastName: 'Petit' }],
      ['change', ['title', 'tags'], { firstName: 'Sami', lastName: 'Roux' }],
      ['creation', Object.keys(draft), { firstName: 'Noor', lastName: 'Petit' }],
    ])
    const former = (await read(`${path}${id}/versions/${results[2].id}/`)).body
    expect(former).toEqual({ ...draft, tags: ['Menus', 'Recettes'] })
    const second = (await read(`${path}${id}/versions/${results[1].id}/`)).body
    expect(second).toEqual({ ...draft, title: 'Quatre recettes', tags: ['Idées'] })
    await change(id, former)
    expect((await read(`${path}${id}/`)).body).toMatchObject({ title: draft.title, body: draft.body })
    const { id: otherId } = await write()
    expect((await read(`${path}${otherId}/versions/${results[2].id}/`)).status).toBe(404)
  })

  test('is deleted once it is off the site, and then unknown', async () => {
    const { id } = await write({ published: true })
    const remove = async () => (await editor.request('DELETE', `${path}${id}/`)).statusCode
    expect(await remove()).toBe(409)
    await change(id, { published: false })
    expect([await publicStatus(id), await remove(), await remove()]).toEqual([404, 204, 404])
    expect((await change(id, { title: 'Encore' })).status).toBe(404)
  })
})

describe('the list', () => {
  test('has the latest change first, by pages, and finds words of the text', async () => {
    const { id } = await write({ title: 'Le dhal' })
    await write({ title: 'Le gaspillage', body: 'Peser.' })
    await change(id, { tagline: 'Un plat complet.' })
    const { count, results, next } = (await read(`${path}?limit=1`)).body
    expect([count, results[0].title, results[0].date]).toEqual([2, 'Le dhal', '2026-03-01'])
    expect(next).toContain('offset=1')
    expect((await read(`${path}?search=PÉSER`)).body.results).toMatchObject([{ title: 'Le gaspillage' }])
  })
})

describe('a link that shows a text', () => {
  const preview = async (id: number) => {
    const answer = await editor.request('POST', `${path}${id}/preview/`)
    return answer.json().address.replace('/apercu/', '/api/v1/textPreviews/')
  }

  test('serves anybody who has it, as the text is now, until it ends or the text is deleted', async () => {
    const { id } = await write()
    const address = await preview(id)
    await change(id, { title: 'Quatre recettes' })
    const shown = await server.app.inject(address)
    expect(shown.json()).toMatchObject({ kind: 'articles', title: 'Quatre recettes', lead: draft.tagline })
    expect(shown.json().html).toContain('<h2>Le dhal</h2>')
    const { writer } = server.app.services.database
    const stored: { hash: string }[] = await writer('textPreviews').select('hash')
    expect(address).not.toContain(stored[0]?.hash)
    await writer('textPreviews').update({ expiryDate: '2026-01-01T00:00:00.000Z' })
    expect((await server.app.inject(address)).statusCode).toBe(404)
    const other = await preview(id)
    expect(await writer('textPreviews').select('hash')).toHaveLength(1)
    await editor.request('DELETE', `${path}${id}/`)
    expect((await server.app.inject(other)).statusCode).toBe(404)
    expect((await server.app.inject('/api/v1/textPreviews/inconnu/')).statusCode).toBe(404)
  })
})

describe('a picture of texts', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const add = (image: string) => editor.request('POST', '/api/v1/textPictures/', { payload: { image } })

  test('is stored as a JPEG that texts can show, and nothing else is taken', async () => {
    const { address } = (await add(`data:image/png;base64,${png}`)).json()
    expect(address).toMatch(/^\/media\/textes\/[\w-]{22}\.jpg$/)
    const { headers, rawPayload } = await server.app.inject(address)
    expect([headers['content-type'], rawPayload.subarray(0, 3).toString('hex')]).toEqual(['image/jpeg', 'ffd8ff'])
    const { id } = await write({ body: `![Un plat](${address})`, published: true })
    expect((await server.app.inject(`/api/v1/blogPosts/${id}`)).json().body).toContain(`src="${address}"`)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    const refused = await add(`data:image/svg+xml;base64,${svg}`)
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['image']])
  })
})
