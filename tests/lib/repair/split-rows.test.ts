import { readFileSync } from 'node:fs'
import { checkFile } from '@ma-cantine/lib'
import { kindOfSchema, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { splitRows } from '@ma-cantine/lib/repair/split-rows'
import { writtenEncoding } from '@ma-cantine/lib/repair/written-encoding'
import { describe, expect, test } from 'vitest'
import { examplePath, expectedExamples } from '../../support/examples.ts'
import { purchase } from '../../support/files.ts'

const chunks = (bytes: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.slice(index * size, (index + 1) * size))

async function split(bytes: Uint8Array, refuse: (cells: readonly string[], row: number) => string | null = () => null) {
  const rightRows: number[] = []
  const report = await checkFile([bytes], { onRecord: (_, row) => rightRows.push(row) })
  const kind = report.schema && kindOfSchema(report.schema.name)
  const [right, wrong]: Uint8Array[][] = [[], []]
  const found = await splitRows(chunks(bytes, 997), {
    table: tableOf(kind ?? 'achats'),
    encoding: writtenEncoding(report, undefined).encoding,
    refuse,
    writeRight: piece => void right?.push(piece),
    writeWrong: piece => void wrong?.push(piece),
  })
  return { report, rightRows, found, right: Buffer.concat(right ?? []), wrong: Buffer.concat(wrong ?? []) }
}

const header = Object.keys(purchase).join(',')
const rowOf = (values: Partial<typeof purchase> = {}) => Object.values({ ...purchase, ...values }).join(',')
const splitFileOf = (...rows: readonly string[]) => split(Buffer.from(`${[header, ...rows].join('\n')}\n`))

/** Files of rows that stand by themselves, with errors in rows alone. */
const splittable = Object.entries(expectedExamples).filter(
  ([, { kind, errors, rows, delimiter }]) =>
    /^(achats|cantines)/.test(kind ?? '') &&
    delimiter !== null &&
    rows > 0 &&
    errors.every(({ row, code }) => row > 1 && code !== 'unclosed-quote' && code !== 'row-too-long'),
)

describe('rows are split as the check judges them', () => {
  test.each(splittable.map(([name]) => name))('%s', async name => {
    const bytes = readFileSync(examplePath(name))
    const { report, rightRows, found, right, wrong } = await split(bytes)
    expect(Array.from(rightRows, (_, index) => found.origins.of(index + 2))).toEqual(rightRows)
    expect(found.rightRows).toBe(rightRows.length)
    const blank = report.groups.find(({ code }) => code === 'blank-row')?.count ?? 0
    expect(found.rightRows + found.wrongRows + blank).toBe(report.rows)
    expect((await checkFile([right])).errorCount).toBe(0)
    const again = await checkFile([wrong])
    // A row that a comma or a missing cell has shifted cannot be told as well once a cell stands behind it.
    const shifted = report.groups.some(({ code }) =>
      ['missing-cell', 'extra-cell', 'cut-number', 'quoted-rows'].includes(code),
    )
    if (!shifted && !report.groups.some(({ code }) => code === 'unique')) {
      expect([again.schema, again.delimiter, again.errorCount]).toEqual([
        report.schema,
        report.delimiter,
        report.errorCount - blank,
      ])
    }
  })

  test('with enough of them', () => expect(splittable.length).toBeGreaterThan(30))
})

test('a wrong row comes back as it was, with the row of the file and its reasons in French', async () => {
  const { right, wrong } = await splitFileOf(rowOf(), rowOf({ date: '15/03/2024', prix_ht: '' }))
  expect(right.toString()).toBe(`${header}\n${rowOf()}\n`)
  const [labels, row] = wrong.toString().slice(1).split('\n')
  expect(labels).toBe(`${header},motifs_du_rejet`)
  expect(row).toContain(`${rowOf({ date: '15/03/2024', prix_ht: '' })},"Ligne 3 : « 15/03/2024 » n’est pas une date`)
})

test('reasons of an earlier time are replaced, and passed over when the file is checked', async () => {
  const { wrong } = await splitFileOf(rowOf({ date: 'hier' }), rowOf({ prix_ht: 'cher' }))
  const mended = Buffer.from(wrong.toString().replace(',hier,', ',2024-03-15,'))
  const { report, right, wrong: wrongAgain } = await split(mended)
  expect([report.rows, report.errorCount]).toEqual([2, 1])
  expect(right.toString()).toContain('2024-03-15')
  expect(wrongAgain.toString().match(/motifs_du_rejet/g)).toHaveLength(1)
  expect(wrongAgain.toString()).toContain('"Ligne 3 : « cher »')
  expect(wrongAgain.toString()).not.toContain('hier')
})

test('a short row gets its reasons in their column', async () => {
  const { wrong } = await splitFileOf('21340172201787,Carottes')
  expect(wrong.toString()).toMatch(/\n21340172201787,Carottes,,,,,,,"?Ligne 2 : /)
})

test('a value that a reason names may hold what tables cannot', async () => {
  const { wrong } = await splitFileOf(`${rowOf({ date: '"""a\nb"""' })}`, rowOf())
  const report = await checkFile([wrong])
  expect(report.groups.map(({ code, count }) => [code, count])).toEqual([['type-error', 1]])
})

test('rows that the caller refuses come back with its sentence', async () => {
  const refuse = (cells: readonly string[]) => (cells[1] === 'Poires' ? 'Personne ne veut de poires.' : null)
  const bytes = Buffer.from(`${[header, rowOf(), rowOf({ description: 'Poires' })].join('\n')}\n`)
  const { found, wrong } = await split(bytes, refuse)
  expect([found.rightRows, found.wrongRows]).toEqual([1, 1])
  expect(wrong.toString()).toContain('Ligne 3 : Personne ne veut de poires.')
})

test.each(['windows-1252', 'utf-16le'] as const)('wrong rows keep the encoding of the file: %s', async encoding => {
  const text = `${header}\n${rowOf({ description: 'Pâtes à l’ail' })}\n${rowOf({ description: 'Crème brûlée', date: 'été' })}\n`
  const bytes =
    encoding === 'utf-16le'
      ? Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, 'utf16le')])
      : Buffer.from(text.replaceAll('’', '\x92'), 'latin1')
  const { right, wrong } = await split(bytes)
  expect((await checkFile([wrong])).encoding).toBe(encoding)
  expect(new TextDecoder(encoding).decode(wrong)).toContain('Crème brûlée')
  expect(new TextDecoder(encoding).decode(wrong)).toContain('n’est pas une date')
  expect(right.toString('utf8')).toContain('Pâtes à l’ail')
})
