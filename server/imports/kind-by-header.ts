import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import type { AttemptOptions, FileRefusal, ImportAttempt, ImportedRow, ImportKind, KindAnswer } from './import-kind.ts'
import type { FileIdentity } from './received-file.ts'
import type { Rejection } from './rejection.ts'

/** What is known of the rows of a kind, once it is one among others. */
type AnyKind = ImportKind<unknown, unknown>

/**
 * An import whose files have formats so different that each has a kind of import of its own: the header chooses. Until it
 * is read, and for a file that shows none of them, the first kind counts: where that has one table, the file is compared
 * with it.
 */
export class KindByHeader implements AnyKind {
  readonly tables: readonly Table<unknown>[]
  readonly fallback?: Table<unknown>
  private readonly kinds: readonly AnyKind[]
  private chosen: AnyKind

  // biome-ignore lint/suspicious/noExplicitAny: a kind reads the rows of its own tables alone, which `refuseTable` sees to.
  constructor(first: ImportKind<any, any>, ...others: readonly ImportKind<any, any>[]) {
    this.kinds = [first, ...others]
    this.chosen = first
    this.tables = this.kinds.flatMap(({ tables }) => tables)
    const [table, ...more] = first.tables
    if (table && more.length === 0) this.fallback = table
  }

  get kind(): FileKind {
    return this.chosen.kind
  }

  get batchRows(): number {
    return this.chosen.batchRows
  }

  get firstBatchRows(): number {
    return this.chosen.firstBatchRows
  }

  refuseTable(table: Table<unknown>): Rejection | null {
    this.chosen = this.kinds.find(({ tables }) => tables.includes(table)) ?? this.chosen
    return this.chosen.refuseTable(table)
  }

  lookUpCanteens(keys: Iterable<string>): Promise<boolean> {
    return this.chosen.lookUpCanteens(keys)
  }

  checkCanteen(key: string, row: number, validation: Validation<unknown>): void {
    this.chosen.checkCanteen(key, row, validation)
  }

  checkRow(row: ImportedRow<unknown>, validation: Validation<unknown>): void {
    this.chosen.checkRow(row, validation)
  }

  checkAgainstStored(rows: readonly ImportedRow<unknown>[], validation: Validation<unknown>): Promise<void> {
    return this.chosen.checkAgainstStored(rows, validation)
  }

  listCanteenIds(): readonly number[] {
    return this.chosen.listCanteenIds()
  }

  listLocks(): readonly (number | string)[] {
    return this.chosen.listLocks()
  }

  refuseFile(database: Knex, file: FileIdentity): Promise<FileRefusal | null> {
    return this.chosen.refuseFile(database, file)
  }

  prepare(): Promise<void> {
    return this.chosen.prepare()
  }

  begin(transaction: Knex.Transaction, options: AttemptOptions): Promise<ImportAttempt<unknown, unknown> | null> {
    return this.chosen.begin(transaction, options)
  }

  buildEmptyAnswer(): KindAnswer {
    return this.chosen.buildEmptyAnswer()
  }
}
