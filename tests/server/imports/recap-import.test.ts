import type { RecapImportAnswer } from '@ma-cantine/lib'
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
})
afterAll(() => server.close())

type Cells = Record<string, string>

const recap = (rows: Cells[]) => file('recapitulatif_fournisseur', rows)
const send = async (content: string, query = '', person = manager) =>
  (await server.upload(`/api/v1/importSupplierRecaps/${query}`, person, content)).json<RecapImportAnswer>()
const buy = (rows: Cells[]) => server.importPurchases(manager, file('achats', rows))
const purchases = async () => (await server.rows<Record<string, unknown>>('purchases')).filter(row => !row.deletionDate)
const total = async () =>
  (await purchases()).reduce((sum, { priceHt }) => sum + Math.round(Number(priceHt) * 100), 0) / 100

const carrots = { article: 'Carottes bio', categories_egalim: 'BIO', prix_ht: '240.50' }
const leeks = { article: 'Poireaux', categories_egalim: '', prix_ht: '80' }
const boughtCarrots = {
  siret: tilleuls,
  description: 'CAROTTE BIO 5KG',
  fournisseur: 'SARL Primeurs du Port',
  date: '2024-03-12',
  caracteristiques: 'BIO',
  prix_ht: '240.50',
}

describe('the recap of a supplier', () => {
  test('becomes purchases of the last day of its periods, with its labels', async () => {
    const answer = await send(recap([{ ...carrots, origine: 'FRANCE', certificat: 'FR-BIO-01 no 12345' }, leeks]))
    expect(answer).toMatchObject({ count: 2, errors: [], verdictCounts: { new: 2, stored: 0 }, comparedRows: [] })
    expect(await purchases()).toMatchObject([
      {
        canteenId,
        date: '2024-12-31',
        description: 'Carottes bio',
        provider: 'Primeurs du Port',
        family: 'FRUITS_ET_LEGUMES',
        characteristics: '["BIO","FRANCE"]',
        importRow: 2,
        certificate: 'FR-BIO-01 no 12345',
      },
      { description: 'Poireaux', characteristics: '[]' },
    ])
    expect(await total()).toBe(320.5)
  })

  test('adds nothing that an invoice holds, and tells which one', async () => {
    await buy([boughtCarrots])
    const answer = await send(recap([carrots, leeks]))
    expect(answer).toMatchObject({ count: 1, created: 1, unchanged: 1, verdictCounts: { new: 1, stored: 1 } })
    expect(answer.comparedRows).toMatchObject([
      {
        row: 2,
        verdict: 'stored',
        article: 'Carottes bio',
        priceHt: 240.5,
        storedPriceHt: 240.5,
        missingPriceHt: 0,
        purchaseCount: 1,
        purchases: [{ date: '2024-03-12', description: 'CAROTTE BIO 5KG', provider: 'SARL Primeurs du Port' }],
      },
    ])
    expect(await total()).toBe(320.5)
  })

  test('sent twice, adds nothing the second time', async () => {
    const content = recap([carrots, leeks])
    await send(content)
    expect(await send(content)).toMatchObject({ count: 0, errors: [], verdictCounts: { new: 0, stored: 2 } })
    expect(await total()).toBe(320.5)
  })

  test('leaves out what purchases may hold, until somebody says so', async () => {
    await buy([{ ...boughtCarrots, prix_ht: '100.50' }])
    const content = recap([carrots])
    expect(await send(content)).toMatchObject({
      count: 0,
      similarPurchaseCount: 1,
      verdictCounts: { 'other-amount': 1 },
    })
    const refused = await send(content, '?similar=refuse')
    expect(errorsOf(refused)).toEqual(['0 - similar-purchases'])
    expect(refused.comparedRows).toMatchObject([{ row: 2, missingPriceHt: 140 }])
    expect(await total()).toBe(100.5)
    expect(await send(content, '?similar=allow')).toMatchObject({ count: 1 })
    expect(await total()).toBe(240.5)
    expect(await send(content, '?similar=allow')).toMatchObject({ count: 0 })
  })

  test('is planned, carried out and undone, and the plan is void once a purchase came between', async () => {
    const content = recap([carrots, leeks])
    const plan = await send(content, '?dryRun=true')
    expect(plan).toMatchObject({
      count: 0,
      created: 2,
      plan: { changeCount: 2, totals: { stored: { priceHt: 320.5 } } },
    })
    expect(await server.count('purchases')).toBe(0)
    await buy([boughtCarrots])
    expect(errorsOf(await send(content, `?plan=${plan.plan?.id}`))).toEqual(['0 - plan-outdated'])
    const again = await send(content, '?dryRun=true')
    const { importId, count } = await send(content, `?plan=${again.plan?.id}`)
    expect(count).toBe(1)
    const url = `/api/v1/imports/${importId}/undo/`
    expect((await server.app.inject({ method: 'POST', url, headers: manager.headers })).statusCode).toBe(200)
    expect(await purchases()).toMatchObject([{ description: 'CAROTTE BIO 5KG' }])
  })

  test('sent twice at once, adds its rows once', async () => {
    const content = recap([carrots, leeks])
    const answers = await Promise.all([send(content), send(content), send(`${content}\n`)])
    expect(answers.map(({ count }) => count).sort()).toEqual([0, 0, 2])
    expect(await total()).toBe(320.5)
  })

  test('of canteens of others is refused, row by row', async () => {
    await server.addCanteen(parc, [await server.addPerson()])
    const answer = await send(recap([carrots, { ...leeks, siret: parc }, { ...leeks, siret: '99401275500017' }]))
    expect(errorsOf(answer)).toEqual(['3 siret not-manager', '4 siret unknown-canteen'])
    expect(await server.count('purchases')).toBe(0)
  })

  test('compares each canteen with its own purchases', async () => {
    await server.addCanteen(parc, [manager])
    await buy([boughtCarrots])
    const answer = await send(recap([{ ...carrots, siret: parc }, carrots]))
    expect(answer).toMatchObject({ count: 1, comparedRows: [{ row: 3, verdict: 'stored' }] })
  })
})

test('of 500 rows that overlap forty invoices, nothing is counted twice and nothing is lost', async () => {
  const amountOf = (index: number) => 1000 + ((index * 7919) % 9000)
  const rows = Array.from({ length: 500 }, (_, index) => ({
    article: `Article numéro ${articleName(index)}`,
    categories_egalim: index % 3 === 0 ? 'BIO' : '',
    prix_ht: (amountOf(index) / 100).toFixed(2),
  }))
  // Forty invoices of ten lines each hold 200 articles, one half in each of two deliveries.
  const invoices = Array.from({ length: 40 }, (_, invoice) =>
    Array.from({ length: 10 }, (_, line) => {
      const index = (invoice * 10 + line) % 200
      const cents = amountOf(index)
      const half = invoice < 20 ? Math.floor(cents / 2) : Math.ceil(cents / 2)
      return {
        siret: tilleuls,
        description: `ARTICLE ${articleName(index).toUpperCase()} numéro, 5 kg`,
        fournisseur: 'Primeurs du Port SARL',
        date: `2024-${String((invoice % 12) + 1).padStart(2, '0')}-15`,
        caracteristiques: index % 3 === 0 ? 'BIO' : '',
        prix_ht: (half / 100).toFixed(2),
      }
    }),
  )
  for (const invoice of invoices) await buy(invoice)
  const answer = await send(recap(rows))
  expect(answer).toMatchObject({ count: 300, verdictCounts: { new: 300, stored: 200 }, similarPurchaseCount: 0 })
  const expected = rows.reduce((sum, _, index) => sum + amountOf(index), 0) / 100
  expect(await total()).toBe(expected)
})

/** A name that is like no other: three letters from consonants and vowels, by number. */
function articleName(index: number): string {
  const syllables = ['ba', 'de', 'fi', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'tu']
  return String(index)
    .padStart(3, '0')
    .split('')
    .map(digit => syllables[Number(digit)])
    .join('')
}
