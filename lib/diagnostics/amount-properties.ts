import { namesWhere } from '../entities/field.ts'
import type { DetailedAmounts, SimpleAmounts } from './diagnostic-draft.ts'
import { type Amount, type DiagnosticFields, diagnosticFields } from './diagnostic-fields.ts'
import { type IncludedProperty, includedProperties } from './included-amounts.ts'
import { type GridProperty, gridCells } from './product-grid.ts'

/** The ten totals of a simple diagnostic, in the order of the files. */
export const simpleProperties = namesWhere<DiagnosticFields, keyof SimpleAmounts>(
  diagnosticFields,
  ({ kind, file }) => kind === 'amount' && file !== null,
)

/** The 112 cells of the grid. */
export const gridProperties: readonly GridProperty[] = gridCells.map(({ property }) => property)

export type AmountProperty = keyof SimpleAmounts | GridProperty

/** All the amounts of a diagnostic: its totals, then its grid. */
export const amountProperties: readonly AmountProperty[] = [...simpleProperties, ...gridProperties]

export type StoredAmount = AmountProperty | IncludedProperty

/** All that is stored: the amounts, then the parts of them that formats of 2026 say. */
export const storedAmounts: readonly StoredAmount[] = [...amountProperties, ...includedProperties]

/**
 * Amounts in the order of `storedAmounts`, of which a file may have the first ones only. Thousands of diagnostics as objects of
 * 122 properties would take too much memory.
 */
export type AmountList = readonly Amount[]

const placeOf = new Map(storedAmounts.map((property, place) => [property, place]))

/** An amount of a list; null beyond its end. */
export const amountOfList = (list: AmountList | null, property: StoredAmount): Amount =>
  list?.[placeOf.get(property) ?? -1] ?? null

/** Whether a detailed file has this amount; its seven other totals are sums of the grid. */
export const isTyped = (property: AmountProperty): property is keyof DetailedAmounts =>
  diagnosticFields[property].detailedFile !== null

/** A larger amount would lose cents: JSON and SQLite keep 15 digits of a number, of which two are cents. */
export const largestAmount = 9_999_999_999_999.99
