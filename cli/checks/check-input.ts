import { type CheckOptions, checkFile } from '@ma-cantine/lib/imports/check-file'
import type { CheckedFile } from '@ma-cantine/lib/reports/reported-file'
import type { Context } from '../app/context.ts'
import { inputSize, readInput, readingProblem } from '../files/read-input.ts'
import type { Problem } from '../problems/problem.ts'
import { checkInParallel } from './check-in-parallel.ts'

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
    const parallelReport =
      total === null || options.sirets ? null : await checkInParallel({ ...options, path, size: total, onRead })
    const report = parallelReport ?? (await checkFile(readInput(path, onRead), options))
    return { file, report, schema: options.table?.schema }
  } catch (error) {
    const problem = readingProblem(error, file, words)
    if (!problem) throw error
    return { file, problem }
  }
}
