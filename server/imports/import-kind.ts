import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import type { Effects } from '../history/effects.ts'
import type { FileIdentity } from './received-file.ts'
import type { Rejection } from './rejection.ts'

/** A row without errors in its file. */
export interface ImportedRow<Draft> {
  readonly draft: Draft
  /** Row number in a spreadsheet: the header is 1. */
  readonly row: number
}

/** The keys of an answer that depend on the kind of import. */
export type KindAnswer = Partial<ImportAnswer> & Record<string, unknown>

/** Refusal of a file because of stored data. */
export interface FileRefusal {
  readonly rejection: Rejection
  readonly kindAnswer?: KindAnswer
}

/** How the file of one kind is checked. The methods stand in the order in which the check of an upload calls them. */
export interface CheckedKind<Draft> {
  /** The tables it accepts; with two, the header tells which one a file has. */
  readonly tables: readonly Table<Draft>[]
  /** The table of a file whose header shows none of them, whose errors then compare it with that table. */
  readonly fallback?: Table<Draft>
  /** Rows that are looked up or written together: fewer where they are wide. */
  readonly batchRows: number
  /** Size of the first batch: a small one gives the database work sooner. */
  readonly firstBatchRows: number
  /** Checks the table once the header is read; a rejection ends the upload. */
  refuseTable(table: Table<Draft>): Rejection | null
  /**
   * Looks up all the canteens of the file. A key is a SIRET, or the digits of an id, by the column of the table.
   * @returns whether rows that are right by themselves may be refused, and so must be read again.
   */
  lookUpCanteens(keys: Iterable<string>): Promise<boolean>
  /** Adds the error of a canteen that the user may not import for, whatever else is wrong in its row. */
  checkCanteen(key: string, row: number, validation: Validation<Draft>): void
  /** Adds the errors of a row that depend on its canteen. */
  checkRow(row: ImportedRow<Draft>, validation: Validation<Draft>): void
  /** Adds the errors of at most `batchRows` rows that depend on other stored data. */
  checkAgainstStored(rows: readonly ImportedRow<Draft>[], validation: Validation<Draft>): Promise<void>
}

/**
 * One import of one kind: the checks of its file, and the writing of its rows. The methods stand in the order in which
 * an import calls them; `run-import.ts` has what all kinds share (journal, plans, keys, transaction).
 */
export interface ImportKind<Draft, Batch> extends CheckedKind<Draft> {
  /** Kind of the file when its header does not tell. */
  readonly kind: FileKind
  /** What becomes of rows whose purchases are stored already, where nobody says so; `allow` by default. */
  readonly usualSimilar?: SimilarChoice
  /** The ids of the canteens of the file that the user may import for. */
  listCanteenIds(): readonly number[]
  /** What `begin` locks: ids of canteens, names of locks. */
  listLocks(): readonly (number | string)[]
  /** Refuses a file whatever its rows are; called before the verdict on the rows, and again before writing. */
  refuseFile(database: Knex, file: FileIdentity): Promise<FileRefusal | null>
  /** Does, in transactions of its own, what would otherwise keep others waiting until the last row is written. */
  prepare(): Promise<void>
  /**
   * Locks the data that the rows depend on, and creates the state of one attempt: a transaction that runs again gets a
   * new one.
   * @returns null when the rows can no longer be written as they were checked.
   */
  begin(transaction: Knex.Transaction, options: AttemptOptions): Promise<ImportAttempt<Draft, Batch> | null>
  /** The keys of the answer when nothing is written. */
  buildEmptyAnswer(): KindAnswer
}

export interface AttemptOptions {
  readonly file: FileIdentity
  /** Whether to import purchases that are already stored. */
  readonly similar: SimilarChoice
}

/** One attempt at writing the rows of a file, in one transaction. */
export interface ImportAttempt<Draft, Batch> {
  /** Creates the collector that makes batches of rows. */
  createCollector(effects: Effects): Collector<Draft, Batch>
  /** Writes a batch and records its effects. */
  write(batch: Batch, effects: Effects): Promise<void>
  /**
   * Writes what depends on the whole file, after the last batch. @returns the reason for rolling back, null without
   * one.
   */
  end(effects: Effects): Promise<Rejection | null>
  /** The keys of the answer; `written` tells that the rows are stored for good and can be read again. */
  answer(effects: Effects, written: boolean): Promise<KindAnswer>
}

/** Collects the rows of a batch. */
export interface Collector<Draft, Batch> {
  /** Number of rows added since the last batch. */
  readonly size: number
  add(draft: Draft, row: number): void
  /** Takes the batch of these rows, and starts another one. */
  take(): Batch
}

/** Collects the rows of a batch in a list, for kinds that handle them one by one. */
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
