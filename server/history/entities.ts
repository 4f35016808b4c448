import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import { type Field, type Fields, namesWhere } from '@ma-cantine/lib/entities/field'
import type { SqlType } from '../database/sql.ts'

/** Rows of another table that belong to a stored row: pairs of its id and of a key. */
export interface Part {
  readonly table: string
  readonly owner: string
  readonly key: string
  readonly keyType: Extract<SqlType, 'integer' | 'text'>
  /** Whether an import only adds keys, to which others may add theirs; otherwise it replaces all of them. */
  readonly grows: boolean
  /** The column whose values people see in place of the keys, where these are ids. */
  readonly labelColumn?: { readonly table: string; readonly column: string }
}

/** A table whose history has each change of each row. */
export interface Entity {
  readonly table: string
  readonly fields: Fields
  /** Column with the id of the canteen that the row belongs to. */
  readonly canteen: string
  /** Column by which people recognise the row. */
  readonly name: string
  /** Columns of dates of writing: rows that differ only by these are the same. */
  readonly stamps: readonly string[]
  /** By their name in the history. */
  readonly parts: Readonly<Record<string, Part>>
  /** Columns of other tables that refer to the row without being a part of it: such a row is in use. */
  readonly dependents: readonly { readonly table: string; readonly column: string }[]
  /** Tables derived from other data, whose rows are deleted with the row that they refer to. */
  readonly derived: readonly string[]
  /** Rows of another table that forbid every change of the row that they refer to. */
  readonly lockedBy?: {
    readonly table: string
    readonly column: string
    readonly where: Readonly<Record<string, string>>
  }
}

const stampsOf = (fields: Readonly<Record<string, Field & { readonly stamp: boolean }>>): string[] =>
  namesWhere(fields, (_, name) => fields[name]?.stamp === true)

/** Children first: undoing an import removes them before their parents. */
const trackedTables = {
  diagnostics: {
    table: 'diagnostics',
    canteen: 'canteenId',
    name: 'year',
    fields: diagnosticFields,
    stamps: stampsOf(diagnosticFields),
    parts: {},
    dependents: [{ table: 'teledeclarations', column: 'diagnosticId' }],
    derived: [],
    lockedBy: { table: 'teledeclarations', column: 'diagnosticId', where: { status: 'SUBMITTED' } },
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
        labelColumn: { table: 'users', column: 'email' },
      },
      managerInvitations: {
        table: 'managerInvitations',
        owner: 'canteenId',
        key: 'email',
        keyType: 'text',
        grows: true,
      },
      claimedBy: {
        table: 'canteenClaims',
        owner: 'canteenId',
        key: 'userId',
        keyType: 'integer',
        grows: true,
        labelColumn: { table: 'users', column: 'email' },
      },
    },
    dependents: [
      { table: 'purchases', column: 'canteenId' },
      { table: 'diagnostics', column: 'canteenId' },
      { table: 'teledeclarations', column: 'canteenId' },
      // A token limited to this canteen would become useless.
      { table: 'accessTokenCanteens', column: 'canteenId' },
      { table: 'canteenImages', column: 'canteenId' },
      { table: 'wasteMeasurements', column: 'canteenId' },
      { table: 'weighings', column: 'canteenId' },
      { table: 'weighingLinks', column: 'canteenId' },
      { table: 'canteenWasteActions', column: 'canteenId' },
      { table: 'joinRequests', column: 'canteenId' },
      { table: 'canteenMessages', column: 'canteenId' },
      { table: 'deliveryRequests', column: 'canteenId' },
      { table: 'deliveryRequests', column: 'kitchenId' },
      { table: 'canteens', column: 'groupId' },
      // The conversion could not be undone.
      { table: 'groupConversions', column: 'canteenId' },
      { table: 'groupConversions', column: 'siteId' },
      // The team would lose the mappings that are shared with it.
      { table: 'importMappings', column: 'canteenId' },
      // Forgotten proposals would come back.
      { table: 'forgottenArticles', column: 'canteenId' },
      // So would what was decided against.
      { table: 'labelCorrections', column: 'canteenId' },
      { table: 'lateOpenings', column: 'canteenId' },
      { table: 'lateRequests', column: 'canteenId' },
      { table: 'recapRequestCanteens', column: 'canteenId' },
      { table: 'kitchenReportAnswers', column: 'canteenId' },
      { table: 'kitchenReportAnswers', column: 'kitchenId' },
      { table: 'staffActs', column: 'canteenId' },
    ],
    // That a person keeps a canteen apart means nothing without it.
    derived: ['purchaseCounts', 'purchaseMonths', 'purchaseTexts', 'declaredSatellites', 'unsharedCanteens'],
  },
} satisfies Readonly<Record<string, Entity>>
export type EntityName = keyof typeof trackedTables
export const entities: Readonly<Record<EntityName, Entity>> = trackedTables
