import { stat } from 'node:fs/promises'
import { basename, dirname, join, parse } from 'node:path'
import { applyMapping, type Conversion } from '@ma-cantine/lib/mapping/apply-mapping'
import type { Mapping } from '@ma-cantine/lib/mapping/mapping'
import type { Context } from '../app/context.ts'
import { awaitWrite } from '../files/await-write.ts'
import { DraftFile } from '../files/draft-file.ts'
import { freeName } from '../files/free-name.ts'
import { readInput } from '../files/read-input.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { doubtProblem } from './doubt-problem.ts'

/** `mars.xlsx` gives `mars.converti.csv` beside it, or `mars.converti-2.csv` where there is one. */
export async function convertedPlace(file: string): Promise<string> {
  const folder = dirname(file)
  return join(folder, await freeName(folder, `${parse(basename(file)).name}.converti.csv`))
}

/** Reads a file of another program as one of ours. @throws Failure when the mapping does not fit it. */
export async function convertMapped(
  file: string,
  mapping: Mapping,
  write: (bytes: Uint8Array) => void | Promise<void>,
  context: Context,
): Promise<Conversion> {
  const { words, progress } = context
  const { size: total } = await stat(file)
  const source = readInput(file, done => progress.show({ step: 'check', file, total, done }))
  const conversion = await applyMapping(source, mapping, { write })
  if ('missingLabels' in conversion) {
    const problem = { code: 'mapping-does-not-fit', ...words.mappings.misfit(conversion.missingLabels) }
    throw new Failure(exitCodes.refused, problem)
  }
  if ('doubt' in conversion) throw new Failure(exitCodes.refused, doubtProblem(conversion, context))
  return conversion
}

/** Writes the converted file beside the one of the other program: whole, or not at all. */
export async function writeConverted(
  file: string,
  mapping: Mapping,
  context: Context,
): Promise<{ readonly output: string; readonly conversion: Conversion }> {
  const { words } = context
  const output = await convertedPlace(file)
  const draft = await awaitWrite(output, words, DraftFile.beside(output))
  try {
    const write = (bytes: Uint8Array) => awaitWrite(output, words, draft.write(bytes))
    const conversion = await convertMapped(file, mapping, write, context)
    await awaitWrite(output, words, draft.close())
    await awaitWrite(output, words, draft.settle(output, false))
    return { output, conversion }
  } finally {
    await draft.discard()
  }
}
