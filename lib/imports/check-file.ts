import type { ErrorCode } from '../messages/error-code.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import type { Report } from '../table-schema/report.ts'
import { Validation } from '../table-schema/validation.ts'
import { type FileKind, fileKinds, kindOfSchema, schemaOf, tableOf } from './file-kinds.ts'

/** The verdict on an import file. */
export type FileReport = Report<ErrorCode>

export interface CheckOptions {
  /** The kind the file must be of; left out, its header tells. */
  readonly kind?: FileKind | undefined
  /** How many errors the report keeps whole (1 000 unless told); counts are always exact. */
  readonly maximumErrors?: number | undefined
}

/**
 * Checks an import file from its bytes: a web or Node stream, or any iterable of chunks. Never throws for what the file
 * holds; rejects only when the source itself fails (a file that cannot be read).
 */
export async function checkFile(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { kind, maximumErrors }: CheckOptions = {},
): Promise<FileReport> {
  const validation = new Validation({
    tables: (kind ? [kind] : fileKinds).map(tableOf),
    ...(maximumErrors === undefined ? {} : { maximumErrors }),
  })
  for await (const chunk of chunks) validation.push(chunk)
  return fileReport(validation.end())
}

/** Our tables and their rules know no other codes: the convention tests hold it. */
export const fileReport = (report: Report): FileReport => report as FileReport

/** The schema a report speaks of, for its sentences. */
export function schemaOfReport({ schema }: FileReport): TableSchema | null {
  const kind = schema && kindOfSchema(schema.name)
  return kind ? schemaOf(kind) : null
}
