import type { TableSchema } from '../table-schema/descriptor.ts'
import type { Table } from '../table-schema/table.ts'
import type { AdminCanteenDraft, CanteenDraft } from './canteen-draft.ts'
import type { AddedManagersDraft2026, CanteenDraft2026, ChangedCanteenDraft2026 } from './canteen-draft-2026.ts'
import type { CanteenColumn } from './canteen-keys.ts'
import { adminCanteenTable, canteenTable } from './canteen-table.ts'
import { addedManagersTable2026, changedCanteenTable2026, newCanteenTable2026 } from './canteen-table-2026.ts'

export type CanteenFileDraft =
  | CanteenDraft
  | AdminCanteenDraft
  | CanteenDraft2026
  | ChangedCanteenDraft2026
  | AddedManagersDraft2026

/** A format of the file of canteens. */
export interface CanteenFormat<Draft = CanteenFileDraft> {
  readonly table: Table<Draft>
  /**
   * What it does to a canteen: `write` creates it, or updates it if it is stored; `addManagers` leaves all but its team and
   * its source of data.
   */
  readonly does: 'write' | 'create' | 'update' | 'addManagers'
  /** The column that names the canteen. */
  readonly canteenColumn: CanteenColumn
  /** The text that names the canteen of a row: its SIRET, or the digits of its id. */
  canteenKey(draft: Draft): string
  /** Only staff may send it. */
  readonly isStaffOnly: boolean
  /** Staff may write the canteens of any team with it. */
  readonly opensAllToStaff: boolean
}

const bySiret = {
  canteenColumn: 'siret',
  canteenKey: ({ siret }: Pick<CanteenDraft, 'siret'>) => siret ?? '',
} as const

export const canteenFormat2025: CanteenFormat<CanteenDraft> = {
  ...bySiret,
  table: canteenTable,
  does: 'write',
  isStaffOnly: false,
  opensAllToStaff: false,
}

const staffFormat2025: CanteenFormat<AdminCanteenDraft> = {
  ...bySiret,
  table: adminCanteenTable,
  does: 'write',
  isStaffOnly: true,
  opensAllToStaff: true,
}

export const newCanteenFormat2026: CanteenFormat<CanteenDraft2026> = {
  ...bySiret,
  table: newCanteenTable2026,
  does: 'create',
  isStaffOnly: false,
  opensAllToStaff: false,
}

export const changedCanteenFormat2026: CanteenFormat<ChangedCanteenDraft2026> = {
  table: changedCanteenTable2026,
  does: 'update',
  canteenColumn: 'cantine_id',
  canteenKey: ({ canteenId }) => String(canteenId),
  isStaffOnly: false,
  opensAllToStaff: true,
}

export const addedManagersFormat2026: CanteenFormat<AddedManagersDraft2026> = {
  ...bySiret,
  table: addedManagersTable2026,
  does: 'addManagers',
  isStaffOnly: true,
  opensAllToStaff: true,
}

/** Told apart by the header of a file. */
export const canteenFormats = [
  canteenFormat2025,
  staffFormat2025,
  newCanteenFormat2026,
  changedCanteenFormat2026,
  addedManagersFormat2026,
] as unknown as readonly CanteenFormat[]

/** The format of a file of canteens. */
export const canteenFormatOf = (schema: Pick<TableSchema, 'name'>): CanteenFormat | null =>
  canteenFormats.find(({ table }) => table.schema.name === schema.name) ?? null
