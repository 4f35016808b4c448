import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CheckOptions } from '@ma-cantine/lib/imports/check-file'
import { patchLine, patchStart } from '@ma-cantine/lib/repair/patch'
import { type Repair, repairFile } from '@ma-cantine/lib/repair/repair-file'
import type { TableSchema } from '@ma-cantine/lib/table-schema/descriptor'
import type { Context } from '../app/context.ts'
import { awaitWrite } from '../files/await-write.ts'
import { DraftFile } from '../files/draft-file.ts'
import { ensureRereadable } from '../files/ensure-rereadable.ts'
import { inputSize, readInput, readingProblem } from '../files/read-input.ts'
import { Failure } from '../problems/failure.ts'
import type { Problem } from '../problems/problem.ts'
import { type FixPlaces, type FixPlacesOptions, fixPlaces } from './fix-places.ts'
import { settleFix } from './fix-settle.ts'

/** A file as the user named it, with its repair and the files written, or the reason why it could not be repaired. */
export type FixedInput = FixedFile | { readonly file: string; readonly problem: Problem }

export interface FixedFile extends FixPlaces {
  readonly file: string
  readonly repair: Repair
  /** The schema of the user's own that the file was repaired by. */
  readonly schema: TableSchema | undefined
}

export interface FixInputOptions extends FixPlacesOptions, Pick<CheckOptions, 'kind' | 'table' | 'encoding'> {
  readonly unsafe: boolean
  readonly dryRun: boolean
  /** Replaces files that already exist. */
  readonly force: boolean
  readonly maximumChanges: number
}

export const noPlaces: FixPlaces = { output: null, original: null, patch: null }

export async function fixInput(file: string, options: FixInputOptions, context: Context): Promise<FixedInput> {
  const { progress, words } = context
  const schema = options.table?.schema
  try {
    const path = await ensureRereadable(file)
    const total = await inputSize(path)
    const open = () => readInput(path, done => progress.show({ step: 'check', file, total, done }))
    if (!options.dryRun) return await fixAndWrite(file, path, open, options, context)
    return { file, schema, repair: await repairFile(open, options), ...noPlaces }
  } catch (error) {
    const problem = error instanceof Failure ? error.problem : readingProblem(error, file, words)
    if (!problem) throw error
    return { file, problem }
  }
}

/** Characters of the patch held in memory before they are written. */
const patchBufferLength = 64 * 1024

async function fixAndWrite(
  file: string,
  path: string,
  open: () => AsyncIterable<Uint8Array>,
  options: FixInputOptions,
  { words, locale, progress }: Context,
): Promise<FixedFile> {
  const schema = options.table?.schema
  const places = await fixPlaces(file, options)
  const place = places.output ?? join(tmpdir(), 'ma-cantine-fix.csv')
  const { mode } = await stat(path)
  const repairedFile = await awaitWrite(place, words, DraftFile.beside(place, mode & 0o777))
  const patch = places.patch && (await awaitWrite(places.patch, words, DraftFile.beside(places.patch)))
  try {
    let lines = patchStart
    const flush = async () => {
      if (patch) await awaitWrite(places.patch as string, words, patch.write(lines))
      lines = ''
    }
    const repair = await repairFile(open, {
      ...options,
      write: async bytes => {
        await awaitWrite(place, words, repairedFile.write(bytes))
        if (lines.length > patchBufferLength) await flush()
      },
      onChange: change => {
        if (patch) lines += patchLine(change, locale)
      },
    })
    await flush()
    await awaitWrite(place, words, repairedFile.close())
    if (patch) await awaitWrite(places.patch as string, words, patch.close())
    if (places.output === null) {
      progress.stop()
      await pipeline(createReadStream(repairedFile.path), process.stdout, { end: false })
      return { file, schema, repair, ...noPlaces }
    }
    // A file without changes is not copied, unless the user named the output.
    const changed = repair.changeCount > 0
    if (!changed && options.output === undefined) return { file, schema, repair, ...noPlaces }
    const finalPlaces = { ...places, patch: changed ? places.patch : null }
    await settleFix({ repaired: repairedFile, patch: patch || null, places: finalPlaces, force: options.force, words })
    return { file, schema, repair, ...finalPlaces }
  } finally {
    await repairedFile.discard()
    if (patch) await patch.discard()
  }
}
