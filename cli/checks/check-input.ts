import { type CheckOptions, checkFile, type FileReport } from '@ma-cantine/lib/imports/check-file'
import type { CheckedFile } from '@ma-cantine/lib/reports/reported-file'
import type { Context } from '../app/context.ts'
import { inputSize, readInput, readingProblem } from '../files/read-input.ts'
import type { Problem } from '../problems/problem.ts'
import type { ParallelOptions } from './check-in-parallel.ts'

/** In bytes. Below this size, starting threads costs more than they save. */
const parallelThreshold = 32 * 1024 * 1024

/** A file as the user named it, with its report or the reason why it could not be read. */
export type CheckedInput = CheckedFile | { readonly file: string; readonly problem: Problem }

export interface CheckInputOptions extends CheckOptions {
  /** Path of the bytes, when they are not in the named file. */
  readonly path?: string | undefined
}

export async function checkInput(
  file: string,
  { path = file, ...options }: CheckInputOptions,
  { progress, words }: Context,
): Promise<CheckedInput> {
  try {
    const total = await inputSize(path)
    const state = { step: 'check', file, total } as const
    progress.show({ ...state, done: 0 })
    const onRead = (done: number) => progress.show({ ...state, done })
    // A SIRET collector is filled in one thread only.
    const isLarge = total !== null && total >= parallelThreshold && !options.sirets
    const inParallel = isLarge ? await checkLarge({ ...options, path, size: total, onRead }) : null
    const report = inParallel ?? (await checkFile(readInput(path, onRead), options))
    return { file, report, schema: options.table?.schema }
  } catch (error) {
    const problem = readingProblem(error, file, words)
    if (!problem) throw error
    return { file, problem }
  }
}

/** The threads, and what shares a file out to them, are loaded for large files alone. */
async function checkLarge(options: ParallelOptions): Promise<FileReport | null> {
  const { checkInParallel } = await import('./check-in-parallel.ts')
  return checkInParallel(options)
}
