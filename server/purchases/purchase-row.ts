import { searchText } from '@ma-cantine/lib/lists/search-key'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { type PurchaseFields, purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import { entityTable, type RowOf } from '../database/entity-table.ts'
import { answerColumns, answerOf } from '../http/entity-answer.ts'

export const purchaseRows = entityTable('purchases', purchaseFields)

export type PurchaseRow = RowOf<PurchaseFields>

/** The columns that an answer needs. */
export const answeredColumns = ['canteenId', ...answerColumns(purchaseRows)] as const
export type AnsweredPurchase = Pick<PurchaseRow, (typeof answeredColumns)[number]>

/** @param invoiceFile address of the invoice, null without one. */
export const asPurchase = (row: AnsweredPurchase, invoiceFile: string | null): Purchase =>
  answerOf(purchaseRows, row, { canteen: row.canteenId, invoiceFile })

/** The text that searches look in. */
export const searchTextOf = ({ description, provider }: Pick<PurchaseRow, 'description' | 'provider'>): string =>
  searchText([description, provider])
