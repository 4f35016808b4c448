import { type FileHandle, open } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type CheckOptions, type FileReport, fileReport, tablesOf } from '@ma-cantine/lib/imports/check-file'
import { kindOfSchema } from '@ma-cantine/lib/imports/file-kinds'
import type { SegmentVerdict } from '@ma-cantine/lib/table-schema/automaton/segment'
import { SegmentJoiner, segmentedFile } from '@ma-cantine/lib/table-schema/segments'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { segmentProgram } from './segment-program.ts'
import { type SegmentWork, sharedBytes, stopComparingLines, stopKeepingErrors, takeSegments } from './segment-work.ts'

/** Bytes read to find the header: more than any header takes. */
const headerBytes = 64 * 1024

export interface ParallelOptions extends CheckOptions {
  readonly path: string
  readonly size: number
  readonly onRead: (done: number) => void
}

/**
 * Checks a large plain file with all cores, in segments that end where rows end. Returns null when the file is not plain, or
 * the machine has one core: the caller then reads it in one thread, which gives the same report.
 */
export async function checkInParallel(options: ParallelOptions): Promise<FileReport | null> {
  const { path, size, maximumErrors, ignored, onRead } = options
  const limits = { maximumErrors, maximumWarnings: maximumErrors, ignored }
  const threads = availableParallelism()
  if (threads < 2) return null
  const file = await open(path)
  try {
    const segmentation = segmentedFile(await firstBytes(file), tablesOf(options))
    if (!segmentation) return null
    const { table, delimiter, rowsStart } = segmentation
    const schema = options.table ? table.schema : kindOfSchema(table.schema.name)
    if (!schema) return null
    const shared = new SharedArrayBuffer(sharedBytes)
    const work: SegmentWork = {
      path,
      schema,
      strict: options.strict === true,
      delimiter,
      limits,
      rowsStart,
      size,
      shared,
    }
    const joiner = new SegmentJoiner(segmentation, size, limits)
    let done = 0
    const isPlain = await scanAll(work, table, file.fd, threads, (index, verdict) => {
      joiner.add(index, verdict)
      if (joiner.isFull) stopKeepingErrors(work)
      if (joiner.isPastComparison) stopComparingLines(work)
      done += verdict.end - verdict.start
      onRead(done)
    })
    const report = isPlain ? joiner.report() : null
    return report && fileReport(report)
  } finally {
    await file.close()
  }
}

async function firstBytes(file: FileHandle): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(headerBytes), 0, headerBytes, 0)
  return buffer.subarray(0, bytesRead)
}

/** Scans the segments with this thread and others. Returns false when the file is not plain. */
async function scanAll(
  work: SegmentWork,
  table: Table,
  file: number,
  threads: number,
  onVerdict: (index: number, verdict: SegmentVerdict) => void,
): Promise<boolean> {
  let isPlain = true
  const take = ({ index, verdict }: { index: number; verdict: SegmentVerdict | null }): void => {
    if (verdict) onVerdict(index, verdict)
    else isPlain = false
  }
  const workers = Array.from({ length: threads - 1 }, () => new Worker(segmentProgram, { workerData: work }))
  const ends = workers.map(
    worker =>
      new Promise<void>((resolve, reject) => {
        worker
          .on('message', take)
          .on('error', reject)
          .on('exit', () => resolve())
      }),
  )
  for (const result of takeSegments(work, table, file)) {
    take(result)
    // Lets the event loop draw progress and handle signals and messages of the other threads.
    await setImmediate()
  }
  await Promise.all(ends)
  return isPlain
}
