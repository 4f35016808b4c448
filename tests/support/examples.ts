import { createReadStream, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkFile, checkFolder, type FileKind, type FileReport, SiretCollector } from '@ma-cantine/lib'

export interface ExpectedError {
  readonly row: number
  readonly column: number | null
  readonly field: string | null
  readonly code: string
  readonly value: string | null
}

export interface Expected {
  /** The kind that the example shows; null for a file of no kind. */
  readonly kind: FileKind | null
  readonly valid: boolean
  readonly encoding: string | null
  readonly bom: boolean
  readonly delimiter: string | null
  readonly rows: number
  /**
   * Number of rows that an import stores, where it is not all of them: a row of diagnostics may describe a canteen
   * only.
   */
  readonly stored?: number
  readonly errors: readonly ExpectedError[]
  /** No warnings when left out. */
  readonly warnings?: readonly ExpectedError[]
}

/** The verdict on a file once it is compared with the others of its folder. */
export type ExpectedBeside = Required<Pick<Expected, 'valid' | 'errors' | 'warnings'>>

const folder = new URL('../../examples/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown

export const examplePath = (name: string): string => fileURLToPath(new URL(name, folder))

/** examples/expected.json: the verdict on each example, the same everywhere. */
export const expectedExamples = read('expected.json') as Record<string, Expected>

/** examples/expected-folders.json: the verdict on each file of a folder, by folder. */
export const expectedFolders = read('expected-folders.json') as Record<string, Record<string, ExpectedBeside>>

/** The kind of an example, as the checks take it. */
export const exampleKind = (name: string): FileKind | undefined => expectedExamples[name]?.kind ?? undefined

export const checkExample = (name: string): Promise<FileReport> =>
  checkFile(createReadStream(examplePath(name)), { kind: exampleKind(name) })

/**
 * Checks a folder of examples, compared with one another.
 * @returns the reports by file name.
 */
export async function checkExampleFolder(name: string): Promise<Record<string, FileReport>> {
  const files = []
  for (const file of Object.keys(expectedFolders[name] ?? {})) {
    const sirets = new SiretCollector()
    const report = await checkFile(createReadStream(examplePath(`${name}/${file}`)), { sirets })
    files.push({ name: examplePath(`${name}/${file}`), report, sirets })
  }
  const reports = checkFolder(files)
  return Object.fromEntries(
    Object.keys(expectedFolders[name] ?? {}).map((file, index) => [file, reports[index]]),
  ) as Record<string, FileReport>
}

/** @returns the reports on all examples, those of folders included. */
export async function allExampleReports(): Promise<FileReport[]> {
  const alone = await Promise.all(Object.keys(expectedExamples).map(checkExample))
  const beside = await Promise.all(Object.keys(expectedFolders).map(checkExampleFolder))
  return [...alone, ...beside.flatMap(reports => Object.values(reports))]
}
