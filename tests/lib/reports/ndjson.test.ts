import { locales } from '@ma-cantine/lib'
import { ndjsonReport } from '@ma-cantine/lib/reports/ndjson'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'
import { reportSamples, withWarnings } from './samples.ts'

describe.each(Object.keys(reportSamples))('NDJSON of %s', name => {
  test.each(locales)(
    'is one object a line, with a summary for each file whose counts are whole, in %s',
    async locale => {
      const files = (await reportSamples[name]?.()) ?? []
      const text = ndjsonReport(files, locale)
      // Every character that some reader takes for a line break.
      const lines = text.split(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(lines.pop()).toBe('')
      const objects = lines.map(line => JSON.parse(line))
      const summaries = objects.filter(({ type }) => type === 'file')
      expect(summaries.map(summary => summary.file)).toEqual(files.map(one => one.file.toWellFormed()))
      files.forEach((one, index) => {
        if ('report' in one) {
          const { valid, rows, errorCount, warningCount, digest } = one.report
          expect(summaries[index]).toMatchObject({ valid, rows, errorCount, warningCount, digest })
        } else expect(summaries[index]).toMatchObject({ valid: false, readable: false, errorCount: 1 })
      })
      const lineCount = files.reduce(
        (sum, one) => sum + ('report' in one ? one.report.errors.length + one.report.warnings.length : 1),
        0,
      )
      expect(objects.length - summaries.length).toBe(lineCount)
    },
  )
})

test('errors and warnings come in the order of the file, with all their properties', async () => {
  const report = withWarnings(await check(file('achats', [{ date: 'hier' }, { siret: '1' }])))
  const [first, second, summary] = ndjsonReport([{ file: 'a.csv', report }], 'fr')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(first).toMatchObject({ type: 'warning', file: 'a.csv', row: 2, column: 4, letter: 'D', field: 'date' })
  expect(second).toMatchObject({ type: 'error', row: 3, code: 'pattern', value: '1', advice: expect.any(String) })
  expect(summary).toMatchObject({ type: 'file', errorCount: 1, warningCount: 1, groups: [{ count: 1 }, { count: 1 }] })
})
