import { openSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { buffersOf } from '@ma-cantine/lib/table-schema/file-survey'
import { strictTable } from '@ma-cantine/lib/table-schema/leniency'
import { type SegmentWork, takeSegments } from './segment-work.ts'

const work = workerData as SegmentWork
const { schema, strict } = work
const ofSchema =
  typeof schema === 'string'
    ? tableOf(schema)
    : (await import('@ma-cantine/lib/imports/user-table')).tableOfSchema(schema)
const table = strict ? strictTable(ofSchema) : ofSchema
for (const result of takeSegments(work, table, openSync(work.path, 'r'))) {
  parentPort?.postMessage(result, result.verdict ? buffersOf(result.verdict.survey) : [])
}
