import type { ImportAnswer } from '@ma-cantine/lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { errorsOf, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

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
  await server.addCanteen(parc, [manager])
})
afterAll(() => server.close())

const importRows = async (rows: Record<string, string>[], query = '') =>
  (await server.upload(`/api/v1/importPurchases/${query}`, manager, file('achats', rows))).json<ImportAnswer>()
const writer = () => server.app.services.database.writer

const leeks = { description: 'Poireaux' }
const turnips = { description: 'Navets' }

describe('a purchase that is stored already, from another file', () => {
  test('is reported with its row, and imported by default', async () => {
    await importRows([leeks])
    const answer = await importRows([turnips, leeks])
    expect(answer).toMatchObject({ count: 2, errors: [], similarPurchaseCount: 1 })
    expect(answer.similarPurchases).toMatchObject([
      { row: 3, purchase: { canteen: canteenId, description: 'Poireaux' } },
    ])
    expect(await server.count('purchases')).toBe(3)
  })

  test('is reported by the dry run', async () => {
    await importRows([leeks])
    expect(await importRows([turnips, leeks], '?dryRun=true')).toMatchObject({
      created: 2,
      similarPurchaseCount: 1,
      similarPurchases: [{ row: 3 }],
    })
  })

  test('refuses the file with similar=refuse', async () => {
    await importRows([leeks])
    const answer = await importRows([turnips, leeks], '?similar=refuse')
    expect(errorsOf(answer)).toEqual(['0 - similar-purchases'])
    expect(answer).toMatchObject({ count: 0, similarPurchaseCount: 1, similarPurchases: [{ row: 3 }] })
    expect(await server.count('purchases')).toBe(1)
    expect(await importRows([turnips], '?similar=refuse')).toMatchObject({ count: 1 })
  })

  test('is left out with similar=skip, in the plan and when it is carried out', async () => {
    await importRows([leeks])
    const plan = await importRows([turnips, leeks], '?dryRun=true&similar=skip')
    expect(plan).toMatchObject({ created: 1, unchanged: 1, plan: { changeCount: 1, changes: [{ row: 2 }] } })
    const answer = await importRows([turnips, leeks], `?plan=${plan.plan?.id}`)
    expect(answer).toMatchObject({ count: 1, created: 1, unchanged: 1, similarPurchaseCount: 1 })
    expect((await server.rows<{ description: string }>('purchases')).map(({ description }) => description)).toEqual([
      'Poireaux',
      'Navets',
    ])
  })

  test('is left out with similar=skip, even when no purchase remains', async () => {
    await importRows([leeks, turnips])
    const answer = await importRows([turnips, leeks], '?similar=skip')
    expect(answer).toMatchObject({ count: 0, created: 0, unchanged: 2, errors: [], similarPurchaseCount: 2 })
    expect(await server.count('purchases')).toBe(2)
  })

  test('is recognised whatever the order of its labels and the form of its price', async () => {
    await importRows([{ ...leeks, caracteristiques: 'BIO,LOCAL', definition_local: 'REGION', prix_ht: '12,50' }])
    const answer = await importRows([
      { ...leeks, caracteristiques: 'LOCAL, BIO', definition_local: 'REGION', prix_ht: '12.5' },
    ])
    expect(answer.similarPurchaseCount).toBe(1)
  })

  test.each([
    [{ siret: parc }],
    [{ date: '2024-03-16' }],
    [{ description: 'Navets' }],
    [{ fournisseur: 'Autre' }],
    [{ prix_ht: '90.12' }],
    [{ famille_produits: 'AUTRES' }],
    [{ caracteristiques: '' }],
  ])('is another one with %o', async change => {
    await importRows([leeks])
    expect(await importRows([{ ...leeks, ...change }])).toMatchObject({ count: 1, similarPurchaseCount: 0 })
  })

  test('does not count once it is deleted', async () => {
    await importRows([leeks])
    await writer()('purchases').update({ deletionDate: '2024-05-01T00:00:00.000Z' })
    expect(await importRows([turnips, leeks])).toMatchObject({ similarPurchaseCount: 0 })
  })
})

test('a purchase that was typed in counts, although it had no fingerprint', async () => {
  const payload = {
    canteen: canteenId,
    date: '2024-03-15',
    description: 'Pommes de terre',
    provider: 'Ferme du Pont',
    priceHt: 90.11,
    family: 'FRUITS_ET_LEGUMES',
    characteristics: ['BIO'],
  }
  const headers = manager.headers
  const typed = await server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers, payload })
  expect(typed.statusCode).toBe(201)
  expect(await importRows([{}])).toMatchObject({ similarPurchaseCount: 1, similarPurchases: [{ row: 2 }] })
})

describe('equal rows of one file', () => {
  test('are separate deliveries', async () => {
    expect(await importRows([leeks, leeks, leeks])).toMatchObject({ count: 3, similarPurchaseCount: 0 })
  })

  test('are matched one to one with what is stored', async () => {
    await importRows([leeks, turnips])
    const answer = await importRows([leeks, leeks, leeks], '?similar=skip')
    expect(answer).toMatchObject({ count: 2, unchanged: 1, similarPurchases: [{ row: 2 }] })
  })

  test('are matched across batches', async () => {
    await importRows(Array.from({ length: 7 }, () => leeks))
    const answer = await importRows(
      Array.from({ length: 12_000 }, (_, i) => (i % 2000 === 0 ? leeks : { description: `Produit ${i}` })),
    )
    expect(answer).toMatchObject({ count: 12_000, similarPurchaseCount: 6 })
    expect(answer.similarPurchases.map(({ row }) => row)).toEqual([2, 2002, 4002, 6002, 8002, 10_002])
    expect(new Set(answer.similarPurchases.map(({ purchase }) => purchase.id)).size).toBe(6)
  })
})
