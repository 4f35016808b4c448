import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { UploadPlan } from './checked-upload.ts'
import type { Effects } from './effects.ts'
import { RowsAsReceived } from './rows-as-received.ts'
import { RowsAsWritten } from './rows-as-written.ts'

/** The rows of an upload while it arrives, and once it is known to be right. */
export interface UploadRows<Draft, Batch> {
  /** Known once the header is read. */
  readonly table: Table<Draft> | null
  /** Checks bytes: from here on the table may be known. */
  read(bytes: Uint8Array): void
  /** Keeps the bytes that were read last, or what was made of them. */
  keep(bytes: Uint8Array): Promise<void>
  /** Ends the file: from here on the table is known, if ever. */
  close(): void
  report(): Promise<FileReport>
  /** What is to be written by an import, as often as asked. */
  batches(effects: Effects): AsyncIterable<Batch>
}

export function uploadRows<Draft, Batch>({
  preparation,
  tables,
  spool,
}: UploadPlan<Draft, Batch>): UploadRows<Draft, Batch> {
  return preparation.when === 'received'
    ? new RowsAsReceived(preparation, tables, spool)
    : new RowsAsWritten(preparation, tables, spool)
}
