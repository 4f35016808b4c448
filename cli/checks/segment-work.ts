import { readSync } from 'node:fs'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { type SegmentVerdict, scanSegment, segmentsOf } from '@ma-cantine/lib/table-schema/automaton/segment'
import type { TableSchema } from '@ma-cantine/lib/table-schema/descriptor'
import type { Limits } from '@ma-cantine/lib/table-schema/report'
import type { Table } from '@ma-cantine/lib/table-schema/table'

/** What a thread needs to scan segments of a file. */
export interface SegmentWork {
  readonly path: string
  /** The kind or the user's own schema, from which each thread makes its table. */
  readonly schema: FileKind | TableSchema
  /** The table refuses whatever its schema refuses. */
  readonly strict: boolean
  readonly delimiter: string
  readonly limits: Limits
  readonly rowsStart: number
  readonly size: number
  /** Counters shared by the threads, one for each slot below. */
  readonly shared: SharedArrayBuffer
}

export const sharedBytes = 12
/** The next segment to take. */
const nextSlot = 0
/** 1 when further errors are only counted. */
const errorsFullSlot = 1
/** 1 when lines are no longer compared. */
const linesComparedSlot = 2

/** In bytes: small enough for the threads to end together, large enough to make joining cheap. */
const segmentBytes = 2 * 1024 * 1024

export const stopKeepingErrors = (work: SegmentWork) => Atomics.store(new Int32Array(work.shared), errorsFullSlot, 1)
export const stopComparingLines = (work: SegmentWork) =>
  Atomics.store(new Int32Array(work.shared), linesComparedSlot, 1)

/** Takes and scans segments until none is left. A null verdict ends it: the file is not plain. */
export function* takeSegments(
  { limits, shared, ...work }: SegmentWork,
  table: Table,
  file: number,
): Generator<{ index: number; verdict: SegmentVerdict | null }> {
  const counters = new Int32Array(shared)
  const segments = segmentsOf(work.rowsStart, work.size, segmentBytes)
  const read = (buffer: Uint8Array, position: number) => readSync(file, buffer, 0, buffer.length, position)
  for (;;) {
    const index = Atomics.add(counters, nextSlot, 1)
    const segment = segments[index]
    if (!segment) return
    const errors = Atomics.load(counters, errorsFullSlot) === 1 ? { maximumErrors: 0 } : {}
    const compareLines = Atomics.load(counters, linesComparedSlot) === 0
    const verdict = scanSegment(segment, { ...work, ...limits, ...errors, compareLines, table, read })
    // Stops the other threads too.
    if (!verdict) Atomics.store(counters, nextSlot, segments.length)
    yield { index, verdict }
    if (!verdict) return
  }
}
