import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { lac, parc, source, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'
import { untilWritesWait } from '../support/waiting-write.ts'

let server: TestServer
let manager: Person
let other: Person
let canteen: number
let foreign: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson({ firstName: 'Anne', lastName: 'Roux' })
  other = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  foreign = await server.addCanteen(parc, [other])
})
afterAll(() => server.close())

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  person = manager,
  headers: Record<string, string> = {},
) =>
  server.app.inject({
    method,
    url: `/api/v1/purchases/${path}`,
    headers: { ...person.headers, ...headers },
    ...(payload ? { payload } : {}),
  })
const gif = `data:image/gif;base64,${Buffer.from('GIF89a').toString('base64')}`
const create = async (fields: object = {}) => (await call('POST', '', { canteen, priceHt: 12.5, ...fields })).json()
const changes = async (id: number) =>
  (
    await server.rows<{
      entity: string
      entityId: number
      before: string
      after: string
      userId: number
      through: string
    }>('history')
  )
    .filter(({ entity, entityId }) => entity === 'purchases' && entityId === id)
    .map(({ before, after, userId, through }) => ({
      before: JSON.parse(before ?? 'null'),
      after: JSON.parse(after ?? 'null'),
      userId,
      through,
    }))

describe('a new purchase', () => {
  test('waits for a concurrent removal of its canteen, then is refused', async () => {
    const { database } = server.app.services
    const [passing] = await database
      .writer('canteens')
      .insert({ name: 'Éphémère', creationDate: '2024-01-01', modificationDate: '2024-01-01' })
      .returning('id')
    await database.writer('canteenManagers').insert({ canteenId: passing.id, userId: manager.id })
    const { answered } = await database.transaction(async transaction => {
      await transaction('canteens').where({ id: passing.id }).delete()
      const answered = call('POST', '', { canteen: passing.id, priceHt: 1 })
      await untilWritesWait(server)
      return { answered }
    })
    expect((await answered).statusCode).toBe(404)
  })

  test('needs a canteen and a price, and gets today’s date', async () => {
    const answer = await call('POST', '', { canteen, priceHt: '12,5' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      creationDate: expect.any(String),
      modificationDate: expect.any(String),
      canteen,
      date: new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date()),
      description: null,
      provider: null,
      family: null,
      characteristics: null,
      priceHt: 12.5,
      invoiceFile: null,
      localDefinition: null,
      localDefinitionKm: null,
      certificate: null,
      importSource: null,
      creationSource: 'API',
    })
  })

  test('keeps what it is given; unknown fields are left out', async () => {
    const fields = {
      date: '2024-02-29',
      description: ' Œufs ',
      provider: '',
      family: 'PRODUITS_LAITIERS',
      characteristics: ['LOCAL', 'BIO', 'BIO'],
      localDefinition: 'REGION',
      creationSource: 'APP',
      somethingElse: true,
    }
    const made = await create(fields)
    expect(made).toMatchObject({
      date: '2024-02-29',
      description: 'Œufs',
      provider: null,
      characteristics: ['LOCAL', 'BIO'],
      localDefinition: 'REGION',
      creationSource: 'APP',
    })
    expect((await call('GET', String(made.id))).json()).toEqual(made)
  })

  test('keeps the certificate of its labels, changes it and tells who did', async () => {
    const { id } = await create({ characteristics: ['BIO'], certificate: ' FR-BIO-01 n° 12345 ' })
    expect((await call('GET', String(id))).json()).toMatchObject({ certificate: 'FR-BIO-01 n° 12345' })
    expect((await call('PATCH', String(id), { certificate: '' })).json()).toMatchObject({ certificate: null })
    const history = (await call('GET', `${id}/history/`)).json<{ results: { changes: object[] }[] }>()
    expect(history.results[0]?.changes).toEqual([{ field: 'certificate', before: 'FR-BIO-01 n° 12345', after: null }])
    const tooLong = await call('PATCH', String(id), { certificate: 'x'.repeat(201) })
    expect([tooLong.statusCode, tooLong.json()]).toEqual([
      400,
      { certificate: ['Ce champ compte 200 caractères au plus.'] },
    ])
  })

  test('may be written in snake_case', async () => {
    const answer = await call('POST', '', { canteen, price_ht: 3, creation_source: 'APP' })
    expect(answer.json()).toMatchObject({ priceHt: 3, creationSource: 'APP' })
  })

  test('treats a missing list of characteristics as an empty one', async () => {
    expect((await create({ characteristics: [] })).characteristics).toEqual([])
    expect((await create({ characteristics: null })).characteristics).toBeNull()
  })

  test('keeps every digit of the largest price', async () => {
    const made = await create({ priceHt: '9999999999999.99' })
    expect(made.priceHt).toBe(9_999_999_999_999.99)
    expect((await call('GET', String(made.id))).body).toContain('9999999999999.99')
  })

  test.each([
    [{ canteen: undefined }, 'canteen', 'obligatoire'],
    [{ priceHt: undefined }, 'priceHt', 'obligatoire'],
    [{ priceHt: null }, 'priceHt', 'nul'],
    [{ priceHt: -1 }, 'priceHt', 'forme attendue'],
    [{ priceHt: 'douze' }, 'priceHt', 'forme attendue'],
    [{ priceHt: 1.234 }, 'priceHt', 'centime'],
    [{ priceHt: '12345678901234' }, 'priceHt', '15 au plus'],
    [{ priceHt: 1e21 }, 'priceHt', 'forme attendue'],
    [{ date: '30/01/2024' }, 'date', 'date valide'],
    [{ date: '2024-02-30' }, 'date', 'février 2024 compte 29 jours'],
    [{ family: 'POISSON' }, 'family', 'PRODUITS_DE_LA_MER'],
    [{ characteristics: ['BIO', 'VEGAN'] }, 'characteristics', 'VEGAN'],
    [{ characteristics: ['LOCAL'] }, 'localDefinition', 'LOCAL'],
    [{ localDefinition: 'ICI' }, 'localDefinition', 'ICI'],
    [{ description: 'a\0b' }, 'description', 'enregistré'],
    [{ description: 12 }, 'description', 'texte'],
  ])('with %j is refused with 400, in a sentence about %s', async (fields, field, word) => {
    const count = await server.count('purchases')
    const answer = await call('POST', '', { canteen, priceHt: 1, ...fields })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json())).toEqual([field])
    expect(answer.json()[field].join(' ')).toContain(word)
    expect(await server.count('purchases')).toBe(count)
  })

  test('says how it was made, such as a copy of another one; it is not taken for an import', async () => {
    expect((await create({ importSource: 'Duplication' })).importSource).toBe('Duplication')
    const content = file('achats', [{ siret: tilleuls }])
    const importSource = createHash('md5').update(content).digest('hex')
    expect((await create({ importSource })).importSource).toBe(importSource)
    expect(await server.importPurchases(manager, content)).toMatchObject({ count: 1, errors: [] })
    const made = await create()
    expect((await call('PATCH', String(made.id), { importSource: 'Duplication' })).json()).toEqual(made)
  })

  test('sent again under one key is made once; another one under the same key is refused', async () => {
    const count = await server.count('purchases')
    const send = (payload: object, person = manager) =>
      call('POST', '', payload, person, { 'idempotency-key': '"achat-1"' })
    const payload = { canteen, priceHt: 8, description: 'Lentilles', invoiceFile: gif }
    const first = await send(payload)
    const again = await send(payload)
    expect(first.statusCode).toBe(201)
    expect(again.statusCode).toBe(201)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(again.json()).toEqual(first.json())
    expect((await send({ ...payload, priceHt: 9 })).statusCode).toBe(422)
    expect(await server.count('purchases')).toBe(count + 1)
    expect((await send({ canteen: foreign, priceHt: 9 }, other)).statusCode).toBe(201)
  })

  test('that is refused leaves its key free', async () => {
    const send = (priceHt: unknown) =>
      call('POST', '', { canteen, priceHt, invoiceFile: priceHt === 2 ? 'rien' : null }, manager, {
        'idempotency-key': 'achat-2',
      })
    expect((await send(2)).statusCode).toBe(400)
    expect((await send(3)).statusCode).toBe(201)
  })

  test('for a canteen of others is refused with 403, for one nobody has with 404', async () => {
    expect((await call('POST', '', { canteen: foreign, priceHt: 1 })).statusCode).toBe(403)
    expect((await call('POST', '', { canteen: 999_999, priceHt: 1 })).statusCode).toBe(404)
  })
})

describe('a change', () => {
  test('changes the given properties only, and is recorded in the history', async () => {
    const made = await create({ description: 'Riz', family: 'AUTRES', creationSource: 'APP' })
    const answer = await call('PATCH', String(made.id), { description: 'Riz rond', creationSource: 'ADMIN' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ ...made, description: 'Riz rond', modificationDate: expect.any(String) })
    const [creation, change] = await changes(made.id)
    expect(creation).toMatchObject({ before: null, after: { description: 'Riz', family: 'AUTRES' } })
    expect(change).toEqual({
      before: { description: 'Riz' },
      after: { description: 'Riz rond' },
      userId: manager.id,
      through: 'token',
    })
    const found = await server.app.inject({ url: '/api/v1/purchases/?search=rond', headers: manager.headers })
    expect(found.json().count).toBe(1)
  })

  test('without a difference leaves no trace', async () => {
    const made = await create({ description: 'Blé' })
    expect((await call('PATCH', String(made.id), { description: 'Blé', priceHt: '12.50' })).json()).toEqual(made)
    expect(await changes(made.id)).toHaveLength(1)
  })

  test('can erase optional values', async () => {
    const made = await create({ description: 'Sel', family: 'AUTRES', characteristics: ['BIO'] })
    const changed = await call('PATCH', String(made.id), { description: null, family: null, characteristics: null })
    expect(changed.json()).toMatchObject({ description: null, family: null, characteristics: null })
  })

  test('moves a purchase to another canteen of the user only', async () => {
    const made = await create()
    const second = await server.addCanteen('99746507500015', [manager])
    expect((await call('PATCH', String(made.id), { canteen: second })).json().canteen).toBe(second)
    expect((await call('PATCH', String(made.id), { canteen: foreign })).statusCode).toBe(403)
    expect((await call('PATCH', String(made.id), { canteen: 999_999 })).statusCode).toBe(404)
  })

  test('takes the characteristics that screens offer no more, and checks only the given properties', async () => {
    const made = await create({ characteristics: ['EQUIVALENTS'] })
    expect(made.characteristics).toEqual(['EQUIVALENTS'])
    const { writer } = server.app.services.database
    await writer('purchases').where({ id: made.id }).update({ characteristics: '["CONVERSION_BIO","LOCAL"]' })
    expect((await call('PATCH', String(made.id), { description: 'Vieux' })).statusCode).toBe(200)
    const kept = { characteristics: ['CONVERSION_BIO', 'LOCAL'], localDefinition: 'AUTRE' }
    expect((await call('PATCH', String(made.id), kept)).json()).toMatchObject(kept)
  })

  test('based on a version that is not the current one is refused, and nothing is lost', async () => {
    const made = await create({ description: 'Miel', provider: 'Rucher' })
    const change = (payload: object, version: string) =>
      call('PATCH', String(made.id), payload, manager, { 'if-match': `"${version}"` })
    const first = await change({ description: 'Miel de sapin' }, made.modificationDate)
    expect(first.statusCode).toBe(200)
    expect(first.json().modificationDate).not.toBe(made.modificationDate)
    const late = await change({ provider: 'Coopérative', invoiceFile: gif }, made.modificationDate)
    expect(late.statusCode).toBe(412)
    const now = (await call('GET', String(made.id))).json()
    expect(late.json()).toEqual({
      detail: expect.stringContaining('par Anne Roux'),
      changedBy: { firstName: 'Anne', lastName: 'Roux' },
      modificationDate: now.modificationDate,
    })
    // The same change again, as after a lost answer, is no conflict.
    expect((await change({ description: 'Miel de sapin' }, made.modificationDate)).json()).toEqual(now)
    expect(now).toEqual(first.json())
    expect((await change({ provider: 'Coopérative' }, now.modificationDate)).json()).toMatchObject({
      description: 'Miel de sapin',
      provider: 'Coopérative',
    })
    const withInvoice = (await call('PATCH', String(made.id), { invoiceFile: gif })).json()
    expect((await change({ invoiceFile: null }, now.modificationDate)).statusCode).toBe(412)
    expect((await change({ invoiceFile: gif }, now.modificationDate)).json()).toEqual(withInvoice)
    expect((await change({ invoiceFile: null }, withInvoice.modificationDate)).statusCode).toBe(200)
  })

  test('is refused to who makes it on a version that somebody else has changed in the same way', async () => {
    const colleague = await server.addPerson()
    const shared = await server.addCanteen(source, [manager, colleague])
    const made = await create({ canteen: shared, priceHt: 10 })
    const version = { 'if-match': `"${made.modificationDate}"` }
    // Both add five euros to the ten that they read.
    expect((await call('PATCH', String(made.id), { priceHt: 15 }, manager, version)).statusCode).toBe(200)
    expect((await call('PATCH', String(made.id), { priceHt: 15 }, colleague, version)).statusCode).toBe(412)
  })

  test('made on one version by ten requests at once is taken once', async () => {
    const made = await create()
    const version = { 'if-match': `"${made.modificationDate}"` }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => call('PATCH', String(made.id), { priceHt: i + 1 }, manager, version)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(9)
  })

  test('by PUT is answered 405 {error}', async () => {
    const made = await create()
    const answer = await call('PUT', String(made.id), { priceHt: 1 })
    expect(answer.statusCode).toBe(405)
    expect(answer.json()).toEqual({ error: expect.stringContaining('PATCH') })
  })
})

describe('a deletion', () => {
  test('hides a purchase, which can be restored', async () => {
    const made = await create()
    expect((await call('DELETE', String(made.id))).statusCode).toBe(204)
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await call(method, String(made.id))).statusCode).toBe(404)
    }
    expect((await call('POST', 'restore/', { ids: [made.id] })).json()).toEqual({ count: 1, ids: [made.id] })
    expect((await call('GET', String(made.id))).json()).toEqual(made)
    expect((await changes(made.id)).slice(1)).toMatchObject([
      { before: { deletionDate: null }, after: { deletionDate: expect.any(String) } },
      { before: { deletionDate: expect.any(String) }, after: { deletionDate: null } },
    ])
  })

  test('of many deletes those of the user and names them', async () => {
    const first = await create()
    const second = await create()
    const theirs = (await call('POST', '', { canteen: foreign, priceHt: 1 }, other)).json()
    const ids = [first.id, second.id, theirs.id, 999_999]
    expect((await call('POST', 'delete/', { ids })).json()).toEqual({ count: 2, ids: [first.id, second.id] })
    expect((await call('POST', 'delete/', { ids })).json()).toEqual({ count: 0, ids: [] })
    expect((await call('GET', String(theirs.id), undefined, other)).statusCode).toBe(200)
    expect((await call('POST', 'restore/', { ids })).json().count).toBe(2)
    expect((await call('POST', 'restore/', { ids })).json().count).toBe(2)
  })
})

describe('a purchase of another team', () => {
  test('does not exist for the user', async () => {
    const theirs = (await call('POST', '', { canteen: foreign, priceHt: 1 }, other)).json()
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const answer = await call(method, String(theirs.id), method === 'PATCH' ? { priceHt: 2 } : undefined)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
    }
  })
})

describe('a purchase of a canteen that was removed', () => {
  test('can neither be read nor changed', async () => {
    const closed = await server.addCanteen(lac, [manager])
    const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.7').toString('base64')}`
    const { id, invoiceFile } = await create({ canteen: closed, description: 'Fermée', invoiceFile: pdf })
    const { writer } = server.app.services.database
    await writer('canteens').where({ id: closed }).update({ deletionDate: new Date().toISOString() })
    const before = (await server.rows('purchases')).find(row => row.id === id)
    expect((await call('GET', String(id))).statusCode).toBe(404)
    expect((await call('PATCH', String(id), { priceHt: 1 })).statusCode).toBe(404)
    expect((await call('DELETE', String(id))).statusCode).toBe(404)
    expect((await call('POST', 'delete/', { ids: [id] })).json()).toEqual({ count: 0, ids: [] })
    expect((await call('POST', '', { canteen: closed, priceHt: 1 })).statusCode).toBe(404)
    expect((await server.app.inject({ url: invoiceFile, headers: manager.headers })).statusCode).toBe(404)
    expect((await call('GET', '?search=fermee')).json()).toMatchObject({ count: 0, results: [] })
    expect((await server.rows('purchases')).find(row => row.id === id)).toEqual(before)
  })
})

describe('an invoice', () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(600_000, 'x')])
  const png = Buffer.from('\x89PNG\r\n\x1a\nimage', 'latin1')
  const uri = (content: Buffer, type = 'application/pdf') => `data:${type};base64,${content.toString('base64')}`
  const download = (url: string, person = manager) => server.app.inject({ url, headers: person.headers })

  test('is downloaded at the address in the purchase, byte for byte, never as a page', async () => {
    const made = await create({ invoiceFile: uri(pdf) })
    expect(made.invoiceFile).toMatch(/^http:\/\/[^/]+\/api\/v1\/purchases\/\d+\/invoice$/)
    const answer = await download(made.invoiceFile)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(pdf)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="facture-${made.id}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test('is shown to managers only', async () => {
    const made = await create({ invoiceFile: uri(pdf) })
    expect((await download(made.invoiceFile, other)).statusCode).toBe(404)
    expect((await server.app.inject({ url: made.invoiceFile })).statusCode).toBe(403)
  })

  test('is replaced, left alone or removed', async () => {
    const made = await create({ invoiceFile: uri(pdf) })
    const same = await call('PATCH', String(made.id), { invoiceFile: made.invoiceFile })
    expect(same.json()).toEqual(made)
    await call('PATCH', String(made.id), { invoiceFile: uri(png, 'application/pdf') })
    const answer = await download(made.invoiceFile)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.rawPayload.equals(png)).toBe(true)
    expect((await call('PATCH', String(made.id), { invoiceFile: null })).json().invoiceFile).toBeNull()
    expect((await download(made.invoiceFile)).statusCode).toBe(404)
    expect((await changes(made.id)).map(({ after }) => after.invoice)).toEqual(['application/pdf', 'image/png', null])
  })

  test.each([
    ['image/gif', 'gif', Buffer.from('GIF89a\x01\0\x01\0<script>alert(1)</script>', 'latin1')],
    ['image/webp', 'webp', Buffer.from('RIFF\x24\0\0\0WEBPVP8 <svg onload=alert(1)>', 'latin1')],
    ['image/jpeg', 'jpg', Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script>', 'latin1')],
    ['application/pdf', 'pdf', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>')],
  ])('that is %s by its bytes runs nothing, whatever else it holds', async (type, extension, content) => {
    const made = await create({ invoiceFile: uri(content, 'text/html') })
    const answer = await download(made.invoiceFile)
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="facture-${made.id}.${extension}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('of exactly the largest size is accepted', async () => {
    const largest = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(9_999_995)])
    expect((await call('POST', '', { canteen, priceHt: 1, invoiceFile: uri(largest) })).statusCode).toBe(201)
  })

  test.each([
    ['a page under the name of a PDF', uri(Buffer.from('<script>alert(1)</script>'))],
    ['a page under the name of an image', uri(Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png')],
    [
      'a drawing with a script',
      uri(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/png'),
    ],
    ['a page before an image', uri(Buffer.from('<script>alert(1)</script>\x89PNG\r\n\x1a\n', 'latin1'), 'image/png')],
    ['a sound in the container of WebP', uri(Buffer.from('RIFF\x24\0\0\0WAVEfmt '), 'image/webp')],
    ['an empty file', 'data:application/pdf;base64,'],
    ['no data URI', 'facture.pdf'],
    ['no base64', 'data:application/pdf;base64,%%%'],
    ['a byte over the limit', uri(Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(9_999_996)]))],
  ])('that is %s is refused with 400', async (_, invoiceFile) => {
    const answer = await call('POST', '', { canteen, priceHt: 1, invoiceFile })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ invoiceFile: [expect.any(String)] })
  })
})
