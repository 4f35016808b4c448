import { compareRecap } from '@ma-cantine/lib/recaps/compare-recap'
import type { ComparedLine, RecapLine, StoredPurchase } from '@ma-cantine/lib/recaps/recap-verdict'
import { sortBySupplier } from '@ma-cantine/lib/recaps/sort-by-supplier'
import type { OverlapCase } from './overlap-cases.ts'

/** The supplier of all recaps of the cases. */
export const supplier = 'Primeurs du Port'

const cells = (text: string): string[] => text.split('|').map(cell => cell.trim())
const labelsOf = (cell: string): string[] => (cell === '' ? [] : cell.split(','))
const centsOf = (amount: string): number => Math.round(Number(amount) * 100)

export function lineOf(text: string, index: number): RecapLine {
  const [description = '', firstDay = '', lastDay = '', labels = '', amount = '', family] = cells(text)
  return {
    row: index + 2,
    description,
    firstDay,
    lastDay,
    family: family ?? 'FRUITS_ET_LEGUMES',
    labels: labelsOf(labels),
    cents: centsOf(amount),
  }
}

export function purchaseOf(text: string, index: number): StoredPurchase {
  const [description = '', date = '', labels = '', amount = '', provider = '', family] = cells(text)
  return {
    id: index + 1,
    description,
    provider: provider === '-' ? null : provider || supplier,
    date,
    family: family === '-' ? null : (family ?? 'FRUITS_ET_LEGUMES'),
    labels: labelsOf(labels),
    cents: centsOf(amount),
  }
}

export const compareCase = ({ rows, purchases }: Pick<OverlapCase, 'rows' | 'purchases'>): ComparedLine[] =>
  compareRecap(rows.map(lineOf), sortBySupplier(supplier, purchases.map(purchaseOf), new Set()))
