import { type ImportDetail, type ImportRecord, type Scope, scopes } from '@ma-cantine/lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { personalToken } from '../support/make-token.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type ImportPath, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
/** On the teams of both canteens. */
let person: Person
let tilleulsId: number
let parcId: number
/** The same person, through a token limited to the first one. */
let limited: Person
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  person = await server.addPerson()
  tilleulsId = await server.addCanteen(tilleuls, [person])
  parcId = await server.addCanteen(parc, [person])
  limited = await limitedTo([tilleulsId])
})
afterAll(() => server.close())

const limitedTo = async (canteenIds: number[], allowed: readonly Scope[] = scopes): Promise<Person> => ({
  ...person,
  ...(await personalToken(server, person, allowed, { canteenIds })),
})

const get = (path: string, { headers }: Person) => server.app.inject({ url: `/api/v1/${path}`, headers })
const undo = (id: number | null, { headers }: Person) =>
  server.app.inject({ method: 'POST', url: `/api/v1/imports/${id}/undo/`, headers })
const detail = async (id: number | null, of: Person) => (await get(`imports/${id}/`, of)).json<ImportDetail>()
const amounts = async (id: number | null, of: Person) => (await get(`imports/${id}/purchasesByMonth/`, of)).json()
const changes = async (id: number | null, of: Person) => (await get(`imports/${id}/changes/`, of)).json()
const listed = async (of: Person) =>
  (await get('imports/', of)).json<{ count: number; results: ImportRecord[] }>().results.map(({ id }) => id)
const leave = (canteenId: number) =>
  server.app.services.database.writer('canteenManagers').where({ canteenId, userId: person.id }).delete()

const purchases = (siret: string, ...cells: object[]) =>
  file(
    'achats',
    cells.map(own => ({ siret, ...own })),
  )
const imported = async (of: Person, content: string) => (await server.importPurchases(of, content)).importId

describe('through a token limited to some canteens', () => {
  test('only the imports whose canteens it covers exist, whatever they were made through', async () => {
    const own = await imported(limited, purchases(tilleuls, { description: 'Par le jeton' }))
    const covered = await imported(person, purchases(tilleuls, { description: 'Autrement' }))
    const other = await imported(person, purchases(parc, {}))
    const both = await imported(person, file('achats', [{ siret: tilleuls }, { siret: parc }]))
    expect(await listed(limited)).toEqual([covered, own])
    expect(await listed(person)).toEqual([both, other, covered, own])
    for (const id of [other, both]) {
      for (const path of [`imports/${id}/`, `imports/${id}/changes/`, `imports/${id}/purchasesByMonth/`]) {
        expect((await get(path, limited)).statusCode).toBe(404)
        expect((await get(path, person)).statusCode).toBe(200)
      }
    }
    expect(await amounts(covered, limited)).toMatchObject([{ count: 1 }])
    expect((await get('importsByMonth/', limited)).json()).toMatchObject([{ done: 2 }])
    expect((await get('importsByMonth/', person)).json()).toMatchObject([{ done: 4 }])
  })

  test('imports of every kind are visible by the canteens that they wrote, created or left unchanged', async () => {
    const ids = [
      (await server.importCanteens(person, file('cantines', [{ siret: parc }]))).importId,
      (await server.importCanteens(person, file('cantines', [{ siret: parc }]))).importId,
      (await server.importDiagnostics('simple', person, file('diagnostics', [{ siret: parc }]))).importId,
      (await server.importDiagnostics('ccSimple', person, file('diagnostics_cc', [{ siret: parc }]))).importId,
    ]
    expect(await listed(person)).toEqual(ids.toReversed())
    expect(await listed(limited)).toEqual([])
    expect(await listed(await limitedTo([parcId]))).toEqual(ids.toReversed())
  })

  test('refused files are visible by the canteens that they name, even in their wrong rows', async () => {
    const wrong = { siret: parc, prix_ht: 'Secret', nom: '', année_bilan: 'Secret' }
    const ids = [
      await imported(person, file('achats', [wrong])),
      (await server.importCanteens(person, file('cantines', [wrong]))).importId,
      (await server.importDiagnostics('simple', person, file('diagnostics', [wrong]))).importId,
    ]
    for (const id of ids) {
      expect((await detail(id, person)).errorCount).toBeGreaterThan(0)
      expect((await get(`imports/${id}/`, limited)).statusCode).toBe(404)
    }
    expect(await listed(limited)).toEqual([])
    expect(await listed(await limitedTo([parcId]))).toEqual(ids.toReversed())
  })

  test('a refused file that names no canteen of the user is visible to the token that sent it only', async () => {
    const own = await imported(limited, 'siret;date\n')
    const other = await imported(person, 'siret;prix\n')
    expect(await listed(limited)).toEqual([own])
    expect(await listed(await limitedTo([tilleulsId]))).toEqual([])
    expect(await listed(person)).toEqual([other, own])
  })

  test('an import of a canteen that it does not cover is not undone', async () => {
    const other = await imported(person, purchases(parc, {}))
    const both = await imported(person, file('achats', [{ siret: tilleuls }, { siret: parc }]))
    for (const id of [other, both]) expect((await undo(id, limited)).statusCode).toBe(404)
    expect(await server.count('purchases')).toBe(3)
    expect((await undo(both, person)).json()).toMatchObject({ undo: { removed: 2 } })
  })

  test('an undo leaves rows moved to a canteen that it does not cover', async () => {
    const id = await imported(limited, purchases(tilleuls, {}, { description: 'Déplacé' }))
    const [, moved] = await server.rows<{ id: number }>('purchases')
    const url = `/api/v1/purchases/${moved?.id}`
    await server.app.inject({ method: 'PATCH', url, headers: person.headers, payload: { canteen: parcId } })
    expect((await undo(id, limited)).json()).toMatchObject({
      undo: { removed: 1, keptCount: 1, kept: [{ id: moved?.id, name: null, reason: 'not-manager' }] },
    })
    expect(await server.rows('purchases')).toMatchObject([{ id: moved?.id, canteenId: parcId }])
  })

  const path: ImportPath = '/api/v1/importPurchases/'

  test('a key is its own: it gives no answer of another token', async () => {
    const content = purchases(parc, { prix_ht: 'Secret' })
    const headers = { 'idempotency-key': 'la-meme' }
    const first = await server.upload(path, person, content, { headers })
    expect((await server.upload(path, person, content, { headers })).headers['idempotent-replayed']).toBe('true')
    const through = await server.upload(path, limited, content, { headers })
    expect(through.headers['idempotent-replayed']).toBeUndefined()
    expect(through.json().importId).not.toBe(first.json().importId)
    expect((await server.upload(path, limited, content, { headers })).body).toBe(through.body)
    // Another token with the same limit is another one.
    const other = await server.upload(path, await limitedTo([tilleulsId]), content, { headers })
    expect(other.headers['idempotent-replayed']).toBeUndefined()
  })

  test('a plan is its own: others are neither carried out nor withdrawn', async () => {
    const content = purchases(tilleuls, {})
    const planOf = async (of: Person): Promise<string> =>
      (await server.upload(`${path}?dryRun=true`, of, content)).json().plan.id
    const withdraw = (id: string, { headers }: Person) =>
      server.app.inject({ method: 'DELETE', url: `/api/v1/importPlans/${id}/`, headers })
    const [plan, own] = [await planOf(person), await planOf(limited)]
    const twin = await limitedTo([tilleulsId])
    for (const [of, id] of [
      [limited, plan],
      [twin, own],
    ] as const) {
      expect((await server.upload(`${path}?plan=${id}`, of, content)).statusCode).toBe(404)
      expect((await withdraw(id, of)).statusCode).toBe(404)
    }
    expect((await server.upload(`${path}?plan=${own}`, limited, content)).json().count).toBe(1)
    expect((await withdraw(plan, person)).json()).toEqual({ importId: null })
  })
})

describe('a user who left the team of a canteen', () => {
  test('sees the import, without its values and amounts', async () => {
    const done = await imported(person, purchases(parc, { famille_produits: 'BOISSONS' }))
    const refused = await imported(person, purchases(parc, { prix_ht: 'Secret' }))
    expect(await detail(refused, person)).toMatchObject({ withheld: false, errors: [{ cell: 'Secret' }] })
    expect(await changes(done, person)).toMatchObject({ count: 1, results: [{ canteen: { siret: parc } }] })
    await leave(parcId)
    expect(await listed(person)).toEqual([refused, done])
    const left = await detail(refused, person)
    expect(left).toMatchObject({ withheld: true, errorCount: 1, errors: [], groups: [{ code: 'pattern' }] })
    expect(JSON.stringify(left)).not.toContain('Secret')
    expect(await amounts(done, person)).toEqual([])
    expect(await changes(done, person)).toMatchObject({ count: 0, results: [] })
  })

  test('reads the amounts of the other canteens of the import', async () => {
    const both = await imported(person, file('achats', [{ siret: tilleuls }, { siret: parc }]))
    expect(await amounts(both, person)).toMatchObject([{ count: 2 }])
    await leave(parcId)
    expect(await amounts(both, person)).toMatchObject([{ count: 1 }])
    expect(await detail(both, person)).toMatchObject({ withheld: true, created: 2 })
  })

  test('does not see the rows that its undo kept there', async () => {
    const both = await imported(person, file('achats', [{ siret: tilleuls }, { siret: parc, description: 'Secret' }]))
    await leave(parcId)
    const undone = await undo(both, person)
    expect(undone.json()).toMatchObject({ undo: { removed: 1, kept: [{ row: 3, name: null, reason: 'not-manager' }] } })
    expect(undone.body + (await get(`imports/${both}/`, person)).body).not.toContain('Secret')
  })

  test('gets no replayed answer about it, of an import or of a dry run', async () => {
    const requests: [ImportPath, string][] = [
      ['/api/v1/importPurchases/', purchases(parc, {})],
      ['/api/v1/importPurchases/', purchases(parc, { prix_ht: 'Secret' })],
      ['/api/v1/importPurchases/?dryRun=true', purchases(parc, {})],
      ['/api/v1/importCanteens/', file('cantines', [{ siret: parc }])],
      ['/api/v1/importDiagnostics/simple/', file('diagnostics', [{ siret: parc }])],
    ]
    const send = (index: number) => {
      const [path, content] = requests[index] as [ImportPath, string]
      return server.upload(path, person, content, { headers: { 'idempotency-key': `cle-${index}` } })
    }
    for (const index of requests.keys()) await send(index)
    for (const index of requests.keys()) expect((await send(index)).headers['idempotent-replayed']).toBe('true')
    await leave(parcId)
    for (const index of requests.keys()) {
      const answer = await send(index)
      expect([answer.statusCode, answer.json()]).toEqual([403, { detail: expect.stringContaining('ne gérez plus') }])
    }
  })

  test('sees all again after joining again', async () => {
    const refused = await imported(person, purchases(parc, { prix_ht: 'Secret' }))
    await leave(parcId)
    await server.app.services.database.writer('canteenManagers').insert({ canteenId: parcId, userId: person.id })
    expect(await detail(refused, person)).toMatchObject({ withheld: false, errors: [{ cell: 'Secret' }] })
  })
})

test('of an import whose canteen was removed with it, nothing is withheld', async () => {
  await leave(parcId)
  await server.app.services.database.writer('canteens').where({ id: parcId }).delete()
  const { importId } = await server.importCanteens(person, file('cantines', [{ siret: parc }]))
  await undo(importId, person)
  expect(await detail(importId, person)).toMatchObject({ status: 'undone', withheld: false, undo: { removed: 1 } })
})

test('the staff read what they imported for other teams, while they are of the staff', async () => {
  const staff = await server.addPerson({ isStaff: true })
  const rows = [{ siret: parc, nombre_repas_jour: 'Secret' }]
  const { importId } = await server.importCanteens(staff, file('cantines_admin', rows))
  expect(await detail(importId, staff)).toMatchObject({ withheld: false, errors: [{ cell: 'Secret' }] })
  await server.app.services.database.writer('users').where('id', staff.id).update({ isStaff: false })
  expect(await detail(importId, staff)).toMatchObject({ withheld: true, errors: [] })
})
