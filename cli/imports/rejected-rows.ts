import { open, rm } from 'node:fs/promises'
import { basename, dirname, extname, join, parse } from 'node:path'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { type FileKind, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { type RowSplit, splitRows } from '@ma-cantine/lib/repair/split-rows'
import { writtenEncoding } from '@ma-cantine/lib/repair/written-encoding'
import { strictTable } from '@ma-cantine/lib/table-schema/leniency'
import type { SingleByteEncoding } from '@ma-cantine/lib/table-schema/single-byte'
import { awaitWrite } from '../files/await-write.ts'
import { DraftFile } from '../files/draft-file.ts'
import { readInput } from '../files/read-input.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import type { Words } from '../words/fr.ts'

/** `achats.xlsx` gives `achats.rejets.csv`, as the rows of a workbook are sent as CSV. */
export const rejectsPlace = (file: string, sentPath: string): string =>
  join(dirname(file), `${parse(file).name}.rejets${extname(sentPath)}`)

export interface SplitInputOptions {
  readonly kind: FileKind
  readonly strict: boolean
  readonly encoding: SingleByteEncoding | undefined
  readonly refuse: (cells: readonly string[], row: number) => string | null
  /** Where the wrong rows go; null to write none. */
  readonly place: string | null
}

export interface SplitInput extends RowSplit {
  /** The file of the right rows, deleted at exit. */
  readonly path: string
  /** The file of the wrong rows, still to be moved to its place. */
  readonly draft: DraftFile | null
}

/** Writes the right rows of a file to a temporary file, and the wrong ones beside their place. */
export async function splitInput(
  path: string,
  report: FileReport,
  { kind, strict, encoding, refuse, place }: SplitInputOptions,
  words: Words,
): Promise<SplitInput> {
  const table = strict ? strictTable(tableOf(kind)) : tableOf(kind)
  const rightPath = join(temporaryFolder(), basename(path))
  const right = await open(rightPath, 'w', 0o600)
  const draft = place === null ? null : await awaitWrite(place, words, DraftFile.beside(place))
  try {
    const split = await splitRows(
      readInput(path, () => {}),
      {
        table,
        encoding: writtenEncoding(report, encoding).encoding,
        refuse,
        writeRight: async bytes => void (await right.appendFile(bytes)),
        writeWrong: async bytes => void (await (draft && awaitWrite(place ?? '', words, draft.write(bytes)))),
      },
    )
    await draft?.close()
    const { rightRows, wrongRows, origins } = split
    return { rightRows, wrongRows, origins, path: rightPath, draft }
  } catch (error) {
    await draft?.discard()
    throw error
  } finally {
    await right.close()
  }
}

export const removeRejects = (place: string): Promise<void> => rm(place, { force: true })
