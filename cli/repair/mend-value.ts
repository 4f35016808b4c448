import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { replaceWrongValue, type ValueReplacement, type WrongFile } from '@ma-cantine/lib/repair/wrong-value'
import type { Context } from '../app/context.ts'
import { awaitWrite } from '../files/await-write.ts'
import { DraftFile } from '../files/draft-file.ts'
import { freeName } from '../files/free-name.ts'
import { readInput } from '../files/read-input.ts'
import { fixPlaces } from './fix-places.ts'

export interface MendedFile {
  readonly output: string
  /** The cells that changed. */
  readonly count: number
}

/** Where the mended file goes: the copy itself where the file is one, else a new file beside it. */
export async function mendedPlace(file: string, isCopy: boolean): Promise<string> {
  if (isCopy) return file
  const { output } = await fixPlaces(file, { patch: false })
  const place = output ?? file
  return join(dirname(place), await freeName(dirname(place), basename(place)))
}

/** Writes a file with another value in place of a wrong one: whole, or not at all. The original is never written. */
export async function mendValue(
  file: string,
  isCopy: boolean,
  { kind, report }: Pick<WrongFile, 'kind' | 'report'>,
  replacement: Omit<ValueReplacement, 'write'>,
  { words, progress }: Context,
): Promise<MendedFile> {
  const output = await mendedPlace(file, isCopy)
  const { mode, size: total } = await stat(file)
  const draft = await awaitWrite(output, words, DraftFile.beside(output, mode & 0o777))
  try {
    const open = () => readInput(file, done => progress.show({ step: 'check', file, total, done }))
    const write = (bytes: Uint8Array) => awaitWrite(output, words, draft.write(bytes))
    const count = await replaceWrongValue({ kind, report, open }, { ...replacement, write })
    await awaitWrite(output, words, draft.close())
    await awaitWrite(output, words, draft.settle(output, isCopy))
    return { output, count }
  } finally {
    await draft.discard()
  }
}
