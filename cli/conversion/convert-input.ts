import { createReadStream } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type ConversionOptions, convertFile, type FileConversion } from '@ma-cantine/lib/conversion/convert-file'
import type { Context } from '../app/context.ts'
import { awaitWrite } from '../files/await-write.ts'
import { DraftFile } from '../files/draft-file.ts'
import { ensureRereadable } from '../files/ensure-rereadable.ts'
import { inputSize, readInput, readingProblem, standardInput } from '../files/read-input.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Problem } from '../problems/problem.ts'
import type { AskCanteens } from './ask-canteens.ts'

/** A file as the user named it, with its conversion, or the reason why there is none. */
export type ConvertedInput =
  | ConvertedFile
  | { readonly file: string; readonly problem: Problem; readonly exitCode: ExitCode }

export interface ConvertedFile {
  readonly file: string
  readonly conversion: FileConversion
  /** Where the converted file is: `-` for the standard output, null when nothing is written. */
  readonly place: string | null
}

export interface ConvertInputOptions extends Pick<ConversionOptions, 'to' | 'encoding' | 'canteens'> {
  /** Writes the rest where some of it cannot be said. */
  readonly leaveOut: boolean
  /** Gives the canteens where a file needs them and `canteens` has none; null where nobody can be asked. */
  readonly askCanteens: AskCanteens | null
  readonly output: string | undefined
  /** Replaces a file that already exists. */
  readonly force: boolean
}

/** Characters held in memory before they are written. */
const bufferLength = 256 * 1024

export async function convertInput(
  file: string,
  { askCanteens, ...options }: ConvertInputOptions,
  context: Context,
): Promise<ConvertedInput> {
  const { words } = context
  try {
    if (options.canteens !== null || askCanteens === null) return await convertOnce(file, file, options, context)
    // Only a reading tells whether the canteens are needed.
    const path = await ensureRereadable(file)
    const converted = await convertOnce(file, path, options, context)
    if (converted.conversion.obstacle !== 'needs-canteens') return converted
    return await convertOnce(file, path, { ...options, canteens: await askCanteens() }, context)
  } catch (error) {
    if (error instanceof Failure) return { file, problem: error.problem, exitCode: error.exitCode }
    const problem = readingProblem(error, file, words)
    if (!problem) throw error
    return { file, problem, exitCode: exitCodes.usage }
  }
}

/** @param path where the bytes of the file are. */
async function convertOnce(
  file: string,
  path: string,
  { to, encoding, canteens, leaveOut, output, force }: Omit<ConvertInputOptions, 'askCanteens'>,
  { progress, words }: Context,
): Promise<ConvertedFile> {
  const total = await inputSize(path)
  const asked = output ?? (file === standardInput ? standardInput : beside(file, to))
  const draftPlace = asked === standardInput ? join(temporaryFolder(), 'converti.csv') : asked
  const draft = await awaitWrite(draftPlace, words, DraftFile.beside(draftPlace))
  try {
    const waiting = new WaitingText(text => awaitWrite(draftPlace, words, draft.write(text)))
    const source = readInput(path, done => progress.show({ step: 'check', file, total, done }))
    const conversion = await convertFile(waiting.paced(source), { to, encoding, canteens, onLine: waiting.add })
    await waiting.flush()
    if (!isWritten(conversion, leaveOut)) return { file, conversion, place: null }
    await awaitWrite(draftPlace, words, draft.close())
    if (asked === standardInput) {
      progress.stop()
      await pipeline(createReadStream(draft.path), process.stdout, { end: false })
    } else await awaitWrite(asked, words, draft.settle(asked, force))
    return { file, conversion, place: asked }
  } finally {
    await draft.discard()
  }
}

const isWritten = ({ report, from, to, obstacle, unsayableRows }: FileConversion, leaveOut: boolean): boolean =>
  report.valid && to !== null && to !== from && obstacle === null && (unsayableRows === 0 || leaveOut)

/** `achats.csv` gives `achats.2026.csv`. */
const beside = (file: string, to: string): string => join(dirname(file), `${parse(file).name}.${to}.csv`)

/** Lines that wait to be written, so that a file of any size passes through little memory. */
class WaitingText {
  private text = ''
  private readonly write: (text: string) => Promise<void>

  constructor(write: (text: string) => Promise<void>) {
    this.write = write
  }

  readonly add = (line: string): void => {
    this.text += line
  }

  async flush(): Promise<void> {
    const { text } = this
    this.text = ''
    await this.write(text)
  }

  /** Gives the chunks of a source, each once the lines of those before it are written. */
  async *paced(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      if (this.text.length > bufferLength) await this.flush()
      yield chunk
    }
  }
}
