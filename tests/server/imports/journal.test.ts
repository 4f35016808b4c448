import { createHash } from 'node:crypto'
import type { ImportDetail } from '@ma-cantine/lib'
import { noImportCounts } from '@ma-cantine/lib/imports/import-counts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
  await server.addCanteen(tilleuls, [manager])
})
afterAll(() => server.close())

const get = (path: string, person = manager) => server.app.inject({ url: path, headers: person.headers })
const list = async (query = '', person = manager) => (await get(`/api/v1/imports/${query}`, person)).json()
const detail = async (id: number | null) => (await get(`/api/v1/imports/${id}/`)).json<ImportDetail>()

test('an import is recorded: its file, its kind, its effects', async () => {
  const content = file('achats', [{}, { description: 'Navets' }])
  const answer = await server.importPurchases(manager, content)
  expect(answer).toMatchObject({ importId: expect.any(Number), created: 2, updated: 0, unchanged: 0, plan: null })
  expect(answer.counts).toEqual({ ...noImportCounts, purchases: { created: 2, skipped: 0 } })
  expect(await detail(answer.importId)).toMatchObject({
    counts: answer.counts,
    id: answer.importId,
    kind: 'achats',
    through: 'token',
    fileName: 'fichier.csv',
    fileSize: Buffer.byteLength(content),
    md5: createHash('md5').update(content).digest('hex'),
    sha256: createHash('sha256').update(content).digest('hex'),
    status: 'done',
    rowCount: 2,
    created: 2,
    errorCount: 0,
    errors: [],
    undoDate: null,
    undo: null,
    undoLimit: expect.any(String),
  })
})

test('the canteens that an import created, changed and left unchanged are counted', async () => {
  const row = { siret: parc, secteurs: 'Crèche + IME / ITEP' }
  const first = await server.importCanteens(manager, file('cantines', [row, { nom: 'Nouveau nom' }]))
  expect(first).toMatchObject({ count: 2, created: 1, updated: 1, unchanged: 0 })
  const again = await server.importCanteens(manager, file('cantines', [row, { nom: 'Encore un autre' }]))
  expect(again).toMatchObject({ count: 2, created: 0, updated: 1, unchanged: 1 })
  const rows = await server.rows<{ through: string; throughId: number; before: string; after: string }>('history')
  expect(rows.map(({ through, throughId }) => [through, throughId])).toEqual([
    ['import', first.importId],
    ['import', first.importId],
    ['import', again.importId],
  ])
  expect(JSON.parse(rows[2]?.after ?? '')).toEqual({
    name: 'Encore un autre',
    modificationDate: expect.any(String),
    searchText: expect.stringMatching(/^encore un autre\n/),
  })
})

test('the changes of an import are read by pages, in the order of the file, in as many statements for many as for few', async () => {
  const { reader } = server.app.services.database
  const changesOf = async (id: number | null, query = '') =>
    (await get(`/api/v1/imports/${id}/changes/${query}`)).json()
  const rows = Array.from({ length: 120 }, (_, i) => ({ siret: makeSiret(i), nom: `Cantine ${i}` }))
  const few = await server.importCanteens(manager, file('cantines', rows.slice(0, 2)))
  const many = await server.importCanteens(
    manager,
    file('cantines', [...rows, { gestionnaires_additionnels: 'a@b.fr' }]),
  )
  expect(many.counts?.canteens).toEqual({ created: 118, updated: 1, unchanged: 2 })
  expect(many.counts?.emails).toBe(1)
  const statements = async (read: () => Promise<unknown>) => {
    let count = 0
    // The e-mails are sent after the answer of the import.
    const add = ({ sql }: { sql: string }) => sql.includes('outgoing_emails') || count++
    reader.on('query', add)
    await read()
    reader.removeListener('query', add)
    return count
  }
  const forFew = await statements(() => changesOf(few.importId))
  // What the server does after an import may fall into the first counts.
  await expect.poll(() => statements(() => changesOf(many.importId, '?limit=100'))).toBeLessThanOrEqual(forFew)
  const last = await changesOf(many.importId, '?limit=2&offset=117')
  expect(last).toMatchObject({ count: 119, next: null, previous: expect.any(String) })
  expect(last.results).toMatchObject([
    { action: 'create', entity: 'canteens', name: makeSiret(119), canteen: { name: 'Cantine 119' }, row: null },
    { action: 'update', canteen: { siret: tilleuls, name: 'Cantine des Tilleuls' } },
  ])
  expect(last.results[0].fields).toContainEqual({ field: 'managers', before: null, after: [manager.email] })
  expect(last.results[1].fields).toContainEqual({ field: 'managerInvitations', before: [], after: ['a@b.fr'] })

  const content = file('achats', [{ prix_ht: '17300,1' }, { description: 'Navets', caracteristiques: 'BIO,IGP' }])
  const { importId, errors } = await server.importPurchases(manager, content)
  expect(errors).toEqual([])
  const [first, second] = (await changesOf(importId)).results
  expect(first).toMatchObject({ row: 2, action: 'create', entity: 'purchases', canteen: { siret: tilleuls } })
  expect(first.fields).toContainEqual({ field: 'priceHt', before: null, after: 17300.1 })
  expect(second.fields).toContainEqual({ field: 'characteristics', before: null, after: ['BIO', 'IGP'] })
  const remove = { method: 'DELETE', url: `/api/v1/purchases/${first.id}`, headers: manager.headers } as const
  await server.app.inject(remove)
  expect(await changesOf(importId)).toMatchObject({ count: 1, results: [{ id: second.id }] })
})

test('a refused file is recorded with its first errors, and nothing else of it', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => ({ description: `Secret ${i}`, prix_ht: 'cher' }))
  const answer = await server.importPurchases(manager, file('achats', rows))
  const kept = await detail(answer.importId)
  expect(kept).toMatchObject({ status: 'refused', created: 0, errorCount: 30, undoLimit: null, digest: answer.digest })
  expect(kept.groups).toEqual(answer.groups)
  expect(kept.errors).toEqual(answer.errors.slice(0, 10))
  expect(JSON.stringify(await server.rows('imports'))).not.toContain('Secret')
})

test('a file refused before its end is recorded as far as it is known', async () => {
  const answer = await server.upload('/api/v1/importPurchases/', manager, 'x', { filename: 'achats.pdf' })
  expect(await detail(answer.json().importId)).toMatchObject({
    status: 'refused',
    fileName: 'achats.pdf',
    md5: null,
    sha256: null,
    errors: [{ code: 'file-format' }],
  })
})

test('the list gives one’s own imports only, latest first, page by page', async () => {
  const other = await server.addPerson()
  const ids: (number | null)[] = []
  for (let i = 0; i < 5; i++) {
    ids.push((await server.importPurchases(manager, file('achats', [{ description: `${i}` }]))).importId)
  }
  await server.importPurchases(other, file('achats', [{ description: 'Autre' }]))
  const page = await list('?limit=2&offset=1')
  expect(page).toMatchObject({ count: 5, previous: expect.stringMatching(/limit=2$/) })
  expect(page.results.map(({ id }: ImportDetail) => id)).toEqual([ids[3], ids[2]])
  const following = await server.app.inject({ url: page.next, headers: manager.headers })
  expect(following.json().results.map(({ id }: ImportDetail) => id)).toEqual([ids[1], ids[0]])
  expect(following.json().next).toBeNull()
  expect((await list('?limit=rien&offset=-3')).results).toHaveLength(5)
  expect((await list('', other)).count).toBe(1)
})

test('somebody else’s import does not exist', async () => {
  const { importId } = await server.importPurchases(manager, file('achats', [{}]))
  const other = await server.addPerson({ isStaff: true })
  for (const [method, path] of [
    ['GET', `/api/v1/imports/${importId}/`],
    ['POST', `/api/v1/imports/${importId}/undo/`],
  ] as const) {
    const answer = await server.app.inject({ method, url: path, headers: other.headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: expect.any(String) })
  }
  expect(await server.count('purchases')).toBe(1)
})
