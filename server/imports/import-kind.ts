import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import type { SimilarChoice } from '@ma-cantine/lib/imports/imports-api'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import type { Effects } from '../history/effects.ts'
import type { FileIdentity } from './received-file.ts'
import type { Rejection } from './rejection.ts'

/** A row that breaks no rule of its file. */
export interface ImportedRow<Draft> {
  readonly draft: Draft
  /** As a spreadsheet numbers it: the header is 1. */
  readonly row: number
}

/** Keys of an answer that a kind of import fills itself. */
export type OwnKeys = Partial<ImportAnswer> & Record<string, unknown>

/** A file refused for what is stored, and what the answer says of it. */
export interface Refused {
  readonly rejection: Rejection
  readonly own?: OwnKeys
}

/**
 * One import of one kind: what its file is checked for, and how its rows are written. The methods stand in the order in
 * which an import calls them. What is common to all kinds (journal, plans, keys, all or nothing) is in `run-import.ts`.
 */
export interface ImportKind<Draft, Batch> {
  /** Of the files it takes in, when a header does not tell. */
  readonly kind: FileKind
  /** The files it takes; with two, the header tells which. */
  readonly tables: readonly Table<Draft>[]
  /** Rows that are looked up, or written, together: fewer where they are wide. */
  readonly batchRows: number
  /** The same for the first batch: the sooner it is ready, the sooner the database has something to do. */
  readonly firstBatchRows: number
  /** Looks at the file once its header is read; a rejection ends the upload. */
  refuseTable(table: Table<Draft>): Rejection | null
  /** Looks up all the SIRETs of the file. @returns whether a row that is right by itself may still be refused. */
  meet(sirets: Iterable<string>): Promise<boolean>
  /** Adds to the errors what is wrong with a row, by what is known of its SIRET. */
  checkRow(row: ImportedRow<Draft>, validation: Validation<Draft>): void
  /** Adds to the errors what is wrong with rows by what is stored, `batchRows` of them at most. */
  checkStored(rows: readonly ImportedRow<Draft>[], validation: Validation<Draft>): Promise<void>
  /** The canteens that the file names and that the user may import for. */
  metCanteens(): readonly number[]
  /** Refuses a file whatever its rows say. Asked before the verdict on its rows is given, and again before writing. */
  refuseFile(database: Knex, file: FileIdentity): Promise<Refused | null>
  /**
   * Locks what the rows rest on and starts to write, with a state of its own: a transaction that is run again begins anew.
   * @returns null when the rows could no longer be written as they were checked.
   */
  begin(transaction: Knex.Transaction, options: AttemptOptions): Promise<ImportAttempt<Draft, Batch> | null>
  /** Keys of the answer for a file that nothing is written of. */
  answerOfNothing(): OwnKeys
}

export interface AttemptOptions {
  readonly file: FileIdentity
  /** What to do of purchases that are stored already. */
  readonly similar: SimilarChoice
}

/** One attempt at writing the rows of a file, in one transaction. */
export interface ImportAttempt<Draft, Batch> {
  /** Gathers the rows of each batch. */
  collect(effects: Effects): Collector<Draft, Batch>
  /** Writes a batch, and tells its effects. */
  write(batch: Batch, effects: Effects): Promise<void>
  /** Writes what no batch asks for by itself, once all are written. @returns why all of it must be rolled back. */
  end(effects: Effects): Promise<Rejection | null>
  /** Keys of the answer; `written` when rows are stored for good, and can be read from there. */
  answer(effects: Effects, written: boolean): Promise<OwnKeys>
}

/** Rows of a file on their way to be written. */
export interface Collector<Draft, Batch> {
  /** Rows that were added since the last batch. */
  readonly size: number
  add(draft: Draft, row: number): void
  /** What is to be written of these rows. */
  take(): Batch
}

/** The rows of a batch as a list: for kinds that look at each of them as they write. */
export class RowList<Draft, Row> implements Collector<Draft, Row[]> {
  private readonly prepare: (draft: Draft, row: number) => Row
  private rows: Row[] = []

  constructor(prepare: (draft: Draft, row: number) => Row) {
    this.prepare = prepare
  }

  get size(): number {
    return this.rows.length
  }

  add(draft: Draft, row: number): void {
    this.rows.push(this.prepare(draft, row))
  }

  take(): Row[] {
    return this.rows.splice(0)
  }
}
