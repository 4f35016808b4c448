import { afterAll, beforeAll, expect, test } from 'vitest'
import { typedTexts } from '../../fuzz/support/typed-texts.ts'
import { check, file, listErrors } from '../../support/files.ts'
import { fc } from '../../support/properties.ts'
import { tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  await server.addCanteen(tilleuls, [manager])
})
afterAll(() => server.close())

const texts = (...usual: string[]) => fc.oneof(typedTexts, fc.constantFrom(...usual))

/** A row that is right but for one cell. */
const rowsWithOneCell = fc.oneof(
  fc.record({ description: texts('Pommes', ' Pain\tbis ') }),
  fc.record({ fournisseur: texts('Moulin', '12 50') }),
  fc.record({ date: texts('2024-3-5', ' 2024-12-31 ', '2024-02-29', '2023-02-29') }),
  fc.record({ prix_ht: texts('12,50', '0012.5', '90.115', '1234567890123.99') }),
  fc.record({ famille_produits: texts('BOISSONS', ' AUTRES ', 'boissons', '') }),
  fc.record({ caracteristiques: texts('BIO', ' BIO , IGP', 'BIO,BIO', 'BIO;IGP', '') }),
)

/** Cents of a price of a file: plain digits, a comma or a point, rounded to the cent, a half down. */
function centsOf(text: string): bigint {
  const [, whole = '', decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text.trim()) ?? []
  const cents = BigInt(whole + decimals.padEnd(2, '0').slice(0, 2))
  return cents + (/^5\d*[1-9]|^[6-9]/.test(decimals.slice(2)) ? 1n : 0n)
}

const dayOf = (text: string) =>
  text
    .trim()
    .split('-')
    .map(part => part.padStart(2, '0'))
    .join('-')

const codesOf = (text: string) => {
  const codes = text.split(',').map(code => code.trim())
  return JSON.stringify([...new Set(codes.filter(code => code !== ''))])
}

const textOf = (text: string) => text.trim() || null

test('a row of a file is stored as its cells say, whatever they hold, or its file is refused', async () => {
  const rows: Record<string, string>[] = []
  for (const row of fc.sample<Record<string, string>>(rowsWithOneCell, 1500)) {
    const isRight = listErrors(await check(file('achats', [row]))).length === 0
    if (isRight) rows.push(row)
  }
  expect(rows.length).toBeGreaterThan(100)
  const answer = await server.importPurchases(manager, file('achats', rows))
  expect(answer).toMatchObject({ count: rows.length, errorCount: 0 })
  const stored = await server.rows<Record<string, unknown> & { importRow: number }>('purchases')
  const inOrder = stored.toSorted((a, b) => a.importRow - b.importRow)
  for (const [index, row] of rows.entries()) {
    const purchase = inOrder[index]
    if (row.description !== undefined) expect(purchase?.description).toBe(textOf(row.description))
    if (row.fournisseur !== undefined) expect(purchase?.provider).toBe(textOf(row.fournisseur))
    if (row.date !== undefined) expect(purchase?.date).toBe(dayOf(row.date))
    if (row.prix_ht !== undefined) expect(centsOf(String(purchase?.priceHt))).toBe(centsOf(row.prix_ht))
    if (row.famille_produits !== undefined) expect(purchase?.family).toBe(textOf(row.famille_produits))
    if (row.caracteristiques !== undefined) expect(purchase?.characteristics).toEqual(codesOf(row.caracteristiques))
  }
})
