import { fileKinds } from '@ma-cantine/lib'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { scanSegment, segmentsOf } from '@ma-cantine/lib/table-schema/automaton/segment'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import { SegmentJoiner, segmentedFile } from '@ma-cantine/lib/table-schema/segments'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { describe, expect, test } from 'vitest'
import { createDamagedFile } from '../../support/damaged-files.ts'
import { file } from '../../support/files.ts'
import { joinSegmentReports, readerOf } from '../../support/join-segment-reports.ts'

const tables = fileKinds.map(tableOf)

function whole(bytes: Uint8Array, maximumErrors = 1000): Report {
  const validation = new Validation({ tables, maximumErrors })
  validation.push(bytes)
  return validation.end()
}

const joined = (bytes: Uint8Array, segmentBytes: number) => joinSegmentReports(bytes, tables, segmentBytes)

const encode = (text: string) => new TextEncoder().encode(text)

describe('a file checked by segments gets the report of the whole file', () => {
  const rows = [
    {},
    { date: 'x' },
    { description: 'Crème « fraîche »' },
    { caracteristiques: 'BIO,LOCAL' },
    { description: 'a,b "c"', siret: '1' },
    { prix_ht: '1'.repeat(30) },
  ]
  test.each([1, 10, 50, 100, 333, 1000, 100_000])('cut every %i bytes', size => {
    const bytes = encode(
      file(
        'achats',
        Array.from({ length: 20 }, (_, i) => rows[i % rows.length] ?? {}),
      ),
    )
    expect(joined(bytes, size)).toEqual(whole(bytes))
  })

  test('with a byte order mark and Windows line ends, without a last line end', () => {
    const bytes = encode(
      `\ufeff${file('achats', [{}, { siret: '1' }, {}], ';')
        .replaceAll('\n', '\r\n')
        .trimEnd()}`,
    )
    for (const size of [7, 60, 5000]) expect(joined(bytes, size)).toEqual(whole(bytes))
  })

  test('or is known to need one reading: line breaks in cells', () => {
    const bytes = encode(
      file(
        'achats',
        Array.from({ length: 30 }, () => ({ description: 'a\nb\nc' })),
      ),
    )
    const reports = [13, 50, 101, 5000].map(size => joined(bytes, size))
    for (const report of reports) if (report) expect(report).toEqual(whole(bytes))
    expect(reports).toContain(null)
    expect(reports.at(-1)).not.toBeNull()
  })

  test('or is known to need one reading: values that must be unique', () => {
    expect(joined(encode(file('cantines', [{}])), 100)).toBeNull()
  })

  test('or is known to need one reading: a header longer than the first bytes', () => {
    const spaced = file('achats', [{}, {}]).replace('definition_local', 'definition_local      ')
    const bytes = encode(spaced.replaceAll('\n', '\r\n'))
    const rowsStart = bytes.indexOf(0x0a) + 1
    for (let length = 1; length < bytes.length; length++) {
      const segmented = segmentedFile(bytes.subarray(0, length), tables)
      expect([length, segmented?.rowsStart ?? null]).toEqual([length, length > rowsStart ? rowsStart : null])
    }
  })

  test('and the same errors, though later segments only count theirs', () => {
    const bytes = encode(
      file(
        'achats',
        Array.from({ length: 60 }, (_, i) => rows[i % rows.length] ?? {}),
      ),
    )
    const segmented = segmentedFile(bytes.subarray(0, 4096), tables) ?? expect.fail('not plain')
    for (const maximum of [0, 1, 2, 5, 30]) {
      const joiner = new SegmentJoiner(segmented, bytes.length, { maximumErrors: maximum })
      for (const [index, segment] of segmentsOf(segmented.rowsStart, bytes.length, 400).entries()) {
        const limits = { maximumErrors: joiner.isFull ? 0 : maximum, maximumWarnings: maximum }
        const options = { ...segmented, ...limits, size: bytes.length, read: readerOf(bytes) }
        joiner.add(index, scanSegment(segment, options) ?? expect.fail('not plain'))
      }
      expect(joiner.report()).toEqual(whole(bytes, maximum))
    }
  })

  test('whatever the damage, and most files need no second reading', () => {
    let apart = 0
    for (let seed = 5000; seed < 5100; seed++) {
      const { bytes } = createDamagedFile(seed, 1 + (seed % 60))
      const report = joined(bytes, 50 + (seed % 700))
      if (!report) continue
      apart++
      expect({ seed, ...report }).toEqual({ seed, ...whole(bytes) })
    }
    expect(apart).toBeGreaterThan(20)
  })
})
