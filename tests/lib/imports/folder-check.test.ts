import { readFileSync } from 'node:fs'
import { checkFile, type FileKind } from '@ma-cantine/lib'
import { checkFolder, type FileOfFolder } from '@ma-cantine/lib/imports/folder-check'
import { SiretCollector } from '@ma-cantine/lib/imports/siret-collector'
import { describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { file, listErrors } from '../../support/files.ts'

const tilleuls = '21340172201787'
const collines = '99821993500017'

async function checked(name: string, content: string | Uint8Array, maximumErrors?: number): Promise<FileOfFolder> {
  const sirets = new SiretCollector()
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { name, report: await checkFile([bytes], { sirets, maximumErrors }), sirets }
}

const ofSirets = (name: string, kind: FileKind, ...sirets: string[]) =>
  checked(
    name,
    file(
      kind,
      sirets.map((siret, index) => ({ siret, prix_ht: String(index + 1) })),
    ),
  )

const warningsOf = (report: FileOfFolder['report']) =>
  report.warnings.map(({ row, column, code, value }) => [row, column, code, value])

describe('a canteen in two canteens files', () => {
  test('is an error of the second file, which names the first', async () => {
    const files = [
      await ofSirets('a.csv', 'cantines', tilleuls),
      await ofSirets('b.csv', 'cantines', collines, tilleuls),
    ]
    const [first, second] = checkFolder(files)
    expect(first).toBe(files[0]?.report)
    expect(second).toMatchObject({
      valid: false,
      errorCount: 1,
      groups: [{ severity: 'error', field: 'siret', code: 'repeated-across-files', count: 1, rows: [3] }],
      errors: [
        { row: 3, column: 1, field: 'siret', code: 'repeated-across-files', value: tilleuls, expected: 'a.csv' },
      ],
    })
    expect(second?.digest).toMatch(/^[0-9a-f]{64}$/)
    expect(second?.digest).not.toBe(files[1]?.report.digest)
  })

  test('adds to the errors of the file, in the order of its rows', async () => {
    const wrong = file('cantines', [{ siret: tilleuls }, { siret: collines, nom: '' }])
    const [, second] = checkFolder([await ofSirets('a.csv', 'cantines', tilleuls), await checked('b.csv', wrong)])
    expect(second && listErrors(second)).toEqual(['2 siret repeated-across-files', '3 nom required'])
    expect(second?.errorCount).toBe(2)
  })

  test('is counted even when no more errors are kept', async () => {
    const files = [await ofSirets('a.csv', 'cantines', tilleuls), await ofSirets('b.csv', 'cantines', tilleuls)]
    expect(checkFolder(files, { maximumErrors: 0 })[1]).toMatchObject({ valid: false, errorCount: 1, errors: [] })
  })
})

describe('a canteen in none of the canteens files', () => {
  test('gets one warning, at its first row, and refuses nothing', async () => {
    const [purchases] = checkFolder([
      await ofSirets('achats.csv', 'achats', tilleuls, collines, collines),
      await ofSirets('cantines.csv', 'cantines', tilleuls),
    ])
    expect(purchases && warningsOf(purchases)).toEqual([[3, 1, 'canteen-not-beside', collines]])
    expect(purchases).toMatchObject({ valid: true, errorCount: 0, warningCount: 1 })
  })

  test('gets a warning in diagnostics too', async () => {
    const [, diagnostics] = checkFolder([
      await ofSirets('cantines.csv', 'cantines', tilleuls),
      await ofSirets('bilans.csv', 'diagnostics', collines),
    ])
    expect(diagnostics && warningsOf(diagnostics)).toEqual([[2, 1, 'canteen-not-beside', collines]])
  })

  test('gets no warning when there is no canteens file', async () => {
    const files = [await ofSirets('achats.csv', 'achats', collines)]
    expect(checkFolder(files)).toEqual(files.map(({ report }) => report))
  })

  test('gets no warning when the canteen is in a row with an error', async () => {
    const files = [
      await checked('cantines.csv', file('cantines', [{ siret: tilleuls, nom: '' }])),
      await ofSirets('achats.csv', 'achats', tilleuls),
    ]
    expect(checkFolder(files)[1]?.warningCount).toBe(0)
  })

  test('gets no warning when its number is wrong, which is an error already', async () => {
    const files = [await ofSirets('cantines.csv', 'cantines', tilleuls), await ofSirets('a.csv', 'achats', '123')]
    expect(checkFolder(files)[1]).toMatchObject({ errorCount: 1, warningCount: 0 })
  })

  test('gets no warning when a file has more canteens than the collector holds', async () => {
    const canteens = await ofSirets('cantines.csv', 'cantines', tilleuls)
    for (let i = 0; i < 100_000; i++) canteens.sirets.add(String(10 ** 13 + i), i + 3, 1)
    expect(canteens.sirets.overflowed).toBe(true)
    expect(checkFolder([canteens, await ofSirets('achats.csv', 'achats', collines)])[1]?.warningCount).toBe(0)
  })
})

test('the same SIRETs are collected from plain rows, from other rows and from workbooks', async () => {
  const sirets = async (content: string | Uint8Array) => [...(await checked('x', content)).sirets.places]
  const text = readFileSync(examplePath('achats.csv'), 'utf8')
  const quickly = await sirets(text)
  expect(quickly.length).toBeGreaterThan(0)
  // A column out of place means that the file is not plain.
  expect(await sirets(text.replace('\n', ',remarque\n').replace(/(?<!remarque)\n/g, ',\n'))).toEqual(quickly)
  expect(await sirets(readFileSync(examplePath('achats.xlsx')))).toEqual(quickly)
})

test('a file that matches none of our tables is left as it is', async () => {
  const files = [await ofSirets('cantines.csv', 'cantines', tilleuls), await checked('notes.csv', 'a,b\n1,2\n')]
  expect(checkFolder(files).map(report => report.digest)).toEqual(files.map(({ report }) => report.digest))
})
