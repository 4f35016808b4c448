import { cutCertainRow, lineEndOf } from '@ma-cantine/lib/repair/raw-row'
import { RowReader } from '@ma-cantine/lib/table-schema/row-reader'
import { expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'

const dialect = { delimiter: ';', skipInitialSpace: false } as const
const decoder = new TextDecoder()

test('cells that are found without reading their texts are those of csv-parse', () => {
  const content = fc.string({
    unit: fc.constantFrom('a', '"', '""', '"a"', ';', ';', '\n', '\r\n', ' ', 'é'),
    maxLength: 30,
  })
  fc.assert(
    fc.property(content, text => {
      const bytes = new TextEncoder().encode(text)
      let start = 0
      const reader = new RowReader(dialect, texts => {
        const row = bytes.subarray(start, reader.rowEnd)
        start = reader.rowEnd
        const cells = cutCertainRow(row, 0, row.length - lineEndOf(row).length, dialect)
        if (!cells) return
        const found = cells.map(({ textStart, textEnd, end }) => {
          const text = decoder.decode(row.subarray(textStart, textEnd))
          return end > textEnd ? text.replaceAll('""', '"') : text
        })
        expect(found).toEqual(texts)
      })
      reader.push(bytes)
      reader.end()
    }),
    { numRuns: 2000 },
  )
})
