import { containerOf, containerSignatureLength } from '../spreadsheets/container.ts'
import { defaultWorkbookLimits, type WorkbookLimits } from '../spreadsheets/workbook-limits.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import type { Report } from '../table-schema/report.ts'
import type { Table } from '../table-schema/table.ts'
import { Validation } from '../table-schema/validation.ts'
import type { ByteSource } from './byte-source.ts'
import type { ErrorCode } from './error-code.ts'
import { type FileKind, fileKinds, kindOfSchema, schemaOf, tableOf } from './file-kinds.ts'
import { peekChunks } from './peeked-chunks.ts'
import type { SiretCollector } from './siret-collector.ts'
import type { WarningCode } from './warning-code.ts'

/** The verdict on an import file. */
export type FileReport = Report<ErrorCode>

export interface CheckOptions {
  /** The kind the file must be of; left out, its header tells. */
  readonly kind?: FileKind | undefined
  /** The table the file must be of, in place of a kind: that of a schema of the user's own (`imports/user-table.ts`). */
  readonly table?: Table | undefined
  /** How many errors the report keeps whole (1 000 unless told); counts are always exact. */
  readonly maximumErrors?: number | undefined
  /** Warnings to leave out, as if the file did not deserve them. */
  readonly ignored?: readonly WarningCode[] | undefined
  /** Name of the sheet to check when the file is a workbook; left out, it is the only fitting one. */
  readonly sheet?: string | undefined
  /** Gathers the SIRETs that the file names, for the checks between files. */
  readonly sirets?: SiretCollector | undefined
  /** How much of a workbook is read before giving up (500 MB unpacked unless told). */
  readonly workbookLimits?: Partial<WorkbookLimits> | undefined
  /** Given every row of the sheet that is checked, header first, when the file is a workbook: it is read only once. */
  readonly onSheetRow?: ((cells: readonly string[]) => void) | undefined
}

/**
 * Checks an import file from its bytes: a web or Node stream, or any iterable of chunks. A workbook (XLSX, ODS) is
 * recognised by what it holds, not by its name. Never throws for what the file holds; rejects only when the source
 * itself fails (a file that cannot be read).
 */
export async function checkFile(
  source: ByteSource,
  { kind, table, maximumErrors, ignored, sheet, sirets, workbookLimits, onSheetRow }: CheckOptions = {},
): Promise<FileReport> {
  const tables = tablesOf({ kind, table })
  const startValidation = () =>
    new Validation({
      tables,
      ...(sirets ? { watch: { field: 'siret', seen: sirets.add.bind(sirets) } } : {}),
      maximumErrors,
      ignored,
    })
  const { start, chunks } = await peekChunks(source, containerSignatureLength)
  const container = containerOf(start)
  if (container) {
    const { checkWorkbook } = await import('./check-workbook.ts')
    const schemas = tables.map(({ schema }) => schema)
    const limits = { ...defaultWorkbookLimits, ...workbookLimits }
    return fileReport(await checkWorkbook(chunks, { container, startValidation, schemas, sheet, limits, onSheetRow }))
  }
  const validation = startValidation()
  for await (const chunk of chunks) validation.push(chunk)
  return fileReport(validation.end())
}

/** The tables that a file may be of. */
export const tablesOf = ({ kind, table }: Pick<CheckOptions, 'kind' | 'table'>): readonly Table[] =>
  table ? [table] : (kind ? [kind] : fileKinds).map(tableOf)

/** Our tables and their rules know no other codes: the convention tests hold it. */
export const fileReport = (report: Report): FileReport => report as FileReport

/** The schema of ours that a report speaks of, for its sentences; whoever checks by another one has it at hand. */
export function schemaOfReport({ schema }: FileReport): TableSchema | null {
  const kind = schema && kindOfSchema(schema.name)
  return kind ? schemaOf(kind) : null
}
