import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { snakeCase } from '../database/naming.ts'
import { parisTime } from '../http/date-time.ts'

/** A purchase as the database gives it. */
export interface PurchaseRow
  extends Pick<
    Purchase,
    | 'id'
    | 'date'
    | 'description'
    | 'provider'
    | 'family'
    | 'localDefinition'
    | 'importSource'
    | 'creationSource'
    | 'creationDate'
    | 'modificationDate'
  > {
  readonly canteenId: number
  /** A JSON array. */
  readonly characteristics: string | null
  /** PostgreSQL gives decimals as texts. */
  readonly priceHt: number | string
}

const properties = [
  'id',
  'canteenId',
  'date',
  'description',
  'provider',
  'family',
  'characteristics',
  'priceHt',
  'localDefinition',
  'importSource',
  'creationSource',
  'creationDate',
  'modificationDate',
] as const satisfies readonly (keyof PurchaseRow)[]

/** The properties of a `PurchaseRow` with the columns they come from. */
export const purchaseColumns = properties.map(property => ({ property, column: snakeCase(property) }))

/** `invoiceFile` is the address of the invoice, null when there is none. */
export function asPurchase(row: PurchaseRow, invoiceFile: string | null): Purchase {
  return {
    id: row.id,
    creationDate: parisTime(row.creationDate),
    modificationDate: parisTime(row.modificationDate),
    canteen: row.canteenId,
    date: row.date,
    description: row.description,
    provider: row.provider,
    family: row.family,
    characteristics: row.characteristics === null ? null : JSON.parse(row.characteristics),
    priceHt: Number(row.priceHt),
    invoiceFile,
    localDefinition: row.localDefinition,
    importSource: row.importSource,
    creationSource: row.creationSource,
  }
}
