import { checkFile, columnLetter, type FileReport } from '@ma-cantine/lib'
import { expect, test } from 'vitest'
import { check, file, listErrors } from '../../support/files.ts'

const wrongRows = (count: number) =>
  file(
    'achats',
    Array.from({ length: count }, (_, index) => ({ siret: '1', date: 'x', description: `Achat ${index}` })),
  )

test('counts cover all errors; errors and rows are the first ones', async () => {
  const report = await checkFile([new TextEncoder().encode(wrongRows(3000))], { maximumErrors: 5 })
  expect(report).toMatchObject({
    valid: false,
    rows: 3000,
    errorCount: 6000,
    groups: [
      { field: 'siret', code: 'pattern', count: 3000, rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
      { field: 'date', code: 'type-error', count: 3000 },
    ],
  })
  expect(listErrors(report)).toEqual([
    '2 siret pattern',
    '2 date type-error',
    '3 siret pattern',
    '3 date type-error',
    '4 siret pattern',
  ])
})

test('the first error of every group is kept, however many others come before it', async () => {
  const content =
    wrongRows(3000) +
    file('achats', [{ prix_ht: 'gratuit' }])
      .split('\n')
      .slice(1)
      .join('\n')
  const report = await checkFile([new TextEncoder().encode(content)], { maximumErrors: 4 })
  expect(listErrors(report)).toEqual([
    '2 siret pattern',
    '2 date type-error',
    '3 siret pattern',
    '3002 prix_ht pattern',
  ])
})

test('a thousand errors are kept by default', async () => {
  expect((await check(wrongRows(3000))).errors).toHaveLength(1000)
})

test('the digest is the same however many errors are kept', async () => {
  const bytes = [new TextEncoder().encode(wrongRows(50))]
  const digests = await Promise.all(
    [0, 1, 1000].map(async maximumErrors => (await checkFile(bytes, { maximumErrors })).digest),
  )
  expect(new Set(digests).size).toBe(1)
})

test('the digest differs as soon as the verdict does', async () => {
  const contents = [
    file('achats', [{}]),
    file('achats', [{}, {}]),
    file('achats', [{}], ';'),
    file('achats', [{ siret: '1' }]),
    file('achats', [{ siret: '2' }]),
    file('achats', [{}, { siret: '1' }]),
    file('achats', [{ siret: '1' }, {}]),
    file('cantines', [{}]),
  ]
  const digests = await Promise.all(contents.map(async content => (await check(content)).digest))
  expect(new Set(digests).size).toBe(contents.length)
})

test('a very long wrong value is cut', async () => {
  const report: FileReport = await check(file('achats', [{ date: 'x'.repeat(100_000) }]))
  expect(report.errors[0]?.value).toHaveLength(501)
})

test.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [53, 'BA'],
  [128, 'DX'],
  [703, 'AAA'],
])('column %i is lettered %s', (column, letter) => {
  expect(columnLetter(column)).toBe(letter)
})
