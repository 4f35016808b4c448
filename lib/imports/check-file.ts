import { containerOf, containerSignatureLength } from '../spreadsheets/container.ts'
import { defaultWorkbookLimits, type WorkbookLimits } from '../spreadsheets/workbook-limits.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import { strictTable } from '../table-schema/leniency.ts'
import type { Report } from '../table-schema/report.ts'
import type { SingleByteEncoding } from '../table-schema/single-byte.ts'
import type { Table } from '../table-schema/table.ts'
import { Validation, type ValidationOptions } from '../table-schema/validation.ts'
import type { ByteSource } from './byte-source.ts'
import type { ErrorCode } from './error-code.ts'
import { type FileKind, fileKinds, kindOfSchema, schemaOf, tableOf } from './file-kinds.ts'
import { peekChunks } from './peeked-chunks.ts'
import type { SiretCollector } from './siret-collector.ts'
import type { WarningCode } from './warning-code.ts'

/** The verdict on an import file. */
export type FileReport = Report<ErrorCode>

/** How `checkFile` checks; by default, it recognises the kind of the file and its encoding. */
export interface CheckOptions {
  /** The kind that the file must be; recognised from its header when left out. */
  readonly kind?: FileKind | undefined
  /** Compares a file with `kind` even when it is clearly a file of another kind. */
  readonly forceKind?: boolean | undefined
  /** Replaces `kind` by the table of a user's own schema (`imports/user-table.ts`). */
  readonly table?: Table | undefined
  /** Replaces the encoding that the words of a text file show. */
  readonly encoding?: SingleByteEncoding | undefined
  /** Refuses every cell that the schema refuses, even where its meaning is beyond doubt. */
  readonly strict?: boolean | undefined
  /** How many errors the report holds in full (default 1 000); counts are always exact. */
  readonly maximumErrors?: number | undefined
  /** Warnings to leave out of the report and its counts. */
  readonly ignored?: readonly WarningCode[] | undefined
  /** Name of the sheet of a workbook to check; when left out, its only sheet that fits a table. */
  readonly sheet?: string | undefined
  /** Collects the SIRETs of the file, for the checks between files. */
  readonly sirets?: SiretCollector | undefined
  /** Observes the cells of the first of these fields that a table has; not along with `sirets`. */
  readonly watch?: ValidationOptions['watch'] | undefined
  /** Where reading a workbook stops (default 500 MB unpacked). */
  readonly workbookLimits?: Partial<WorkbookLimits> | undefined
  /** Receives each row without errors, in order, with the table of the file. */
  readonly onRecord?: ((draft: unknown, row: number, table: Table) => void) | undefined
  /** Receives every row of the checked sheet of a workbook, header first, so that callers need not read it again. */
  readonly onSheetRow?: ((cells: readonly string[]) => void) | undefined
}

/**
 * Checks an import file from its bytes: a web or Node stream, or any iterable of chunks. A workbook (XLSX, ODS) is
 * recognised by its content, not by its name. The content never makes it throw; it rejects only when the source itself
 * fails (a file that cannot be read).
 */
export async function checkFile(
  source: ByteSource,
  {
    kind,
    forceKind = false,
    table,
    encoding,
    strict,
    maximumErrors,
    ignored,
    sheet,
    sirets,
    watch = sirets && { fields: ['siret'], onCell: sirets.add.bind(sirets) },
    workbookLimits,
    onRecord,
    onSheetRow,
  }: CheckOptions = {},
): Promise<FileReport> {
  const tables = tablesOf({ kind, table, strict })
  const startValidation = () =>
    new Validation({
      tables,
      encoding,
      otherTables: kind && !table && !forceKind ? otherTables(tables) : [],
      ...(watch ? { watch } : {}),
      maximumErrors,
      ignored,
      ...(onRecord ? { onRecord } : {}),
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

/** The tables that a file may match. */
export function tablesOf({ kind, table, strict }: Pick<CheckOptions, 'kind' | 'table' | 'strict'>): readonly Table[] {
  const tables = table ? [table] : (kind ? [kind] : fileKinds).map(tableOf)
  return strict ? tables.map(strictTable) : tables
}

/** The other tables of ours, which a file may turn out to be. */
export const otherTables = (tables: readonly Pick<Table, 'schema'>[]): readonly Table[] =>
  fileKinds.map(tableOf).filter(({ schema }) => !tables.some(({ schema: { name } }) => name === schema.name))

/** Narrows the codes of a report: a convention test checks that our tables and rules use no others. */
export const fileReport = (report: Report): FileReport => report as FileReport

/** The bundled schema of a report, for its sentences; null when the file was checked against another one. */
export function schemaOfReport({ schema }: FileReport): TableSchema | null {
  const kind = schema && kindOfSchema(schema.name)
  return kind ? schemaOf(kind) : null
}
