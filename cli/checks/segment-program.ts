import { existsSync } from 'node:fs'

const besideIt = new URL('segment-worker.js', import.meta.url)

/** The program of the threads: a file of the bundle, or this very file when the command is in one file. */
export const segmentProgram = existsSync(besideIt) ? besideIt : new URL(import.meta.url)
