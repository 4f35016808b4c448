import { Readable } from 'node:stream'
import type { CanteensImportAnswer, ImportAnswer } from '@ma-cantine/lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { file } from '../../support/files.ts'
import { dump } from '../support/dump.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import {
  errorsOf,
  type ImportPath,
  multipart,
  multipartType,
  type Person,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteenId: number
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [manager])
})
afterAll(() => server.close())

const purchasesPath = '/api/v1/importPurchases/'
const canteensPath = '/api/v1/importCanteens/'
const send = (path: ImportPath, query: string, content: string, person = manager) =>
  server.upload(`${path}${query}`, person, content)
const planOf = async (path: ImportPath, content: string) =>
  (await send(path, '?dryRun=true', content)).json<CanteensImportAnswer>()
const apply = (path: ImportPath, answer: ImportAnswer, content: string, person = manager) =>
  send(path, `?plan=${answer.plan?.id}`, content, person)
const writer = () => server.app.services.database.writer

const canteens = (nom: string) =>
  file('cantines', [{ nom, gestionnaires_additionnels: 'a@exemple.fr' }, { siret: parc }])
const purchases = file('achats', [{}, { description: 'Navets' }])

describe('a dry run', () => {
  test('describes what it would create and change, field by field, and writes nothing', async () => {
    const before = await dump(server)
    const answer = await planOf(canteensPath, canteens('Nouveau nom'))
    expect(answer).toMatchObject({ count: 0, created: 1, updated: 1, unchanged: 0, importId: null, canteens: [] })
    expect(answer.plan?.changeCount).toBe(2)
    const [update, creation] = answer.plan?.changes ?? []
    expect(update).toMatchObject({ row: 2, action: 'update', entity: 'canteens', id: canteenId, name: tilleuls })
    expect(update?.fields).toEqual(
      expect.arrayContaining([
        { field: 'name', before: `Cantine ${tilleuls}`, after: 'Nouveau nom' },
        { field: 'dailyMealCount', before: null, after: 300 },
        { field: 'sectors', before: [], after: [1] },
        { field: 'managerInvitations', before: [], after: ['a@exemple.fr'] },
      ]),
    )
    expect(update?.fields.map(({ field }) => field)).not.toContain('modificationDate')
    expect(creation).toMatchObject({ row: 3, action: 'create', id: null, name: parc })
    expect(creation?.fields).toContainEqual({ field: 'managers', before: null, after: [manager.email] })
    expect(await dump(server)).toEqual(before)
    for (const table of ['imports', 'history', 'outgoingEmails']) expect(await server.count(table)).toBe(0)
  })

  test('of purchases shows the first hundred and counts them all', async () => {
    const rows = Array.from({ length: 6000 }, (_, i) => ({ description: `Produit ${i}` }))
    const answer = await planOf(purchasesPath, file('achats', rows))
    expect(answer).toMatchObject({ count: 0, created: 6000, plan: { changeCount: 6000 } })
    expect(answer.plan?.changes).toHaveLength(100)
    expect(answer.plan?.changes[1]).toMatchObject({ row: 3, action: 'create', entity: 'purchases', name: 'Produit 1' })
    expect(await server.count('purchases')).toBe(0)
  })

  test('of purchases adds them up, in rows and euros, by canteen', async () => {
    await server.addCanteen(parc, [manager], { name: 'Le Parc' })
    const content = file('achats', [
      { prix_ht: '0,1' },
      { prix_ht: '0,2', description: 'Navets' },
      { siret: parc, prix_ht: '999999999,99' },
      { siret: parc, prix_ht: '0,125', description: 'Navets' },
    ])
    const answer = await planOf(purchasesPath, content)
    expect(answer.plan?.totals).toEqual({
      stored: { count: 4, priceHt: 1_000_000_000.41 },
      skipped: { count: 0, priceHt: 0 },
      canteens: [
        { siret: parc, name: 'Le Parc', count: 2, priceHt: 1_000_000_000.11 },
        { siret: tilleuls, name: `Cantine ${tilleuls}`, count: 2, priceHt: 0.3 },
      ],
      canteenCount: 2,
    })
    const path = `${purchasesPath}?dryRun=true&similar=skip`
    await server.upload(purchasesPath, manager, file('achats', [{ prix_ht: '0,1' }]))
    const skipping = await server.upload(path, manager, content)
    expect(skipping.json<ImportAnswer>().plan?.totals).toMatchObject({
      stored: { count: 3, priceHt: 1_000_000_000.31 },
      skipped: { count: 1, priceHt: 0.1 },
    })
    expect((await planOf(canteensPath, canteens('Nouveau nom'))).plan?.totals).toBeNull()
  })

  test('of a wrong file is refused like an import, without a plan and without a trace', async () => {
    const answer = await planOf(purchasesPath, file('achats', [{ siret: parc }]))
    expect(errorsOf(answer)).toEqual(['2 siret unknown-canteen'])
    expect(answer).toMatchObject({ plan: null, importId: null })
    expect(await server.count('imports')).toBe(0)
    expect(await server.count('importPlans')).toBe(0)
  })

  test('leaves out rows that are up to date', async () => {
    await server.importCanteens(manager, file('cantines', [{}]))
    expect(await planOf(canteensPath, file('cantines', [{}]))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 1,
      plan: { changes: [], changeCount: 0 },
    })
  })
})

describe('a plan', () => {
  test.each([
    [canteensPath, canteens('Nouveau nom'), 2],
    [purchasesPath, purchases, 2],
  ] as const)('of %s is carried out by sending the same file again', async (path, content, count) => {
    const plan = await planOf(path, content)
    const answer = (await apply(path, plan, content)).json<ImportAnswer>()
    expect(answer).toMatchObject({ count, errors: [], plan: null, importId: expect.any(Number) })
    expect([answer.created, answer.updated]).toEqual([plan.created, plan.updated])
  })

  test('does not depend on the chunks of the upload', async () => {
    const content = file(
      'achats',
      Array.from({ length: 12_000 }, (_, i) => ({ description: `Produit ${i}` })),
    )
    const plan = await planOf(purchasesPath, content)
    const bytes = multipart(content)
    const pieces = Array.from({ length: Math.ceil(bytes.length / 5003) }, (_, i) =>
      bytes.subarray(i * 5003, i * 5003 + 5003),
    )
    const answer = await server.app.inject({
      method: 'POST',
      url: `${purchasesPath}?plan=${plan.plan?.id}`,
      headers: { ...manager.headers, 'content-type': multipartType },
      payload: Readable.from(pieces),
    })
    expect(errorsOf(answer.json())).toEqual([])
    expect(answer.json()).toMatchObject({ count: 12_000, created: 12_000 })
  })

  test('is carried out once', async () => {
    const plan = await planOf(canteensPath, canteens('Un'))
    const first = (await apply(canteensPath, plan, canteens('Un'))).json()
    const again = (await apply(canteensPath, plan, canteens('Un'))).json()
    expect(errorsOf(again)).toEqual(['0 - plan-applied'])
    expect(again.errors[0].message).toContain(String(first.importId))
  })

  test('is for the same bytes', async () => {
    const plan = await planOf(purchasesPath, purchases)
    expect(errorsOf((await apply(purchasesPath, plan, `${purchases}\n`)).json())).toEqual(['0 - plan-of-another-file'])
    const other = purchases.replace('Navets', 'Panais')
    expect(errorsOf((await apply(purchasesPath, plan, other)).json())).toEqual(['0 - plan-of-another-file'])
    expect(await server.count('purchases')).toBe(0)
  })

  test('expires after an hour', async () => {
    const plan = await planOf(purchasesPath, purchases)
    const [kept] = await server.rows<{ expiryDate: string }>('importPlans')
    expect(Date.parse(plan.plan?.expiryDate ?? '')).toBe(Date.parse(kept?.expiryDate ?? ''))
    const minute = 60_000
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(Date.now() + 60 * minute)
      expect(errorsOf((await apply(purchasesPath, plan, purchases)).json())).toEqual(['0 - plan-expired'])
      expect(await server.count('purchases')).toBe(0)
      vi.setSystemTime(Date.now() - minute)
      expect((await apply(purchasesPath, plan, purchases)).json()).toMatchObject({ errors: [], count: 2 })
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    ['a canteen changed', () => writer()('canteens').where({ id: canteenId }).update({ name: 'Entre-temps' })],
    ['a canteen came', () => server.addCanteen(parc, [manager])],
    [
      'a team changed',
      () => writer()('managerInvitations').insert({ canteenId, email: 'a@exemple.fr', creationDate: '' }),
    ],
  ])('is out of date once %s, and nothing is written', async (_, change) => {
    const plan = await planOf(canteensPath, canteens('Un'))
    await change()
    const before = await dump(server)
    const answer = (await apply(canteensPath, plan, canteens('Un'))).json()
    expect(errorsOf(answer)).toEqual(['0 - plan-outdated'])
    expect(answer.errors[0].status).toBe(409)
    expect(await dump(server)).toEqual(before)
    expect(await server.rows('imports')).toMatchObject([{ status: 'refused' }])
  })

  test('of purchases is out of date once another import stores the same purchase', async () => {
    const plan = await planOf(purchasesPath, purchases)
    await server.importPurchases(
      manager,
      `${purchases}${file('achats', [{ description: 'Poireaux' }]).split('\n')[1]}\n`,
    )
    expect(errorsOf((await apply(purchasesPath, plan, purchases)).json())).toEqual(['0 - plan-outdated'])
  })

  test('is not affected by changes elsewhere', async () => {
    const plan = await planOf(canteensPath, canteens('Un'))
    await server.importPurchases(manager, purchases)
    expect((await apply(canteensPath, plan, canteens('Un'))).json()).toMatchObject({ count: 2 })
  })

  test('of somebody else, of another endpoint or without an id is not found', async () => {
    const colleague = await server.addPerson()
    await writer()('canteenManagers').insert({ canteenId, userId: colleague.id })
    const plan = await planOf(purchasesPath, purchases)
    for (const answer of [
      await apply(purchasesPath, plan, purchases, colleague),
      await apply(canteensPath, plan, purchases),
      await send(purchasesPath, '?plan=inventé', purchases),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
    }
    expect(await server.count('purchases')).toBe(0)
  })

  test('excludes a dry run, and any other choice than its own', async () => {
    const plan = await planOf(purchasesPath, purchases)
    for (const query of [`?dryRun=true&plan=${plan.plan?.id}`, `?similar=skip&plan=${plan.plan?.id}`, '?dryRun=oui']) {
      expect((await send(purchasesPath, query, purchases)).statusCode).toBe(400)
    }
  })
})
