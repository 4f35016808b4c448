import type { ConversionOptions } from '@ma-cantine/lib/conversion/convert-file'
import { readCanteens } from '@ma-cantine/lib/conversion/read-canteens'
import type { Context } from '../app/context.ts'
import { inputSize, readInput, readingProblem } from '../files/read-input.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'

/** The canteens of a file, for files that only name them. A wrong file, or one that cannot be read, stops the command. */
export async function readCanteensFile(
  file: string,
  { progress, words }: Context,
): Promise<NonNullable<ConversionOptions['canteens']>> {
  try {
    const total = await inputSize(file)
    const { report, canteens } = await readCanteens(
      readInput(file, done => progress.show({ step: 'check', file, total, done })),
    )
    if (report.valid) return canteens
    throw new Failure(exitCodes.usage, { code: 'wrong-canteens', ...words.conversion.wrongCanteens(file) })
  } catch (error) {
    const problem = readingProblem(error, file, words)
    throw problem ? new Failure(exitCodes.usage, problem) : error
  }
}
