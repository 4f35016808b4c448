import type { CanteenDraft } from '../canteens/canteen-draft.ts'
import type { FileKind } from '../imports/file-kind.ts'
import type { UnsayableCode as UnsayablePurchase } from '../purchases/other-format.ts'
import type { Bindings } from '../table-schema/binding.ts'

/** What of a row has no place in the other format, while the rest of the row has. */
export const partCodes = ['managers', 'silent-managers', 'import-source', 'declaration', 'added-amounts'] as const
type PartCode = (typeof partCodes)[number]

/** Why a row, or a part of it, cannot be said in the other format. */
export type LossCode = UnsayablePurchase | PartCode | 'no-report' | 'unknown-canteen' | 'central-kitchen'

export interface Loss {
  readonly code: LossCode
  /** The value that has no place in the other format; empty where a value is missing. */
  readonly value: string
  /** The column of the other format that is wrong for that reason; null where there is none. */
  readonly column: string | null
}

/** A row in the other format, and what of it the format cannot say. */
export interface SaidRow {
  readonly draft: object
  readonly losses: readonly Loss[]
}

/** How the rows of one kind of file are said in another. */
export interface RowConversion {
  /** The columns of the file to write. */
  readonly bindings: Bindings<object>
  say(draft: never): SaidRow
}

/** Why no file of one kind can be said in another, whatever its rows. */
export type Obstacle =
  /** Files of reports of 2025 describe the canteen too, which those of 2026 only name. */
  | 'needs-canteens'
  /** Files of canteens of 2025 want the place, which those of 2026 do not say. */
  | 'needs-places'
  /** The data have one format. */
  | 'only-format'

export interface ConversionContext {
  readonly from: FileKind
  readonly to: FileKind
  /** The canteens by their SIRET; null where none are given. */
  readonly canteens: ReadonlyMap<string, CanteenDraft> | null
}

export const lossIf = (condition: boolean, code: LossCode, value = '', column: string | null = null): Loss[] =>
  condition ? [{ code, value, column }] : []
