import { fileKinds, schemaOf } from '@ma-cantine/lib'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { describe, expect, test } from 'vitest'
import { fc } from '../support/properties.ts'
import { trials } from '../support/trials.ts'
import { cut } from './support/any-file.ts'
import { rightTable } from './support/right-table.ts'
import { anyWriting, representable, type Writing, write } from './support/written-file.ts'

const chunkSize = fc.constantFrom(1, 3, 64, 4096)

const readAs: Record<Writing['encoding'], RegExp> = {
  'utf-8': /^utf-8$/,
  'utf-8 with a mark': /^utf-8$/,
  'utf-16le': /^utf-16le$/,
  'utf-16be': /^utf-16be$/,
  // The name of the same encoding when none of its own characters occurs.
  'windows-1252': /^(windows-1252|iso-8859-1)$/,
}

/** Every property of a record, inherited getters included. */
function recordOf(draft: unknown): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const property in draft as object) {
    const value = (draft as Record<string, unknown>)[property]
    if (typeof value !== 'function') record[property] = value
  }
  return record
}

describe.each(fileKinds)('a right table of %s', kind => {
  const table = tableOf(kind)
  const runs = trials(schemaOf(kind).fields.length > 100 ? 20 : 50)

  test('written in any dialect and encoding gives the same records and no errors', () => {
    fc.assert(
      fc.property(rightTable(kind), anyWriting, chunkSize, (any, writing, size) => {
        const right = representable(any, writing)
        const bytes = write(right, writing)
        const records: [number, Record<string, unknown>][] = []
        const reading = new Validation({
          tables: [table],
          onRecord: (draft, row) => records.push([row, recordOf(draft)]),
        })
        const checking = new Validation({ tables: [table] })
        for (const chunk of cut(bytes, [size])) {
          reading.push(chunk)
          checking.push(chunk)
        }
        const report = reading.end()
        expect(report.errors).toEqual([])
        expect(report).toMatchObject({ valid: true, rows: right.rows.length, delimiter: writing.delimiter })
        expect(report.encoding).toMatch(readAs[writing.encoding])
        expect(checking.end()).toEqual(report)
        expect(records).toEqual(
          right.rows.map((cells, index) => [index + 2, recordOf(table.draft(column => cells[column] ?? ''))]),
        )
      }),
      { seed: 10, numRuns: runs },
    )
  })

  test('with one cell changed gives errors on that row only', () => {
    const strange = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 10 }).map(text => text.replaceAll('\0', '')),
      fc.constantFrom(
        '',
        ' ',
        '"',
        '-1',
        '1e9',
        '99999999999',
        '2024-02-30',
        '4,946E+13',
        'LOCAL',
        '\ufffd',
        'a@b',
        '9'.repeat(400),
      ),
    )
    fc.assert(
      fc.property(rightTable(kind), anyWriting, fc.nat(), fc.nat(), strange, (right, writing, at, column, text) => {
        const { fields } = schemaOf(kind)
        const changedRow = at % right.rows.length
        const rows = right.rows.map((cells, row) =>
          row === changedRow ? cells.with(column % fields.length, text) : cells,
        )
        const utf8 = { ...writing, encoding: 'utf-8' } as const
        const [byBytes, byText] = [true, false].map(quick => {
          const validation = new Validation({ tables: [table], byBytes: quick })
          validation.push(write({ kind, rows }, utf8))
          return validation.end()
        })
        expect(byBytes).toEqual(byText)
        expect(byBytes?.rows).toBe(rows.length)
        for (const { row } of byBytes?.errors ?? []) expect(row).toBe(changedRow + 2)
      }),
      { seed: 11, numRuns: runs },
    )
  })
})
