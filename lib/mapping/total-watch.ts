import type { FileTotal } from '../imports/file-total.ts'
import { labelKey } from './label-key.ts'

/** Whether the first cell of a row names a total; a product may have such a name too. */
export const isTotalName = (text: string): boolean =>
  /^(?:sous |grand )?tota(?:l|ux)\b|^subtotal\b/.test(labelKey(text))

/** Names of a total that is that of all rows, wherever it stands. */
const wholeNames = /^(?:grand total|tota(?:l|ux) (?:generale?|generaux|ht|h t|hors taxes?)|general total)$/

/** Finds among the rows that a conversion sets aside the one with the total of the whole file. */
export class TotalWatch {
  private last: { readonly row: number; readonly amount: number; readonly isWhole: boolean } | null = null
  private totals = 0
  /** Whether rows follow the last total: it is then that of the rows above alone. */
  private isFollowed = false
  private leftOut = 0
  private rounded = 0

  /** @param amount the cell of the price, as the converted file has it. */
  addRow(amount: string): void {
    this.isFollowed = true
    if (/[.,]\d{2}\d*[1-9]\d*$/.test(amount)) this.rounded++
  }

  addLeftOut(amount: string): void {
    this.isFollowed = true
    this.leftOut += numberOf(amount) || 0
  }

  /** @param name the first filled cell of the row. */
  addTotal(name: string, row: number, amount: string): void {
    const value = numberOf(amount)
    // A total right below another adds them up.
    const isWhole = wholeNames.test(labelKey(name)) || (this.totals > 0 && !this.isFollowed)
    this.last = Number.isNaN(value) ? null : { row, amount: value, isWhole }
    this.totals++
    this.isFollowed = false
  }

  get fileTotal(): FileTotal | null {
    const { last, totals, isFollowed, leftOut, rounded } = this
    if (!last || isFollowed || (totals > 1 && !last.isWhole)) return null
    return { row: last.row, amount: last.amount, leftOut: Math.round(leftOut * 100) / 100, rounded }
  }
}

/** NaN where the cell holds no amount. */
const numberOf = (amount: string): number => (amount.trim() === '' ? Number.NaN : Number(amount.replace(',', '.')))
