import { defaultMaximumErrors, ErrorCollector } from '../table-schema/report.ts'
import { addFindings } from './add-findings.ts'
import type { CheckOptions, FileReport } from './check-file.ts'
import { type FileKind, kindOfSchema } from './file-kinds.ts'
import type { SiretCollector } from './siret-collector.ts'

/** The errors of a file that only a comparison with the other files of its folder finds. */
export type FolderErrorCode = 'canteen-not-beside' | 'repeated-across-files'

/** A checked file to compare with others, with the SIRETs that its check collected. */
export interface FileOfFolder {
  /** The name that the user knows. */
  readonly name: string
  readonly report: FileReport
  readonly sirets: SiretCollector
}

const canteenKinds: readonly (FileKind | null)[] = [
  'cantines',
  'cantines_admin',
  'cantines_2026_creer',
  'cantines_2026_modifier',
]

/**
 * Compares the files of one folder, in their order, and returns their reports with the errors found. A canteen in two
 * canteens files is an error of the second. The first row of a purchase or diagnostic whose canteen is in no canteens file
 * gets a warning, when there is such a file and all its canteens were collected.
 */
export function checkFolder(
  files: readonly FileOfFolder[],
  { maximumErrors = defaultMaximumErrors, ignored }: Pick<CheckOptions, 'maximumErrors' | 'ignored'> = {},
): readonly FileReport[] {
  const kinds = files.map(({ report: { schema } }) => schema && kindOfSchema(schema.name))
  const isCanteens = kinds.map(kind => canteenKinds.includes(kind))
  const firstFiles = new Map<string, string>()
  let allKnown = isCanteens.includes(true)
  const collectors = files.map(() => new ErrorCollector({ maximumErrors, ignored }))
  for (const [index, { name, sirets }] of files.entries()) {
    if (!isCanteens[index]) continue
    if (sirets.overflowed) allKnown = false
    for (const [siret, { row, column }] of sirets.places) {
      const first = firstFiles.get(siret)
      if (first === undefined) firstFiles.set(siret, name)
      else collectors[index]?.add('repeated-across-files', row, column, 'siret', siret, first)
    }
  }
  for (const [index, { sirets }] of files.entries()) {
    if (!allKnown || isCanteens[index] || kinds[index] === null) continue
    for (const [siret, { row, column }] of sirets.places) {
      if (!firstFiles.has(siret)) collectors[index]?.warn('canteen-not-beside', row, column, 'siret', siret)
    }
  }
  return files.map(({ report }, index) => addFindings(report, collectors[index] as ErrorCollector, maximumErrors))
}
