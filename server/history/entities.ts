import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import { type Field, type Fields, namesWhere } from '@ma-cantine/lib/entities/field'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { SqlType } from '../database/sql.ts'

/** Rows of another table that belong to a stored row: pairs of its id and a key. */
export interface Part {
  readonly table: string
  readonly owner: string
  readonly key: string
  readonly keyType: Extract<SqlType, 'integer' | 'text'>
  /** Written whole each time, or added to: others may add theirs meanwhile. */
  readonly grows: boolean
  /** The column of another table that people know the key by, where it says nothing to them. */
  readonly shownBy?: { readonly table: string; readonly column: string }
}

/** A table whose rows are tracked one by one: what changed in them is in the history. */
export interface Entity {
  readonly table: string
  readonly fields: Fields
  /** The column that says which canteen the row belongs to. */
  readonly canteen: string
  /** How people know the row. */
  readonly name: string
  /** Columns that say when, not what: two rows that differ by these only are the same. */
  readonly stamps: readonly string[]
  /** By the name they have in the history. */
  readonly parts: Readonly<Record<string, Part>>
  /** Columns of other tables that refer to the row and are not a part of it: while one does, it is in use. */
  readonly dependents: readonly { readonly table: string; readonly column: string }[]
  /** Tables that refer to the row and follow from what else is stored: they go with it. */
  readonly derived: readonly string[]
}

const stampsOf = (fields: Readonly<Record<string, Field & { readonly stamp: boolean }>>): string[] =>
  namesWhere(fields, (_, name) => fields[name]?.stamp === true)

/** Children first: undoing removes them before what they refer to. */
const tracked = {
  diagnostics: {
    table: 'diagnostics',
    canteen: 'canteenId',
    name: 'year',
    fields: diagnosticFields,
    stamps: stampsOf(diagnosticFields),
    parts: {},
    dependents: [],
    derived: [],
  },
  canteens: {
    table: 'canteens',
    canteen: 'id',
    name: 'siret',
    fields: canteenFields,
    stamps: stampsOf(canteenFields),
    parts: {
      sectors: { table: 'canteenSectors', owner: 'canteenId', key: 'sectorId', keyType: 'integer', grows: false },
      managers: {
        table: 'canteenManagers',
        owner: 'canteenId',
        key: 'userId',
        keyType: 'integer',
        grows: true,
        shownBy: { table: 'users', column: 'email' },
      },
      managerInvitations: {
        table: 'managerInvitations',
        owner: 'canteenId',
        key: 'email',
        keyType: 'text',
        grows: true,
      },
    },
    dependents: [
      { table: 'purchases', column: 'canteenId' },
      { table: 'diagnostics', column: 'canteenId' },
      // A token that is limited to a canteen would be of no use any more.
      { table: 'accessTokenCanteens', column: 'canteenId' },
    ],
    derived: ['purchaseCounts'],
  },
} satisfies Readonly<Record<string, Entity>>
export type EntityName = keyof typeof tracked
export const entities: Readonly<Record<EntityName, Entity>> = tracked

/** A table that imports fill by the thousand: its rows name their import (`importId`) and their row in it (`importRow`). */
export interface Bulk {
  readonly table: string
  readonly canteen: string
  readonly name: string
  /** The only kind of files that fills it. */
  readonly kind: FileKind
}

const filled = {
  purchases: { table: 'purchases', canteen: 'canteenId', name: 'description', kind: 'achats' },
} satisfies Readonly<Record<string, Bulk>>
export type BulkName = keyof typeof filled
export const bulks: Readonly<Record<BulkName, Bulk>> = filled
