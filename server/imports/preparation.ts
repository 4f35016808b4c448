import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Effects } from './effects.ts'

/** A row that breaks no rule of its file. */
export interface ImportedRow<Draft> {
  readonly draft: Draft
  /** As a spreadsheet numbers it: the header is 1. */
  readonly row: number
}

/** Right rows are looked up in the stored data while the file arrives; what becomes of them waits as JSON to be written. */
export interface PreparedAsReceived<Draft, Batch> {
  readonly when: 'received'
  /** Rows that are looked up and written together: fewer where they are wide. */
  readonly batchRows: number
  /** Looks up all the SIRETs of a wrong file: those of its wrong rows have not been yet. */
  meet(sirets: Iterable<string>): Promise<void>
  /** Adds to the errors what is wrong, and gives what is to be written. */
  prepare(rows: readonly ImportedRow<Draft>[], validation: Validation<Draft>): Promise<Batch>
}

/** Rows of a file on their way to be written. */
export interface Collector<Draft, Batch> {
  /** Rows that were added since the last batch. */
  readonly size: number
  add(draft: Draft, row: number): void
  /** What is to be written of these rows. */
  take(): Batch
}

/**
 * Nothing but its SIRET can make a right row be refused: the file waits as it came, and its rows are prepared while those
 * before them are written.
 */
export interface PreparedAsWritten<Draft, Batch> {
  readonly when: 'written'
  readonly batchRows: number
  /** Looks up all the SIRETs of the file. @returns whether rows of all of them can be written. */
  meet(sirets: Iterable<string>): Promise<boolean>
  /** Adds to the errors what is wrong with the SIRET of a right row. */
  checkSiret(draft: Draft, row: number, validation: Validation<Draft>): void
  collect(effects: Effects): Collector<Draft, Batch>
}

/** How the right rows of a file become what is to be written, batch by batch. */
export type Preparation<Draft, Batch> = PreparedAsReceived<Draft, Batch> | PreparedAsWritten<Draft, Batch>
