import { fileKinds } from '@ma-cantine/lib'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { scanSegment } from '@ma-cantine/lib/table-schema/automaton/segment'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import { SegmentJoiner, segmentedFile, segmentsOf } from '@ma-cantine/lib/table-schema/segments'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { describe, expect, test } from 'vitest'
import { damagedFile } from '../../support/damaged-files.ts'
import { file } from '../../support/files.ts'

const tables = fileKinds.map(tableOf)

function whole(bytes: Uint8Array, maximumErrors = 1000): Report {
  const validation = new Validation({ tables, maximumErrors })
  validation.push(bytes)
  return validation.end()
}

const reader = (bytes: Uint8Array) => (buffer: Uint8Array, position: number) => {
  const part = bytes.subarray(position, position + buffer.length)
  buffer.set(part)
  return part.length
}

/** The report joined from segments checked apart; null when the file has to be read as a whole. */
function joined(bytes: Uint8Array, segmentBytes: number): Report | null {
  const segmented = segmentedFile(bytes.subarray(0, 4096), tables)
  if (!segmented) return null
  const { table, delimiter, rowsStart } = segmented
  const options = { table, delimiter, maximumErrors: undefined, rowsStart, size: bytes.length, read: reader(bytes) }
  const joiner = new SegmentJoiner(segmented, bytes.length)
  const segments = [...segmentsOf(rowsStart, bytes.length, segmentBytes).entries()]
  // They may end in any order.
  for (const [index, segment] of segments.reverse()) {
    const verdict = scanSegment(segment, options)
    if (!verdict) return null
    joiner.add(index, verdict)
  }
  return joiner.report()
}

const encode = (text: string) => new TextEncoder().encode(text)

describe('a file checked by segments gets the report of the whole', () => {
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
        Array.from({ length: 60 }, (_, i) => rows[i % rows.length] ?? {}),
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

  test('and the same errors kept, though the later segments only count theirs', () => {
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
        const limits = { maximumErrors: joiner.full ? 0 : maximum, maximumWarnings: maximum }
        const options = { ...segmented, ...limits, size: bytes.length, read: reader(bytes) }
        joiner.add(index, scanSegment(segment, options) ?? expect.fail('not plain'))
      }
      expect(joiner.report()).toEqual(whole(bytes, maximum))
    }
  })

  test('whatever the damage, and most files need no second reading', () => {
    let apart = 0
    for (let seed = 5000; seed < 5400; seed++) {
      const { bytes } = damagedFile(seed, 1 + (seed % 60))
      const report = joined(bytes, 50 + (seed % 700))
      if (!report) continue
      apart++
      expect({ seed, ...report }).toEqual({ seed, ...whole(bytes) })
    }
    expect(apart).toBeGreaterThan(80)
  })
})
