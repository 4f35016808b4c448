import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { patchLine, patchStart } from '@ma-cantine/lib/repair/patch'
import { type Repair, repairFile } from '@ma-cantine/lib/repair/repair-file'
import { rereadable } from './buffer-pipe.ts'
import type { Context } from './context.ts'
import { DraftFile } from './draft-file.ts'
import { Failure } from './failure.ts'
import { type FixPlaces, type FixPlacesOptions, fixPlaces } from './fix-places.ts'
import { settleFixed } from './fix-settle.ts'
import type { Problem } from './problem.ts'
import { inputSize, readInput, readingProblem } from './read-input.ts'
import { writing } from './writing.ts'

/** A file as the user named it, with what was mended and where it was written, or why it could not be. */
export type FixedInput = Fixed | { readonly file: string; readonly problem: Problem }

export interface Fixed extends FixPlaces {
  readonly file: string
  readonly repair: Repair
}

export interface FixInputOptions extends FixPlacesOptions {
  readonly kind?: FileKind | undefined
  readonly unsafe: boolean
  readonly dryRun: boolean
  /** What is in the way may be replaced. */
  readonly force: boolean
  readonly maximumChanges: number
}

export const nowhere: FixPlaces = { output: null, original: null, patch: null }

export async function fixInput(file: string, options: FixInputOptions, context: Context): Promise<FixedInput> {
  const { progress, words } = context
  try {
    const path = await rereadable(file)
    const total = await inputSize(path)
    const open = () => readInput(path, done => progress.show({ step: 'check', file, total, done }))
    if (!options.dryRun) return await fixAndWrite(file, path, open, options, context)
    return { file, repair: await repairFile(open, options), ...nowhere }
  } catch (error) {
    const problem = error instanceof Failure ? error.problem : readingProblem(error, file, words)
    if (!problem) throw error
    return { file, problem }
  }
}

/** Characters of the patch gathered before they are written. */
const patchPiece = 64 * 1024

async function fixAndWrite(
  file: string,
  path: string,
  open: () => AsyncIterable<Uint8Array>,
  options: FixInputOptions,
  { words, locale, progress }: Context,
): Promise<Fixed> {
  const places = await fixPlaces(file, options)
  const place = places.output ?? join(tmpdir(), 'ma-cantine-fix.csv')
  const { mode } = await stat(path)
  const mended = await writing(place, words, DraftFile.beside(place, mode & 0o777))
  const patch = places.patch && (await writing(places.patch, words, DraftFile.beside(places.patch)))
  try {
    let lines = patchStart
    const flush = async () => {
      if (patch) await writing(places.patch as string, words, patch.write(lines))
      lines = ''
    }
    const repair = await repairFile(open, {
      ...options,
      write: async bytes => {
        await writing(place, words, mended.write(bytes))
        if (lines.length > patchPiece) await flush()
      },
      onChange: change => {
        if (patch) lines += patchLine(change, locale)
      },
    })
    await flush()
    await writing(place, words, mended.close())
    if (patch) await writing(places.patch as string, words, patch.close())
    if (places.output === null) {
      progress.stop()
      await pipeline(createReadStream(mended.path), process.stdout, { end: false })
      return { file, repair, ...nowhere }
    }
    // Nothing mended: no second copy of the same file, unless it was asked for by name.
    const changed = repair.changeCount > 0
    if (!changed && options.output === undefined) return { file, repair, ...nowhere }
    const kept = { ...places, patch: changed ? places.patch : null }
    await settleFixed({ mended, patch: patch || null, places: kept, force: options.force, words })
    return { file, repair, ...kept }
  } finally {
    await mended.discard()
    if (patch) await patch.discard()
  }
}
