import {
  exportPurchasesAsCsv,
  exportPurchasesAsOds,
  exportPurchasesAsWorkbook,
} from '@ma-cantine/lib/purchases/purchases-api'
import { ExportChoice, ExportLinks } from '../../canteens/ExportLinks.tsx'
import { purchaseFormats } from '../../canteens/export-formats.ts'
import { type ListAddress, selectionOf } from './list-address.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

export interface PurchaseExportsProps {
  readonly address: ListAddress
  /** Those that the person chose; empty for all that match. */
  readonly ids: readonly number[]
  /** Number of purchases that match the filters. */
  readonly count: number
}

const readableFormats = {
  CSV: exportPurchasesAsCsv,
  Excel: exportPurchasesAsWorkbook,
  OpenDocument: exportPurchasesAsOds,
} as const

/** The files of what the list shows, in its order: one to read, one to correct and import again. */
export function PurchaseExports({ address, ids, count }: PurchaseExportsProps) {
  const { exports: words } = usePurchaseListWords()
  const query = new URLSearchParams(
    Object.entries({ ...selectionOf(address), id: ids.join(',') }).filter(([, value]) => value !== ''),
  )
  return (
    <ExportChoice title={ids.length > 0 ? words.chosen(ids.length) : words.all(count)}>
      <ExportLinks label={words.read} formats={readableFormats} query={query} />
      <p className="fr-hint-text fr-mb-2w">{words.readText}</p>
      <ExportLinks label={words.again} formats={purchaseFormats} query={query} />
      <p className="fr-hint-text fr-mb-0">{words.againText}</p>
    </ExportChoice>
  )
}
