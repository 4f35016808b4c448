import { realpath, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type ReportFormat, reportFormats } from '@ma-cantine/lib/reports/report-format'
import { InvalidArgumentError } from 'commander'
import { writeWhole } from '../files/write-whole.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

/** A workbook given back with marks is a report for a file alone: the standard output takes texts. */
const fileFormats = [...reportFormats, 'annotated'] as const

/** A report to write: its format and its file. */
export interface ReportTarget {
  readonly format: ReportFormat | 'annotated'
  readonly file: string
}

/** Reads `sarif=rapport.sarif`. Repeating the option adds to the reports. */
export const reportFile =
  (words: Words) =>
  (text: string, before: readonly ReportTarget[] = []): ReportTarget[] => {
    const [, name, file] = /^([^=]*)=(.+)$/s.exec(text) ?? []
    const format = fileFormats.find(known => known === name)
    if (format === undefined || file === undefined) {
      throw new InvalidArgumentError(words.usage.reportFile(fileFormats))
    }
    return [...before, { format, file }]
  }

/** @throws Failure when a report would replace a checked file or another report. */
export async function refuseOverwriting(
  targets: readonly ReportTarget[],
  inputs: readonly { readonly file: string }[],
  words: Words,
): Promise<void> {
  const usedPlaces = new Set(await Promise.all(inputs.map(({ file }) => realPlace(file))))
  for (const { file } of targets) {
    const place = await realPlace(file)
    if (usedPlaces.has(place))
      throw new Failure(exitCodes.usage, { code: 'would-overwrite', ...words.validation.wouldOverwrite(file) })
    usedPlaces.add(place)
  }
}

/** Writes a regular file whole or not at all. Anything else, as a pipe, is written directly. */
export async function writeReport(file: string, content: string | Uint8Array, words: Words): Promise<void> {
  try {
    const stats = await stat(file).catch(() => null)
    if (stats && !stats.isFile()) return await writeFile(file, content)
    await writeWhole(await realPlace(file), content, true)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code) throw new Failure(exitCodes.usage, { code: 'cannot-write', ...words.files.cannotWrite(file, code) })
    throw error
  }
}

/** The path of a file after its links are followed, whether the file exists or not. */
const realPlace = (file: string): Promise<string> => realpath(file).catch(() => resolve(file))
