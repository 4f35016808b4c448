import { openSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { type SegmentWork, takeSegments } from './segment-work.ts'

const work = workerData as SegmentWork
for (const taken of takeSegments(work, openSync(work.path, 'r'))) parentPort?.postMessage(taken)
