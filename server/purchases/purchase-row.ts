import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { parisTime } from '../http/date-time.ts'

/** A purchase as it is stored. */
export type PurchaseRow = Omit<Purchase, 'canteen' | 'characteristics' | 'invoiceFile'> & {
  readonly canteenId: number
  readonly characteristics: string | null
}

export function asPurchase(row: PurchaseRow): Purchase {
  return {
    ...row,
    canteen: row.canteenId,
    creationDate: parisTime(row.creationDate),
    modificationDate: parisTime(row.modificationDate),
    characteristics: row.characteristics === null ? null : JSON.parse(row.characteristics),
    // PostgreSQL gives decimals as texts.
    priceHt: Number(row.priceHt),
    invoiceFile: null,
  }
}
