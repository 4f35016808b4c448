import { checkFile, describeError, fileKinds, locales, schemaOf, schemaOfReport } from '@ma-cantine/lib'
import { describe, expect, test } from 'vitest'
import { file } from '../support/files.ts'
import { cut } from './support/any-file.ts'
import { hostileInputs } from './support/hostile-inputs.ts'
import { expectSound } from './support/sound-report.ts'

describe.each(fileKinds)('a file of %s', kind => {
  const columns = schemaOf(kind).fields.slice(0, 13)

  test('with a hostile cell in any column ends in a sound report with short sentences', async () => {
    for (const field of columns) {
      for (const input of hostileInputs(field).slice(0, 4)) {
        const report = await checkFile([new TextEncoder().encode(file(kind, [{ [field.name]: input }, {}]))], { kind })
        expectSound(report, 1000)
        const schema = schemaOfReport(report)
        for (const error of report.errors) {
          for (const locale of locales) {
            expect(describeError(error, schema, locale).message.length).toBeLessThan(2000)
          }
        }
      }
    }
  })
})

describe('files made to exhaust their reader end in a sound report', () => {
  const labels = schemaOf('achats').fields.map(field => field.name)
  const header = labels.join(',')

  test.each<[string, string]>([
    ['a header of half a million empty columns', `${header}${','.repeat(500_000)}\n`],
    ['a header of a hundred thousand columns nearly right', `${'fournisseurs,'.repeat(100_000)}\n`],
    ['quotes without end', '"'.repeat(700_001)],
    ['a header, then quotes without end', `${header}\n${'"'.repeat(700_001)}`],
    ['quotes and delimiters in turn', `${header}\n${'",'.repeat(400_000)}`],
    ['a row of half a million cells', `${header}\n${','.repeat(500_000)}x`],
    ['three hundred thousand blank rows', `${header}\n${'\n'.repeat(300_000)}`],
    ['carriage returns alone', '\r'.repeat(500_000)],
    ['a line of two million characters', `${header}\n${'x'.repeat(2_000_000)}`],
    ['bytes of UTF-8 that never end a character', `${header}\n${'é'.repeat(300_000)}`],
  ])('%s', { tags: 'long' }, async (_, content) => {
    const report = await checkFile(cut(new TextEncoder().encode(content), [65_536]), { kind: 'achats' })
    expectSound(report, 1000)
  })

  test('a first line of 300 kB that comes byte by byte', async () => {
    const bytes = new TextEncoder().encode(`${header},${'x'.repeat(300_000)}\n`)
    const report = await checkFile(cut(bytes, [1]), { kind: 'achats' })
    expectSound(report, 1000)
    expect(report.groups).toMatchObject([{ code: 'extra-label', count: 1 }])
  })
})
