import { describe, expect, test } from 'vitest'
import { checkFile } from '../../../lib/imports/check-file.ts'
import { findWrongValue, replaceWrongValue, type WrongFile } from '../../../lib/repair/wrong-value.ts'

const header = 'siret,description,fournisseur,date,prix_ht,famille_produits,caracteristiques,definition_local'
const row = (family: string, marks = 'BIO', local = '') =>
  `21340172201787,Carottes,Ferme du Pont,2024-03-15,90.11,${family},${marks},${local}`
const fileOf = (...rows: readonly string[]): string => `${[header, ...rows].join('\n')}\n`

async function open(text: string | Uint8Array): Promise<WrongFile> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return { kind: 'achats', report: await checkFile([bytes]), open: () => [bytes] }
}

async function replaced(file: WrongFile, field: string, value: string, to: string) {
  const pieces: Uint8Array[] = []
  const count = await replaceWrongValue(file, { field, value, to, write: bytes => void pieces.push(bytes) })
  return { count, bytes: Buffer.concat(pieces) }
}

describe('a wrong value', () => {
  test('is counted in its column, with what the fixes make of it and what the list allows', async () => {
    const file = await open(fileOf(row('POISSONS'), row('BOISSONS'), row('POISSONS')))
    const found = await findWrongValue(file, { row: 2, field: 'famille_produits' })
    expect(found).toMatchObject({ value: 'POISSONS', cells: 2, wrongCells: 2, suggestion: 'PRODUITS_DE_LA_MER' })
    expect(found?.allowed).toContain('BOISSONS')
    expect(found?.check('BOISSONS')).toBeNull()
    expect(found?.check('VIANDE')).toMatchObject({ code: 'enum', field: 'famille_produits' })
  })

  test('is changed where it is in error alone: a rule may refuse it in one row and not in the next', async () => {
    const file = await open(fileOf(row('BOISSONS', 'LOCAL'), row('BOISSONS'), row('BOISSONS', 'LOCAL')))
    const found = await findWrongValue(file, { row: 2, field: 'definition_local' })
    expect(found).toMatchObject({ value: '', cells: 3, wrongCells: 2 })
    const [definition = ''] = found?.allowed ?? []
    const { bytes, count } = await replaced(file, 'definition_local', '', definition)
    expect(count).toBe(2)
    expect(bytes.toString()).toBe(
      fileOf(row('BOISSONS', 'LOCAL', definition), row('BOISSONS'), row('BOISSONS', 'LOCAL', definition)),
    )
  })

  test('leaves the bytes of all other cells, their quotes, delimiter, encoding and line ends', async () => {
    const text = fileOf(row('POISSONS').replace('Carottes', '"Crème, épaisse"'), row('BOISSONS')).replaceAll(
      '\n',
      '\r\n',
    )
    const file = await open(Buffer.from(text, 'latin1'))
    const { bytes } = await replaced(file, 'famille_produits', 'POISSONS', 'PRODUITS_DE_LA_MER')
    expect(bytes.toString('latin1')).toBe(text.replace('POISSONS', 'PRODUITS_DE_LA_MER'))
  })

  test('makes the file UTF-8 when its encoding lacks a character of the new one', async () => {
    const text = fileOf(row('BOISSONS').replace('Carottes', ''), row('BOISSONS').replace('Carottes', 'Crème'))
    const file = await open(Buffer.from(text, 'latin1'))
    const { bytes } = await replaced(file, 'description', '', 'Œufs 鮭')
    expect(bytes.toString()).toBe(`\ufeff${text.replace(',,', ',Œufs 鮭,')}`)
  })

  test('is not one where the cell is right by itself', async () => {
    const file = await open(fileOf(row('BOISSONS')))
    expect(await findWrongValue(file, { row: 2, field: 'famille_produits' })).toBeNull()
  })

  test('longer than a report shows is told from others that start alike', async () => {
    const long = 'x'.repeat(600)
    const file = await open(fileOf(row(`${long}1`), row(`${long}2`)))
    const found = await findWrongValue(file, { row: 3, field: 'famille_produits' })
    expect(found).toMatchObject({ value: `${long}2`, cells: 1 })
  })
})
