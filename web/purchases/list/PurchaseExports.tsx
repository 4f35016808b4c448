import { purchaseFiles } from '@ma-cantine/lib/purchases/purchase-file-api'
import { purchaseExports } from '@ma-cantine/lib/purchases/purchases-api'
import { ExportChoice, ExportLinks } from '../../canteens/ExportLinks.tsx'
import { type ListAddress, selectionOf } from './list-address.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

export interface PurchaseExportsProps {
  readonly address: ListAddress
  /** Those that the person chose; empty for all that match. */
  readonly chosen: readonly number[]
  /** Number of purchases that match the filters. */
  readonly count: number
}

/** As many ids as an address can hold. */
const mostInAddress = 1000

/** The files of what the list shows, in its order: one to read, one to correct and import again. */
export function PurchaseExports({ address, chosen, count }: PurchaseExportsProps) {
  const { exports: words } = usePurchaseListWords()
  const isPart = chosen.length > 0 && chosen.length < count
  if (isPart && chosen.length > mostInAddress)
    return <p className="fr-hint-text fr-mb-0">{words.tooMany(mostInAddress)}</p>
  const query = new URLSearchParams(
    Object.entries({ ...selectionOf(address), id: isPart ? chosen.join(',') : '' }).filter(([, value]) => value !== ''),
  )
  const query2026 = new URLSearchParams([...query, ['version', '2026-siret']])
  return (
    <ExportChoice title={isPart ? words.chosen(chosen.length) : words.all(count)}>
      <ExportLinks label={words.read} files={purchaseExports} query={query} />
      <p className="fr-hint-text fr-mb-2w">{words.readText}</p>
      <ExportLinks label={words.again} files={purchaseFiles} query={query} />
      <p className="fr-hint-text fr-mb-2w">{words.againText}</p>
      <ExportLinks label={words.again2026} files={purchaseFiles} query={query2026} />
      <p className="fr-hint-text fr-mb-0">{words.again2026Text}</p>
    </ExportChoice>
  )
}
