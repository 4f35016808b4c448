import { scanSegment, segmentsOf } from '@ma-cantine/lib/table-schema/automaton/segment'
import type { Report } from '@ma-cantine/lib/table-schema/report'
import { SegmentJoiner, segmentedFile } from '@ma-cantine/lib/table-schema/segments'
import type { Table } from '@ma-cantine/lib/table-schema/table'

/** Reads bytes in memory as segments are read from the disk. */
export const readerOf = (bytes: Uint8Array) => (buffer: Uint8Array, position: number) => {
  const part = bytes.subarray(position, position + buffer.length)
  buffer.set(part)
  return part.length
}

/** Checks segments apart and joins their reports; null when the file must be read as a whole. */
export function joinSegmentReports(bytes: Uint8Array, tables: readonly Table[], segmentBytes: number): Report | null {
  const segmented = segmentedFile(bytes.subarray(0, 65_536), tables)
  if (!segmented) return null
  const { table, delimiter, rowsStart } = segmented
  const options = { table, delimiter, maximumErrors: undefined, rowsStart, size: bytes.length, read: readerOf(bytes) }
  const joiner = new SegmentJoiner(segmented, bytes.length)
  const segments = [...segmentsOf(rowsStart, bytes.length, segmentBytes).entries()]
  // Reversed, because segments may end in any order.
  for (const [index, segment] of segments.reverse()) {
    const verdict = scanSegment(segment, options)
    if (!verdict) return null
    joiner.add(index, verdict)
  }
  return joiner.report()
}
