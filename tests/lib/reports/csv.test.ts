import { locales } from '@ma-cantine/lib'
import { csvReport, csvReportLabels } from '@ma-cantine/lib/reports/csv'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'
import { millionErrors, reportSamples, withWarnings } from './samples.ts'

const read = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, delimiter: ';', columns: true, record_delimiter: '\r\n' })

describe.each(Object.keys(reportSamples))('CSV of %s', name => {
  test.each(locales)('is read by a parser and holds no formula, in %s', async locale => {
    const files = (await reportSamples[name]?.()) ?? []
    const text = csvReport(files, locale)
    expect(text.startsWith(`\ufeff${csvReportLabels.join(';')}\r\n`)).toBe(true)
    for (const row of read(text)) {
      expect(Object.keys(row)).toEqual([...csvReportLabels])
      for (const cell of Object.values(row)) {
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
        expect(cell).not.toMatch(/[^\P{Cc}\n\r\t]/u)
      }
    }
  })
})

test('a row has the place, the error and how to mend it', async () => {
  const report = withWarnings(await check(file('achats', [{ date: '=1+1', siret: '1' }])))
  expect(read(csvReport([{ file: 'a;b.csv', report }], 'fr'))).toEqual([
    expect.objectContaining({ file: 'a;b.csv', row: '2', column: '1', letter: 'A', field: 'siret', code: 'pattern' }),
    expect.objectContaining({ letter: 'D', code: 'type-error', severity: 'warning', value: "'=1+1" }),
  ])
})

test('errors that the report does not hold are counted by rule', async () => {
  const rows = read(csvReport([await millionErrors()], 'fr'))
  expect(rows).toHaveLength(1004)
  expect(rows.at(-1)).toMatchObject({
    row: '',
    field: 'famille_produits',
    message: `Valeur hors de la liste. Et 249${'\u202f'}750 erreurs de plus, de la même sorte.`,
  })
})
