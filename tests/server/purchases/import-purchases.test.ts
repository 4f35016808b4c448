import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { countStatements } from '../support/count-statements.ts'
import { lac, marronniers, parc, source, tilleuls } from '../support/sirets.ts'
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

const importRows = (rows: Record<string, string>[], person = manager) =>
  server.importPurchases(person, file('achats', rows))

interface StoredPurchase {
  readonly [column: string]: unknown
  readonly importId: number
  readonly importRow: number
}
/** In the order of their files. */
const stored = async () =>
  (await server.rows<StoredPurchase>('purchases')).toSorted(
    (a, b) => a.importId - b.importId || a.importRow - b.importRow,
  )

describe('a valid file', () => {
  test('stores one purchase per row and answers their number', async () => {
    const content = file('achats', [{ description: 'Carottes' }, { description: 'Navets', famille_produits: '' }])
    const answer = await server.importPurchases(manager, content)
    expect(answer).toMatchObject({
      count: 2,
      errorCount: 0,
      errors: [],
      groups: [],
      encoding: 'utf-8',
      duplicateFile: false,
      duplicatePurchases: [],
      duplicatePurchaseCount: 0,
    })
    expect(answer.seconds).toBeGreaterThanOrEqual(0)
    const [carrots, turnips] = await stored()
    expect(carrots).toMatchObject({
      canteenId,
      date: '2024-03-15',
      description: 'Carottes',
      provider: 'Ferme du Pont',
      family: 'FRUITS_ET_LEGUMES',
      characteristics: '["BIO"]',
      priceHt: 90.11,
      localDefinition: null,
      creationSource: 'IMPORT',
      importSource: createHash('md5').update(content).digest('hex'),
      deletionDate: null,
    })
    expect(turnips).toMatchObject({ description: 'Navets', family: null })
  })

  test('with its header alone stores nothing, without an error', async () => {
    expect(await importRows([])).toMatchObject({ count: 0, errorCount: 0, errors: [] })
  })

  test('counts all its rows, beyond any batch', async () => {
    const rows = Array.from({ length: 12_345 }, (_, i) => ({ description: `Produit ${i}` }))
    expect(await importRows(rows)).toMatchObject({ count: 12_345, errors: [] })
    const purchases = await stored()
    expect(purchases).toHaveLength(12_345)
    expect(new Set(purchases.map(({ description }) => description)).size).toBe(12_345)
    expect(new Set(purchases.map(({ importSource }) => importSource)).size).toBe(1)
  })

  test('may name several canteens of the user', async () => {
    const other = await server.addCanteen(parc, [manager])
    await importRows([{}, { siret: parc }, {}])
    expect((await stored()).map(purchase => purchase.canteenId)).toEqual([canteenId, other, canteenId])
  })

  test('reports its encoding as existing clients know it', async () => {
    const text = file('achats', [{ description: 'Pâté' }])
    expect(await server.importPurchases(manager, Buffer.from(text, 'latin1'))).toMatchObject({ encoding: 'ISO-8859-1' })
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
    expect(await server.importPurchases(manager, utf16)).toMatchObject({ encoding: 'UTF-16', count: 1 })
    expect((await stored()).map(({ description }) => description)).toEqual(['Pâté', 'Pâté'])
  })
})

describe('the values of a row', () => {
  test.each([
    ['0.125', 0.12],
    ['0,1251', 0.13],
    ['90.11000000002', 90.11],
    ['0', 0],
    ['123456789.5', 123_456_789.5],
  ])('price %s is stored %d: two decimals, a half goes down', async (prix_ht, priceHt) => {
    await importRows([{ prix_ht }])
    expect(await stored()).toMatchObject([{ priceHt }])
  })

  test.each(['à\tb', 'a\nb', 'a\r\nb', 'C:\\n\\tx\\', '\\N', '\\.', 'a "b" {c,d}', "l'œuf, ’€ 🍎", 'null'])(
    'the description %j is stored to the letter',
    async description => {
      await importRows([{ description, fournisseur: description }])
      expect(await stored()).toMatchObject([{ description, provider: description }])
    },
  )

  test.each([
    [' BIO , IGP ', '["BIO","IGP"]'],
    ['', '[]'],
    ['BIO,BIO', '["BIO"]'],
  ])('characteristics « %s » are stored %s', async (caracteristiques, characteristics) => {
    await importRows([{ caracteristiques }])
    expect(await stored()).toMatchObject([{ characteristics }])
  })

  test('the definition of local is stored with LOCAL only', async () => {
    await importRows([
      { caracteristiques: 'BIO,LOCAL', definition_local: ' REGION ' },
      { caracteristiques: 'BIO', definition_local: 'REGION' },
    ])
    expect((await stored()).map(({ localDefinition }) => localDefinition)).toEqual(['REGION', null])
  })

  test('with LOCAL and no definition is refused', async () => {
    expect(errorsOf(await importRows([{ caracteristiques: 'LOCAL' }]))).toEqual([
      '2 definition_local local-definition-required',
    ])
  })

  test('texts are trimmed, and a date of the future passes', async () => {
    await importRows([{ description: '  Riz ', fournisseur: ' Coopérative ', date: '2099-12-31' }])
    expect(await stored()).toMatchObject([{ description: 'Riz', provider: 'Coopérative', date: '2099-12-31' }])
  })

  test('text that looks like SQL or JSON stays text', async () => {
    const description = `"]'); DROP TABLE purchases; -- \\ \u2028 {"a":1}`
    await importRows([{ description }])
    expect(await stored()).toMatchObject([{ description }])
  })
})

describe('a canteen of the file', () => {
  test('that does not exist is an error with its SIRET (404)', async () => {
    const answer = await importRows([{}, { siret: parc }])
    expect(answer.errors).toMatchObject([
      { row: 3, column: 1, field: 'siret', cell: parc, code: 'unknown-canteen', status: 404 },
    ])
    expect(answer).toMatchObject({ count: 0, errorCount: 1 })
    expect(await stored()).toEqual([])
  })

  test('that was deleted is unknown', async () => {
    await server.addCanteen(parc, [manager], { deletionDate: '2024-01-01T00:00:00.000Z' })
    expect(errorsOf(await importRows([{ siret: parc }]))).toEqual(['2 siret unknown-canteen'])
  })

  test('that the user does not manage is an error (401), staff or not', async () => {
    const staff = await server.addPerson({ isStaff: true })
    for (const person of [await server.addPerson(), staff]) {
      const answer = await importRows([{}], person)
      expect(answer.errors).toMatchObject([{ row: 2, column: 1, field: 'siret', code: 'not-manager', status: 401 }])
    }
    expect(await stored()).toEqual([])
  })
})

describe('errors', () => {
  test('of the rows and of the stored data come in one pass, with row numbers of a spreadsheet', async () => {
    await server.addCanteen(marronniers, [])
    const answer = await importRows([
      {},
      { date: '2024-02-31' },
      { siret: parc },
      { prix_ht: '-1' },
      { siret: marronniers },
    ])
    expect(errorsOf(answer)).toEqual([
      '3 date type-error',
      '4 siret unknown-canteen',
      '5 prix_ht pattern',
      '6 siret not-manager',
    ])
    expect(answer).toMatchObject({ count: 0, errorCount: 4 })
    expect(answer.groups).toHaveLength(4)
    expect(await stored()).toEqual([])
  })

  test('of a wrong row are told with that of its canteen, wherever the row is', async () => {
    const wrong = { siret: parc, date: '2024-02-31' }
    const answer = await importRows([wrong, {}, wrong])
    const errors = errorsOf(answer).toSorted()
    expect(errors).toEqual(['2', '4'].flatMap(row => [`${row} date type-error`, `${row} siret unknown-canteen`]))
  })

  test('name the column where it really is in a file whose columns are out of order', async () => {
    const [header = '', row = ''] = file('achats', [{ siret: parc }]).split('\n')
    const moved = (line: string) => line.split(',').toReversed().join(',')
    const answer = await server.importPurchases(manager, `${moved(header)}\n${moved(row)}\n`)
    expect(answer.errors.find(({ code }) => code === 'unknown-canteen')).toMatchObject({ column: 8, field: 'siret' })
  })

  test('of another kind of file, of an empty or a binary one, are one error', async () => {
    expect(errorsOf(await server.importPurchases(manager, ''))).toEqual(['0 - empty-file'])
    expect(errorsOf(await server.importPurchases(manager, Buffer.from([0x50, 0x4b, 3, 4, 0, 0])))).toEqual([
      '0 - format-error',
    ])
    expect(
      errorsOf(await server.importPurchases(manager, file('achats', [{}]).slice(0, -20).concat(',"ouvert'))),
    ).toEqual(expect.arrayContaining([expect.stringContaining('unclosed-quote')]))
    expect((await server.importPurchases(manager, 'a;b;c\n1;2;3\n')).errorCount).toBeGreaterThan(0)
    expect(await stored()).toEqual([])
  })

  test('of a late row also discard the earlier rows', async () => {
    const rows = Array.from({ length: 11_000 }, (_, i) => ({ description: `Produit ${i}` }))
    expect(errorsOf(await importRows([...rows, { siret: lac }]))).toEqual(['11002 siret unknown-canteen'])
    expect(await stored()).toEqual([])
  })

  test('are all counted when there are more than the answer holds', async () => {
    const answer = await importRows(
      Array.from({ length: 6000 }, (_, i) => ({ siret: parc, description: `Produit ${i}` })),
    )
    expect(answer.errorCount).toBe(6000)
    expect(answer.errors).toHaveLength(1000)
    expect(answer.groups).toMatchObject([{ code: 'unknown-canteen', field: 'siret', count: 6000 }])
  })
})

describe('a file already imported', () => {
  test('is refused with the purchases it made: the first ten, latest first, and their number', async () => {
    const rows = Array.from({ length: 25 }, (_, i) => ({ date: `2024-01-${String(i + 1).padStart(2, '0')}` }))
    await importRows(rows)
    const answer = await importRows(rows)
    expect(answer).toMatchObject({
      count: 0,
      errorCount: 1,
      duplicateFile: true,
      duplicatePurchaseCount: 25,
      encoding: null,
    })
    expect(answer.errors).toMatchObject([{ row: 0, code: 'duplicate-file', status: 400 }])
    expect(answer.errors[0]?.message).toContain('25')
    expect(answer.duplicatePurchases.map(({ date }) => date)).toEqual(
      Array.from({ length: 10 }, (_, i) => `2024-01-${25 - i}`),
    )
    expect(answer.duplicatePurchases[0]).toMatchObject({
      canteen: canteenId,
      description: 'Pommes de terre',
      characteristics: ['BIO'],
      priceHt: 90.11,
      creationSource: 'IMPORT',
      invoiceFile: null,
    })
    expect(await stored()).toHaveLength(25)
  })

  test('is the same under another name; one byte more makes another file', async () => {
    const content = file('achats', [{}])
    await server.importPurchases(manager, content)
    const renamed = await server.upload('/api/v1/importPurchases/', manager, content, { filename: 'autre.csv' })
    expect(renamed.json()).toMatchObject({ duplicateFile: true })
    expect(await server.importPurchases(manager, content.replace('90.11', '90.110'))).toMatchObject({ count: 1 })
  })

  test('is reported before its other errors', async () => {
    const content = file('achats', [{}])
    await server.importPurchases(manager, content)
    await server.addCanteen(parc, [manager])
    const { writer } = server.app.services.database
    await writer('purchases').insert({
      canteenId,
      searchText: '',
      date: '2024-01-01',
      priceHt: 1,
      importSource: createHash('md5').update('faux').digest('hex'),
      creationDate: '2024-01-01T00:00:00.000Z',
      modificationDate: '2024-01-01T00:00:00.000Z',
    })
    expect(errorsOf(await server.importPurchases(manager, 'faux'))).toEqual(['0 - duplicate-file'])
  })

  test('can be imported again once its purchases are deleted', async () => {
    await importRows([{}])
    const { writer } = server.app.services.database
    await writer('purchases').update({ deletionDate: '2024-05-01T00:00:00.000Z' })
    expect(await importRows([{}])).toMatchObject({ count: 1, duplicateFile: false })
  })

  test('by a colleague of the same canteen is refused to the user as well', async () => {
    await importRows([{}])
    const colleague = await server.addPerson()
    await server.app.services.database.writer('canteenManagers').insert({ canteenId, userId: colleague.id })
    expect(await importRows([{}], colleague)).toMatchObject({ duplicateFile: true, duplicatePurchaseCount: 1 })
  })

  test('for canteens that the user does not manage shows none of their purchases', async () => {
    await importRows([{}])
    const stranger = await server.addPerson()
    const answer = await importRows([{}], stranger)
    expect(answer).toMatchObject({ duplicateFile: false, duplicatePurchases: [], duplicatePurchaseCount: 0 })
    expect(errorsOf(answer)).toEqual(['2 siret not-manager'])
  })
})

test('the number of statements depends on the thousands of rows, not on the rows', async () => {
  const sirets = [tilleuls, parc, marronniers, lac, source]
  for (const siret of sirets.slice(1)) await server.addCanteen(siret, [manager])
  const count = async (rows: number) => {
    const content = file(
      'achats',
      Array.from({ length: rows }, (_, i) => ({ siret: sirets[i % 5] ?? '', description: `${rows} ${i}` })),
    )
    return countStatements(server, async () =>
      expect(await server.importPurchases(manager, content)).toMatchObject({ count: rows }),
    )
  }
  const small = await count(1000)
  const large = await count(20_000)
  // Each five thousand are looked up, then written.
  expect(large).toBeLessThanOrEqual(small + 10)
  expect(large).toBeLessThan(30)
})
