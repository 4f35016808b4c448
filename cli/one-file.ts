#!/usr/bin/env node
/** The entry of the command in one file. The threads that it starts run the same file. */
import { isMainThread } from 'node:worker_threads'

await (isMainThread ? import('./main.ts') : import('./checks/segment-worker.ts'))
