import { type FileHandle, open } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { describeError } from '@ma-cantine/lib/imports/describe-error'
import { applyMapping, type Conversion } from '@ma-cantine/lib/mapping/apply-mapping'
import { encodingRemark } from '@ma-cantine/lib/mapping/encoding-doubt'
import type { Mapping } from '@ma-cantine/lib/mapping/mapping'
import { mappingWords } from '@ma-cantine/lib/mapping/mapping-words'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { EncodingChoice } from '@ma-cantine/lib/table-schema/choose-encoding'
import type { Context } from '../app/context.ts'
import { type CheckedInput, type CheckInputOptions, checkInput } from '../checks/check-input.ts'
import { namedFiles } from '../files/find-files.ts'
import { inputSize, readInput, readingProblem } from '../files/read-input.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { doubtProblem } from './doubt-problem.ts'

/** A file with columns of its own, converted and checked. */
export interface MappedInput {
  /** Its rows and columns are those of the converted file. */
  readonly raw: CheckedInput
  /** The converted file; null when there is none. */
  readonly path: string | null
  readonly conversion: Conversion | null
  /** What the conversion left out, in sentences. */
  readonly notes: readonly string[]
}

type CheckMappedOptions = Pick<CheckInputOptions, 'encoding' | 'maximumErrors' | 'ignored' | 'strict'>

/** Converts and checks the files that one argument names. */
export async function checkMapped(
  name: string,
  mapping: Mapping,
  options: CheckMappedOptions,
  context: Context,
): Promise<MappedInput[]> {
  const names = await namedFiles(name, context.words)
  if ('problem' in names) return [{ raw: names, path: null, conversion: null, notes: [] }]
  const all: MappedInput[] = []
  for (const file of names.files) all.push(await checkOne(file, mapping, options, context))
  return all
}

async function checkOne(
  file: string,
  mapping: Mapping,
  { encoding, ...options }: CheckMappedOptions,
  context: Context,
): Promise<MappedInput> {
  const { words, progress } = context
  const failed = (problem: Extract<CheckedInput, { problem: unknown }>['problem']): MappedInput => ({
    raw: { file, problem },
    path: null,
    conversion: null,
    notes: [],
  })
  const path = join(temporaryFolder(), `${basename(file, extname(file)) || 'achats'}.csv`)
  let output: FileHandle | null = null
  try {
    const total = await inputSize(file)
    output = await open(path, 'w', 0o600)
    const source = readInput(file, done => progress.show({ step: 'check', file, total, done }))
    const write = async (bytes: Uint8Array) => void (await output?.write(bytes))
    const conversion = await applyMapping(source, mapping, { write, encoding })
    await output.close()
    output = null
    if ('missingLabels' in conversion) {
      return failed({ code: 'mapping-does-not-fit', ...words.mappings.misfit(conversion.missingLabels) })
    }
    if ('doubt' in conversion) return failed(doubtProblem(conversion, context))
    const raw = await checkInput(file, { ...options, path, kind: mapping.kind }, context)
    return { raw, path, conversion, notes: notesOf(file, conversion, context) }
  } catch (error) {
    const problem = readingProblem(error, file, words)
    if (!problem) throw error
    return failed(problem)
  } finally {
    await output?.close()
  }
}

/** How the words of a file in an old encoding were read, where the person should look at them. */
function encodingNotes(choice: EncodingChoice | null, locale: Locale): string[] {
  const remark = choice && encodingRemark(choice)
  return remark ? [describeError(remark, null, locale).message] : []
}

/** What a conversion left out or did not know, in sentences. */
export function notesOf(
  file: string,
  { encoding, leftOut, unmapped, newLabels }: Conversion,
  { locale, words }: Context,
): string[] {
  const sentences = mappingWords[locale]
  const notes = [
    ...encodingNotes(encoding, locale),
    ...(['total', 'negative'] as const).flatMap(reason => {
      const { count, rows } = leftOut[reason]
      return count > 0 ? [sentences.leftOut(reason, count, rows)] : []
    }),
    ...(unmapped.length > 0 ? [words.mappings.unmapped(unmapped.slice(0, 5).map(({ text }) => text))] : []),
    ...(newLabels.length > 0 ? [words.mappings.newLabels(newLabels.slice(0, 5))] : []),
  ]
  return notes.map(note => makePrintable(`${basename(file)} : ${note}`))
}
