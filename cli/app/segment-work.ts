import { readSync } from 'node:fs'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { type SegmentVerdict, scanSegment, segmentsOf } from '@ma-cantine/lib/table-schema/automaton/segment'
import type { TableSchema } from '@ma-cantine/lib/table-schema/descriptor'
import type { Limits } from '@ma-cantine/lib/table-schema/report'

import type { Table } from '@ma-cantine/lib/table-schema/table'

/** What every thread needs to take its share of a file. */
export interface SegmentWork {
  readonly path: string
  /** The kind of the file, or the schema of the user's own that it is checked by: each thread makes its table. */
  readonly schema: FileKind | TableSchema
  readonly delimiter: string
  readonly limits: Limits
  readonly rowsStart: number
  readonly size: number
  /** Shared by the threads: the next segment to take, whether errors need no longer be kept, nor lines be compared. */
  readonly shared: SharedArrayBuffer
}

export const sharedBytes = 12
const next = 0
const full = 1
const compared = 2

/** Small enough for the threads to end together, large enough for the joints to cost nothing. */
const segmentBytes = 2 * 1024 * 1024

export const stopKeepingErrors = (work: SegmentWork) => Atomics.store(new Int32Array(work.shared), full, 1)
export const stopComparingLines = (work: SegmentWork) => Atomics.store(new Int32Array(work.shared), compared, 1)

/** Takes segments until none is left; a null verdict, for a file that is not plain, is the last. */
export function* takeSegments(
  { limits, shared, ...work }: SegmentWork,
  table: Table,
  file: number,
): Generator<{ index: number; verdict: SegmentVerdict | null }> {
  const counters = new Int32Array(shared)
  const segments = segmentsOf(work.rowsStart, work.size, segmentBytes)
  const read = (buffer: Uint8Array, position: number) => readSync(file, buffer, 0, buffer.length, position)
  for (;;) {
    const index = Atomics.add(counters, next, 1)
    const segment = segments[index]
    if (!segment) return
    const errors = Atomics.load(counters, full) === 1 ? { maximumErrors: 0 } : {}
    const compareLines = Atomics.load(counters, compared) === 0
    const verdict = scanSegment(segment, { ...work, ...limits, ...errors, compareLines, table, read })
    // The others stop too.
    if (!verdict) Atomics.store(counters, next, segments.length)
    yield { index, verdict }
    if (!verdict) return
  }
}
